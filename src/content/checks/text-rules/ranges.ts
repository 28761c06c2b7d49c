import { CURRENCY } from './currency.ts';
import type { TextRule } from './text-rule.ts';
import { Sign } from './text-signs.ts';

const UNITS =
  'million|billion|hours?|days?|weeks?|months?|years?|minutes?|km|metres?|acres?|rooms?|people|guests?|percent';

const FIGURE = '(\\d[\\d,]*(?:\\.\\d+)?)';

/** Behind a figure: nothing that makes it another one. */
const NO_MORE = '(?![\\d.,]*\\d| ?(?:million|billion|thousand|[MKBmkb]\\b|%))';

/** Words of a sum that becomes smaller. */
const FALLING =
  '\\b(?:fell|fall(?:s|en|ing)?|drop\\w*|cut\\w*|reduc\\w+|lower\\w*|down|decreas\\w+|sank|discount\\w*|cheaper|less|went|goes?|came|chang\\w+|br(?:ought|ings?)|sav\\w+)\\b';

/** Ranges that begin with their end. */
export const ranges: readonly TextRule[] = [
  reversedRange(
    `(?:${CURRENCY} ?)?(\\d[\\d,]*(?:\\.\\d+)?)( ?(?:[–—-]|to) ?)(\\d[\\d,]*(?:\\.\\d+)?)(?= ?%| (?:${UNITS})\\b)`,
    'larger number',
  ),
  reversedRange(`${CURRENCY} ?${FIGURE}([–—-]| ?[–—-] ?${CURRENCY} ?)${FIGURE}${NO_MORE}`, 'larger number'),
  reversedRange(
    `(?<=\\b[Bb]etween )${CURRENCY} ?${FIGURE}( and (?:${CURRENCY} ?)?)${FIGURE}${NO_MORE}`,
    'larger number',
  ),
  reversedRange(
    `(?<=\\b[Ff]rom )(?<!${FALLING}[^.]*)${CURRENCY} ?${FIGURE}( to (?:${CURRENCY} ?)?)${FIGURE}${NO_MORE}(?![^.]*${FALLING})`,
    'larger number',
  ),
  reversedRange(`${FIGURE}(%[–—-])${FIGURE}(?=%)`, 'larger number'),
  reversedRange(
    '((?:19|20)\\d\\d)( ?(?:[–—-]|to|until) ?|(?<=between .{4}) and )((?:19|20)\\d\\d)(?![\\w/.-]*\\d)',
    'later year',
  ),
];

/**
 * A rule for ranges in the wrong order.
 * @param pattern what finds them: the first number, what is between, and the last
 * @param first what they begin with
 */
function reversedRange(pattern: string, first: string): TextRule {
  const range = new RegExp(`(?<![\\w.,:/+-])(?:${pattern})`, 'g');
  const figure = (text = '') => Number(text.replaceAll(',', ''));
  // A zero at the beginning makes a code: 4523-00200.
  const isReversed = ([, from, , to]: RegExpExecArray) => !to?.startsWith('0') && figure(from) > figure(to);
  return {
    code: 'reversed-range',
    severity: 'warning',
    find: { exec: (text) => [...text.matchAll(range)].find(isReversed) ?? null },
    signs: Sign.digit,
    message: (piece) => `${piece} begins with the ${first}.`,
    put: ([piece, from = '', between = '', to = '']) =>
      piece.replace(`${from}${between}${to}`, `${to}${between}${from}`),
  };
}
