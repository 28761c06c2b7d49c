/** The English months, starting with January. */
export const ENGLISH_MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];

/** The English months as alternatives of a regular expression. */
export const MONTH_NAMES = ENGLISH_MONTHS.join('|');

/** The first three letters of the English months in lower case, starting with January. */
export const SHORT_MONTHS = ENGLISH_MONTHS.map((month) => month.slice(0, 3).toLowerCase());
