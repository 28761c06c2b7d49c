/** The English numbers from zero to twenty. */
export const SMALL_NUMBERS = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty'],
];
const TENS: Record<string, number> = { thirty: 30, forty: 40, fifty: 50, sixty: 60, ninety: 90 };

/** A number in digits or in English words. */
export const NUMBER_WORD = `(?:\\d+|an?|${[...SMALL_NUMBERS, ...Object.keys(TENS)].join('|')})`;

/** The number for a word or digits; NaN for other words. */
export function numberIn(word: string): number {
  const plain = word.toLowerCase();
  if (plain === 'a' || plain === 'an') return 1;
  const place = SMALL_NUMBERS.indexOf(plain);
  return place >= 0 ? place : (TENS[plain] ?? Number(plain));
}

/** A number in words if the other number is in words, otherwise in digits. */
export const numberLike = (number: number, other: string) =>
  /\d/.test(other) ? String(number) : (SMALL_NUMBERS[number] ?? String(number));

/** Hours of each unit. */
const UNITS: Record<string, number> = { hour: 1, day: 24, week: 168, month: 730, year: 8760 };
const UNIT = `(?:(?:working|business|calendar) )?(${Object.keys(UNITS).join('|')})s?`;

/** A length of time in a text, in hours. */
export interface Duration {
  /** As written: "seven days". */
  written: string;
  /** The number as written: "seven". */
  number: string;
  hours: number;
  index: number;
}

const DURATION = new RegExp(String.raw`(?<![\w.,–-])(${NUMBER_WORD})[ -]${UNIT}(?![\w–])`, 'gi');

/** The durations in a text, except ranges. */
export function durationsIn(text: string): Duration[] {
  return [...text.matchAll(DURATION)].map(({ 0: written, 1: number = '', 2: unit = '', index }) => ({
    written,
    number,
    hours: numberIn(number) * (UNITS[unit.toLowerCase()] ?? Number.NaN),
    index,
  }));
}

const SPAN = new RegExp(String.raw`^(\d+(?:\.\d+)?)(?:(?:–|-| to )(\d+))?(\+)? ${UNIT}$`);

/** The shortest and longest duration that a figure such as "3–5 years" or "4+ years" can mean, in hours. */
export function spanOf(value: string): { least: number; most: number } | undefined {
  const [, from, to, plus, unit] = SPAN.exec(value) ?? [];
  const hours = UNITS[unit ?? ''];
  if (from === undefined || hours === undefined) return undefined;
  const least = Number(from) * hours;
  return { least, most: plus === undefined ? Number(to ?? from) * hours : Number.POSITIVE_INFINITY };
}
