import { ENGLISH_MONTHS } from '../../references/quantities/month-names.ts';
import { TextFeature, withDefaults } from './text-rule.ts';

const DATE = String.raw`(?:(\d{1,2})([/.-])(\d{1,2})\2((?:19|20)\d\d)|((?:19|20)\d\d)([/.])(\d{1,2})\6(\d{1,2}))`;
const WHOLE = new RegExp(`^${DATE}$`);
/** A date in figures: 03/15/2025, 25.11.2026. Not in an address or a reference, nor as an example. */
const IN_TEXT = new RegExp(
  String.raw`(?<![\w.:/@#–-])(?<!\b(?:e\.g\.|example|such as|like|format|as|[Nn]o\.?|[Rr]ef\.?|[Nn]umber|[Tt]ender|[Cc]ase):? )${DATE}(?![\w/@–-]|[.:]\w)`,
);

/** The days that a date in figures can mean, as they are written out. */
function daysOf([, first, , second, yearBehind, year, , month, day]: RegExpExecArray): string[] {
  const written = (of: { day?: string; month?: string; year?: string }) => {
    const name = ENGLISH_MONTHS[Number(of.month) - 1];
    return name !== undefined && Number(of.day) > 0 && Number(of.day) <= 31
      ? [`${Number(of.day)} ${name} ${of.year}`]
      : [];
  };
  if (year !== undefined) return written({ day, month, year });
  return [
    ...written({ day: first, month: second, year: yearBehind }),
    ...(first === second ? [] : written({ day: second, month: first, year: yearBehind })),
  ];
}

const daysIn = (piece: string) => {
  const found = WHOLE.exec(piece);
  return found ? daysOf(found) : [];
};

/** A rule for dates in figures, of which people in other countries take the day for the month. */
export const dates = withDefaults({ code: 'date-in-figures', features: TextFeature.digit }, [
  {
    language: /^en-(?!US|PH|LR)/,
    find: (text) => {
      const found = IN_TEXT.exec(text);
      return found && daysOf(found).length > 0 ? found : null;
    },
    message: (piece) => `${piece} is a date in figures, but the site writes dates out.`,
    suggestion: (piece) =>
      `Write ${daysIn(piece)
        .map((day) => JSON.stringify(day))
        .join(' or ')}.`,
    put: (found) => {
      const [day, another] = daysOf(found);
      return another === undefined ? day : undefined;
    },
  },
]);
