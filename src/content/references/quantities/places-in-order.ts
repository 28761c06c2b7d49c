import { datesIn } from './days.ts';
import { ENGLISH_MONTHS, SHORT_MONTHS } from './month-names.ts';

/** Where something belongs in an order, such as that of the months of a year. */
export interface PlaceInOrder {
  /** What is counted: "month", "year", "mm"; only places of one order can be compared. */
  order: string;
  place: number;
  /** Whether nothing but the order can be meant: "Months 3 to 6", unlike "20 mm". */
  isOrder: boolean;
}

const COUNTED =
  'hour|day|week|month|quarter|season|term|year|step|stage|phase|lesson|chapter|part|round|session|module|unit';
const RANGE = `(?:,? ?(?:to|until|and|or|–|—|-) ?`;

/** "Months 3 to 6", "Week 1", "Day 3: the roof", "Year 2 and later". */
const NUMBERED = new RegExp(
  String.raw`^(${COUNTED})s? (\d{1,4})(?:${RANGE}\d{1,4})|\+| onwards?| and (?:after|later|beyond))?(?:(?::| [(–—]).*)?$`,
  'i',
);
const YEAR = /^((?:19|20)\d\d)(?: ?[/–-] ?(?:\d\d){1,2})?$/;
const QUARTER = /^Q([1-4]),? ((?:19|20)\d\d)$/;
const MONTH_WORD = `(?:${[...ENGLISH_MONTHS, ...SHORT_MONTHS].join('|')})`;
const MONTH = new RegExp(`^(${MONTH_WORD})(?:${RANGE}${MONTH_WORD}))?$`, 'i');
/** "20 mm", "1–2 bedrooms", "1,000"; what has a currency or a percent sign is a price or a share. */
const AMOUNT = new RegExp(
  String.raw`^(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)(?:${RANGE}\d[\d,.]*))?(?: ?(\p{L}[\p{L}²³]*(?: \p{L}+)?))?$`,
  'u',
);

/** Where a short English text such as a cell of a table belongs in an order; undefined if it is anything else. */
export function placeInOrder(text: string): PlaceInOrder | undefined {
  const [, counted, number] = NUMBERED.exec(text) ?? [];
  if (counted !== undefined) return { order: counted.toLowerCase(), place: Number(number), isOrder: true };
  const [, quarter, ofYear] = QUARTER.exec(text) ?? [];
  if (quarter !== undefined)
    return { order: 'quarter of a year', place: Number(ofYear) * 4 + Number(quarter), isOrder: true };
  const [, month] = MONTH.exec(text) ?? [];
  if (month !== undefined)
    return { order: MONTHS_OF_A_YEAR, place: SHORT_MONTHS.indexOf(month.slice(0, 3).toLowerCase()), isOrder: false };
  const [, year] = YEAR.exec(text) ?? [];
  if (year !== undefined) return { order: 'year', place: Number(year), isOrder: false };
  return dayIn(text) ?? amountIn(text);
}

function dayIn(text: string): PlaceInOrder | undefined {
  const [day] = datesIn(text);
  return day?.written === text
    ? { order: 'date', place: Number(day.last.replaceAll('-', '')), isOrder: false }
    : undefined;
}

function amountIn(text: string): PlaceInOrder | undefined {
  const [, figures = '', unit = ''] = AMOUNT.exec(text) ?? [];
  return figures === ''
    ? undefined
    : { order: `number ${unit}`.replace(/s$/, ''), place: Number(figures.replaceAll(',', '')), isOrder: false };
}

const MONTHS_OF_A_YEAR = 'month of a year';
const MONTHS = 12;

/**
 * The places of texts in one order, from which months count on into the next year.
 * @returns undefined if any text has none, or one in another order
 */
export function placesInOrder(texts: readonly string[]): PlaceInOrder[] | undefined {
  const places = texts.flatMap((text) => placeInOrder(text) ?? []);
  const [first] = places;
  if (first === undefined || places.length < texts.length || places.some(({ order }) => order !== first.order))
    return undefined;
  if (first.order !== MONTHS_OF_A_YEAR) return places;
  return places.map((one) => ({ ...one, place: (one.place - first.place + MONTHS) % MONTHS }));
}
