import { numberIn } from '../../references/quantities/durations.ts';
import { SHORT_MONTHS } from '../../references/quantities/month-names.ts';
import { CURRENCY } from './currency.ts';
import { TextFeature, withDefaults } from './text-rule.ts';

/** Rules for malformed numbers. */
export const numbers = withDefaults({ code: 'odd-number', features: TextFeature.digit }, [
  {
    find: new RegExp(
      // Sums in euros may be written as in the euro area.
      `(?<![\\w.,])${CURRENCY} ?(?:\\d{1,3}(?:,\\d{3})*,(?:\\d{1,2}|\\d{4,})(?![\\d,])|(?<!(?:€|EUR) ?)\\d{1,3}\\.\\d{3},\\d{2}(?!\\d))`,
    ),
    message: (piece) => `The commas of ${piece} do not separate thousands.`,
    suggestion: (piece) =>
      `Check the digits, and write a comma before every three, such as ${piece.replace(/[\d.,]+$/, '1,500,000')}.`,
  },
  {
    find: new RegExp(
      `(?<!\\w)${CURRENCY}[ .]?(?:(?<!(?:€|EUR) ?)\\d{1,3}\\.\\d{3}(?![\\d%])|(?=[\\d,OoIl]*\\d)[\\d,OoIl]*[OoIl][\\d,OoIl]*(?:[KMB]\\b|(?<![lI])(?![\\p{L}\\d])))`,
      'u',
    ),
    message: (piece) => `${piece} has a point or a letter where a comma or a digit belongs.`,
    put: ([piece]) => rightAmount(piece),
  },
  {
    find: /(?<![\p{L}\d.,/-])\d[\d,]*[Oo][\dOo,]*(?![\p{L}\d])/u,
    message: (piece) => `${piece} has the letter O where the digit 0 belongs.`,
    put: ([piece]) => piece.replace(/o/gi, '0'),
  },
  {
    find: /(?<=\bBox )[\dOo-]*[Oo]{2}[\dOo-]*(?![\p{L}\d])/u,
    message: (piece) => `${piece} has the letter O where the digit 0 belongs.`,
    put: ([piece]) => piece.replace(/o/gi, '0'),
  },
  {
    // Groups of two are the Indian notation: 2,50,000.
    find: /(?<![\p{L}\d.,:/-])(?:\d{1,3}(?:,\d{3})+,(?:\d{1,2}|\d{4,})(?![\d,])|\d{1,3},(?:\d{2}\+|\d{4,})(?![\d,])|\d{4,},\d{2}(?![\d,])|\d{1,3}\.\d{3},\d{3}(?!\d))/u,
    message: (piece) => `The commas of ${piece} do not separate thousands.`,
    suggestion: () => 'Check the digits, and write a comma before every three of them, such as 1,500,000.',
  },
  {
    find: /(?<![\p{L}\d.,/-])\d{1,3}(?:,\d{3})+\.\d{3}(?![\d%])/u,
    message: (piece) => `${piece} has a point where a comma belongs.`,
    put: ([piece]) => piece.replace('.', ','),
  },
  {
    find: (text) => [...text.matchAll(CODE)].find(([code]) => !CURRENCIES.has(code)),
    message: (piece) => `"${piece}" is no currency.`,
    suggestion: () => 'Correct the three letters.',
  },
  {
    find: /(?<=\bAct(?: \([^)]*\))?,? )\d{5}(?!\d)/,
    message: (piece) => `${piece} is not a year.`,
    suggestion: () => 'Correct the year.',
  },
  {
    code: 'other-total',
    find: (text) => (text.includes(' = ') ? ([...text.matchAll(SUM)].find(isWrong) ?? null) : null),
    message: (piece) => `The sum of "${piece}" is not right.`,
    suggestion: (piece) => `Calculate it again: ${piece.replace(/ = .*/, '')} is ${figure(resultOf(piece))}.`,
  },
  {
    language: /^en/,
    find: (text) => (/\d [a-z]/.test(text) ? ([...text.matchAll(TWICE)].find(isSameNumber) ?? null) : null),
    message: (piece) => `"${piece}" has the number twice.`,
    put: ([, , word = '']) => word,
  },
  {
    language: /^en/,
    find: /(?<![\w.,])\d*(?:1[123](?:st|nd|rd)|(?<!1)1(?:nd|rd|th)|(?<!1)2(?:st|rd|th)|(?<!1)3(?:st|nd|th)|[04-9](?:st|nd|rd))(?!\w)/,
    message: (piece) => `"${piece}" does not end as this number does.`,
    put: ([piece]) => ordinal(Number.parseInt(piece, 10)),
  },
  {
    code: 'odd-unit',
    language: /^en/,
    find: /(?<=\d )(?:kilowatts|kW)(?= (?:of (?:power|electricity) )?(?:a|per|each|every) (?:day|week|month|year)\b)/,
    message: (piece) => `"${piece}" is a unit of power; what is used in a day or month is energy.`,
    put: ([piece]) => (piece === 'kW' ? 'kWh' : 'kilowatt-hours'),
  },
  {
    code: 'odd-unit',
    find: /(?<=\d ?)(?:K[Ww][Hh]|kwh|KWh|K[Ww]|K[Gg][Ss]?|kgs|K[Mm][Ss]?|kms|(?<!(?:[A-Z]{3}|[$€£]) ?[\d.,]+ ?)M[Mm])(?!\w)/,
    message: (piece) => `"${piece}" is not how this unit is written.`,
    put: ([piece]) => UNITS.find((unit) => unit.toLowerCase() === piece.toLowerCase().replace(/s$/, '')) ?? piece,
  },
  {
    find: /(?<![\p{L}\d.,/-])\d*[lI]\d*(?:,\d{3})+\b|(?<![\p{L}\d.,/-])\d{1,3},(?:\d[lI]\d|\d{2}[lI]|[lI]\d{2})\b/u,
    message: (piece) => `${piece} has a letter where the digit 1 belongs.`,
    put: ([piece]) => piece.replace(/[lI]/g, '1'),
  },
  {
    find: /(?<![\w−–-])[−–-]{2,}(?=\d)/,
    message: (piece) =>
      `There are ${piece.length} signs before the number, so it is not clear whether it is below zero.`,
    put: () => '−',
  },
  {
    find: /(?<=\d\+?)%(?:[%+]*%)/,
    message: (piece) => `"${piece}" has the sign twice.`,
    put: () => '%',
  },
  {
    find: /(\d[\d,.]*)\+%/,
    features: TextFeature.template,
    message: (piece) => `${piece} has the plus sign before the percent sign.`,
    put: ([, figure = '']) => `${figure}%+`,
  },
  {
    language: /^en/,
    find: /(?<![\w%&=?/.{}-])%(\d{1,3}(?:\.\d+)?)(?![\w.]*\w)/,
    features: TextFeature.template,
    message: (piece) => `${piece} has the percent sign before the number.`,
    put: ([, figure = '']) => `${figure}%`,
  },
  {
    code: 'more-than-all',
    language: /^en/,
    find: /(?<![\d.,])(?:10[1-9]|1[1-9]\d|[2-9]\d\d)(?:%| per ?cent) (?:moisture|humidity|occupancy|commission|discount)\b|(?<![\d.,])(?:10[1-9]|1[1-9]\d|[2-9]\d\d)% of (?:(?:our|the|all|these|those|its|their) )*(?:homes|flats|houses|tenants|guests|farmers|people|customers|clients|owners|hosts|households|employees|staff|members|applicants|graduates|trainees|families|them|us)\b/,
    message: (piece) => `${piece} are more than all of them.`,
    suggestion: () => 'Correct the number.',
  },
  {
    code: 'percent-without-sign',
    find: /\{percent(?:age)?\}(?!\s?(?:[%٪‰]|per\s?cent))/i,
    features: TextFeature.brace,
    message: (piece) => `${piece} is a number only, and nothing behind it says that it is a percentage.`,
    put: ([piece]) => `${piece}%`,
  },
  {
    find: /(?<![\w.])\d+(?:\.\d+)?E[+-]\d+(?!\w)/,
    message: (piece) => `${piece} is how spreadsheets shorten a long number.`,
    suggestion: (piece) => `Write the number out, such as ${Number(piece).toLocaleString('en')}.`,
  },
  {
    find: new RegExp(`^(\\d{1,2})-(${SHORT_MONTHS.join('|')})$`, 'i'),
    message: (piece) => `"${piece}" is a range that a spreadsheet has turned into a day.`,
    // The day may have been either end of it: ranges begin with the smaller number.
    put: ([, day, month = '']) =>
      [Number(day), SHORT_MONTHS.indexOf(month.toLowerCase()) + 1].sort((one, other) => one - other).join('–'),
  },
  {
    find: /(?<![\p{L}\p{N}.,:/-])l\d+(?:[%+]|(?![\p{L}\p{N}]))/u,
    message: (piece) => `${piece} has a letter where the digit 1 belongs.`,
    put: ([piece]) => piece.replace('l', '1'),
  },
]);

/** Three capitals before an amount of thousands. */
const CODE = /(?<![\w-])[A-Z]{3}(?= \d{1,3}(?:,\d{3})+(?! ?[a-z]{2}))/g;
const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Units that are often written with the wrong capitals. */
const UNITS = ['kWh', 'kW', 'kg', 'km', 'mm'];

/** A sum in a text, with its result: "80 × 100 × 0.8 = 6,400". */
const SUM = /(?<![\w.,])(?<![+−–×*/=-] ?)\d[\d,]*(?:\.\d+)?(?: [+−–×*] \d[\d,]*(?:\.\d+)?)+ = \d[\d,]*(?:\.\d+)?/g;

/** The result of the left side of a sum: products first, then from left to right. */
function resultOf(sum: string): number {
  const [left = ''] = sum.replaceAll(',', '').split(' = ');
  const product = (factors: string) => factors.split(/ [×*] /).reduce((whole, factor) => whole * Number(factor), 1);
  const [first = '', ...others] = left.split(/ (?=[+−–] )/);
  return others.reduce(
    (total, part) => total + (part.startsWith('+') ? 1 : -1) * product(part.slice(2)),
    product(first),
  );
}

/** Whether the right side of a sum is another number, even when rounded as it is written. */
function isWrong([sum]: RegExpExecArray): boolean {
  const written = sum.replace(/^.* = /, '').replaceAll(',', '');
  const places = written.split('.')[1]?.length ?? 0;
  return Math.abs(resultOf(sum) - Number(written)) > 0.5 / 10 ** places + 1e-9;
}

/** A number in figures and in words. */
const TWICE =
  /(?<![\w.,/-])(\d{1,2}) (one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty)(?![\w-])/g;

const isSameNumber = ([, digits, word = '']: RegExpExecArray) => numberIn(word) === Number(digits);

/** A number in a sequence: 1st, 22nd. */
function ordinal(number: number): string {
  const category = new Intl.PluralRules('en', { type: 'ordinal' }).select(number);
  const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };
  return `${number}${endings[category] ?? 'th'}`;
}

const figure = (number: number) => number.toLocaleString('en', { maximumFractionDigits: 2 });

/** Corrects an amount with points for commas, or letters for digits: USD 2.500, USD 1O,OOO. */
const rightAmount = (piece: string) =>
  piece
    .replace(/(?<=\d)\.(?=\d)/g, ',')
    .replace(/(?<=[\d, ])[\dOoIl,]+(?=[KMB]?$)/, (figures) => figures.replace(/[Oo]/g, '0').replace(/[Il]/g, '1'));
