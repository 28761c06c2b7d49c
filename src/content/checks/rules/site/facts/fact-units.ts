import { noteKind } from '../../../../cache/notes.ts';
import type { ContentDocument } from '../../../../read/content.ts';
import { asObject, parentPointer, textProperty, valueAt } from '../../../../read/json.ts';
import { changeTo, unsafe } from '../../../../report/fixes.ts';
import type { FileIssue } from '../../../../report/issues.ts';
import { type Rule, withPath } from '../../../rule.ts';
import { TextFeature } from '../../../text-rules/text-features.ts';

/** Facts that texts use together with a unit. */
const factsWithUnit = noteKind<string>('fact-with-its-unit');

/** The placeholder of a fact with a unit after it, or a currency before it. */
const WITH_UNIT =
  /(?:\b[A-Z][A-Za-z]{1,2} |[$€£])\{\{\s*facts\.(\w+)\s*\}\}|\{\{\s*facts\.(\w+)\s*\}\} ?(?:%|per ?cent|(?:working |business )?(?:minute|hour|day|week|month|year)s?\b)/g;

/** Facts that a text uses as a percentage. */
const factsAsShare = noteKind<string>('fact-as-share');

/** Such a noun makes the figure a count: "12 of our homes", but "60% of profits". */
const BARE_NOUN =
  '(?!the\\b|our\\b|this|these|those|them\\b|us\\b|its\\b|their|your|an?\\b|all\\b|each\\b|every|which|whom)[a-z]{3,}';
const QUOTED = '\\{\\{\\s*facts\\.(\\w+)\\s*\\}\\}';

/** The placeholder of a fact that must be a percentage: "grew by … a year", "… lower", "… of profits". */
const AS_SHARE = new RegExp(
  `\\b(?:gr[eo]w|ris|rose|f[ae]ll|increas|decreas|drop|cut|reduc)\\w* by (?:about |over |around |up to |more than |at least )?${QUOTED}(?= a year| per year| annually| compared|[,.;:]|$)|${QUOTED} (?:lower|higher|cheaper)\\b|${QUOTED} of ${BARE_NOUN}`,
  'g',
);
/** Labels of a large figure that must be a percentage. */
const SHARE_LABEL = new RegExp(
  `^(?:of ${BARE_NOUN}|lower |higher )|\\b(?:occupancy|growth a year|annual [a-z ]*growth|commission)\\b`,
);

/** Checks that figures have the unit that their meaning and other facts suggest. */
export const rule: Rule = {
  codes: { 'fact-without-unit': 'warning' },
  onText: (text, pointer, document, features, content) => {
    if ((features & TextFeature.placeholder) === 0 || !text.includes('facts.')) return undefined;
    const { file } = document;
    for (const name of sharesIn(text, pointer, document)) factsAsShare.add(content, file, pointer(), name);
    for (const [, before, after] of text.matchAll(WITH_UNIT))
      factsWithUnit.add(content, file, pointer(), before ?? after ?? '');
    return undefined;
  },
  *onEnd(content) {
    const elsewhere = new Set(factsWithUnit.all(content).map(({ data }) => data));
    const shares = new Set(factsAsShare.all(content).map(({ data }) => data));
    for (const { file, data } of content.documents('facts')) {
      const facts = Object.entries(asObject(data));
      const values = facts.map(([, fact]) => textProperty(fact, 'value') ?? '');
      for (const [name, fact] of facts) {
        const issue = elsewhere.has(name) ? undefined : issueOf(name, fact, values, shares.has(name));
        yield* withPath(file, issue);
      }
    }
  },
};

/** The facts that a text uses as percentages. */
function sharesIn(text: string, pointer: () => string, { data }: ContentDocument): string[] {
  const names = [...text.matchAll(AS_SHARE)].flatMap(([, ...names]) => names.find(Boolean) ?? []);
  const [alone, name] = /^(?:up to |about |over )?\{\{\s*facts\.(\w+)\s*\}\}$/i.exec(text) ?? [];
  if (alone === undefined || name === undefined) return names;
  const label = textProperty(valueAt(data, parentPointer(pointer())), 'label');
  return SHARE_LABEL.test(label ?? '') ? [...names, name] : names;
}

const BARE = /^\d[\d.,]*(?: ?[–-] ?\d[\d.,]*)?\+?$/;
/** Whether a number probably lost its unit; averages and ratings may have decimals. */
const isOddDecimal = (value: string, meaning: string) =>
  /^\d+\.\d{1,2}\+?$/.test(value) &&
  !/\b(?:ratings?|grade|score|stars?|ratio|times|out of|per)\b|^(?:the )?average\b/i.test(meaning);
const BARE_SUM = /^\d[\d.,]*(?:[KMB]| million| billion)?\+?$/;

/** English words in meanings of percentages, times and sums of money. */
const SHARE =
  /\b(?:share of|as a share|per ?cent(?:age)?|occupancy|return on|(?:drop|rise|growth|increase|cut) (?:in|of)|how much (?:lower|higher|more|less)|growth rate|rate of (?:growth|return)|yearly return|extra (?:rent|income|yield))\b/i;
const TIME = /^(?:how (?:long|soon|quickly)|the longest\b|(?:[\p{L}-]+ ){0,4}time\b(?! of\b))/iu;
const HAS_UNIT_OF_TIME =
  /(?<!\p{L})(?:minutes?|hours?|days?|weeks?|months?|quarters?|seasons?|years?)\b|\d ?(?:min|hrs?|h|d|wks?|yrs?)\b|%/iu;
const SUM = /\b(?:revenue|turnover|investment round|funding|profits?|price|worth)\b/i;

function issueOf(name: string, fact: unknown, values: readonly string[], isShare: boolean): FileIssue | undefined {
  const [value, meaning] = [textProperty(fact, 'value') ?? '', textProperty(fact, 'meaning') ?? ''];
  const currency = values.flatMap((other) => /^(?:[A-Z]{3}|[$€£]) ?(?=\d)/.exec(other)?.[0] ?? [])[0];
  if (/^\d/.test(value) && TIME.test(meaning) && !BARE.test(value) && !HAS_UNIT_OF_TIME.test(value))
    return without(name, value, 'a time', 'Write the unit of time, such as "24 hours" or "5 business days".');
  if (BARE.test(value) && TIME.test(meaning))
    return without(name, value, 'a time', `Write the unit too, such as "${value} hours" or "${value} days".`);
  if (
    BARE.test(value) &&
    (isShare || SHARE.test(meaning) || isOddDecimal(value, meaning)) &&
    values.some((other) => other.includes('%'))
  )
    return {
      ...without(name, value, 'a share', undefined, asShare(value)),
      ...(!SHARE.test(meaning) && {
        message: `"${value}" has no unit, although ${isShare ? 'texts quote it as a share' : 'decimals seldom count anything'}: visitors would read the bare number.`,
      }),
    };
  if (BARE_SUM.test(value) && SUM.test(meaning) && currency !== undefined)
    return without(name, value, 'money', undefined, `${currency}${value}`);
  return undefined;
}

/** A bare number as a percentage; spreadsheets show percentages as fractions of one. */
function asShare(value: string): string {
  const bare = value.replace(/\+$/, '');
  const percent = /^0\.\d+$/.test(bare) ? String(Number((Number(bare) * 100).toFixed(2))) : bare;
  return `${percent}%${value.endsWith('+') ? '+' : ''}`;
}

function without(name: string, value: string, what: string, suggestion?: string, right?: string): FileIssue {
  const pointer = `/${name}/value`;
  return {
    code: 'fact-without-unit',
    pointer,
    message: `"${value}" has no unit, although its meaning speaks of ${what}: visitors would read the bare number.`,
    suggestion: suggestion ?? `Write "${right}", if that is the unit.`,
    ...(right !== undefined && { fix: unsafe(changeTo(pointer, right)) }),
  };
}
