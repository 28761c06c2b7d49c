import { anyCase } from '../../../read/any-case.ts';
import { isObject, textProperty } from '../../../read/json.ts';
import { memoizeByObject } from '../../../read/memoize.ts';
import { replaceSubstring, unsafe } from '../../../report/fixes.ts';
import { type Content, type Rule, TextFeature, type ValueIssue } from '../../rule.ts';

/** Checks that money and decimals are formatted like the facts. */
export const rule: Rule = {
  codes: { 'money-spelt-otherwise': 'warning', 'decimal-comma': 'warning' },
  visibleOnly: true,
  onText: (text, pointerOf, document, features, content) => {
    if ((features & TextFeature.digit) === 0) return undefined;
    const { currency, otherwise, isOfDollars, hasPoint } = formatOf(content);
    const isFacts = document.file.kind.name === 'facts';
    const dollars = isFacts || isOfDollars || currency === undefined ? null : DOLLARS.exec(text);
    const found = dollars ?? otherwise?.exec(text) ?? (hasPoint ? DECIMAL.exec(text) : null);
    if (!found || isQuoted(found) || (isFacts && isOfOtherName(found, currency))) return undefined;
    const pointer = pointerOf();
    if (dollars !== null) return inDollars(dollars, currency);
    const [piece, before, after, bare] = found;
    const figure = before ?? after ?? bare;
    const put = figure === undefined ? piece.replace(',', '.') : `${currency} ${figure}`;
    return {
      at: { text: piece, index: found.index },
      code: figure === undefined ? 'decimal-comma' : 'money-spelt-otherwise',
      message:
        figure === undefined
          ? `${piece} has a comma where this site's language uses a point.`
          : `"${piece}" is written differently from other amounts on the site.`,
      suggestion: `Write "${put}".`,
      fix: unsafe(replaceSubstring(pointer, text, piece, put, found.index)),
    };
  },
};

/** How the site writes money and decimals. */
const formatOf = memoizeByObject((content: Content) => {
  const currency = currencyOf(content);
  return {
    currency,
    otherwise: currency === undefined ? undefined : spellings(currency, content),
    isOfDollars: currency !== undefined && signOf(currency, content).includes('$'),
    hasPoint: decimalSign(content) === '.',
  };
});

/** Whether a match is within a quotation, such as of a message from a bank, which is left as it was written. */
const isQuoted = ({ index, input }: RegExpExecArray) => /“[^”]*$/.test(input.slice(0, index));

const AMOUNT = String.raw`\d(?:[\d,]*\d)?(?:\.\d+)?(?: ?(?:million|billion|[MKB])\b)?`;

/** An amount in dollars of an unspecified country; "US$ 20" is specific. */
const DOLLARS = new RegExp(`(?<![\\w$])\\$ ?(${AMOUNT})`);

function inDollars([piece, figure = '']: RegExpExecArray, currency = ''): ValueIssue {
  return {
    at: { text: piece },
    code: 'money-spelt-otherwise',
    message: `"${piece}" is in dollars, but other amounts on the site are in ${currency}.`,
    suggestion: `Write "${currency} ${figure}" if that is meant, or say which dollars: "US$ ${figure}".`,
  };
}

/** Facts may use a currency's sign. */
const isOfOtherName = ([piece, before]: RegExpExecArray, currency = '') =>
  before !== undefined && !piece.toUpperCase().startsWith(currency);

/** A decimal before a percent sign or unit; three digits after a comma are thousands. */
const DECIMAL =
  /(?<![\d.,])\d{1,3},\d{1,2}(?=\s?%| (?:million|billion|percent|per cent|times|km|kg|tonnes?|litres?|hours?|years?)\b)/;

/** The most frequent currency code in the facts. */
function currencyOf(content: Content): string | undefined {
  const facts = content.data('facts');
  const codes = Object.values(isObject(facts) ? facts : {}).flatMap(
    (fact) => /^([A-Z]{3}) \d/.exec(textProperty(fact, 'value') ?? '')?.[1] ?? [],
  );
  const counted = [...Map.groupBy(codes, (code) => code)].sort(([, one], [, other]) => other.length - one.length);
  return counted[0]?.[0];
}

/** Other ways to write amounts of a currency: its sign, other capitals, after the number, without a space. */
function spellings(currency: string, content: Content): RegExp {
  const sign = signOf(currency, content);
  const names = [currency, ...(/^\p{L}{2,}$/u.test(sign) ? [sign] : [])];
  const written = names.map((name) => `${anyCase(name)}s?`);
  const before = `(?<![\\w{.])(?!${currency} \\d)(?:${written.join('|')})[. ]{0,2}(${AMOUNT})(?:\\s?/[=-])?`;
  const after = `(?<![\\w.,-])(${AMOUNT}) (?:${written.join('|')})\\b`;
  const bare = `(?<![\\w.,/-])(${AMOUNT})\\s?/(?:=|-(?!\\d))`;
  return new RegExp(`${before}|${after}|${bare}`);
}

function formatted(content: Content, options: Intl.NumberFormatOptions): Intl.NumberFormatPart[] {
  const language = textProperty(content.data('site'), 'language') ?? 'en';
  try {
    return new Intl.NumberFormat(language, options).formatToParts(1.5);
  } catch {
    return [];
  }
}

const signOf = (currency: string, content: Content) =>
  formatted(content, { style: 'currency', currency }).find(({ type }) => type === 'currency')?.value ?? '';

const decimalSign = (content: Content) => formatted(content, {}).find(({ type }) => type === 'decimal')?.value;
