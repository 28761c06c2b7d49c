import { CURRENCY } from './currency.ts';
import { TextFeature, type TextRule } from './text-rule.ts';

const UNITS =
  'million|billion|hours?|days?|weeks?|months?|years?|minutes?|km|(?:kilo|centi|milli)?metres?|mm|cm|acres?|hectares?|litres?|(?:kilo)?grams?|kg|tonnes?|bags?|rooms?|people|guests?|per ?cent';

const FIGURE = '(\\d[\\d,]*(?:\\.\\d+)?)';

/** Lookahead: the figure is not continued by digits or a unit. */
const NO_MORE = '(?![\\d.,]*\\d| ?(?:million|billion|thousand|[MKBmkb]\\b|%))';

/** Words about a decrease, in which the larger figure comes first. */
const FALLING =
  '\\b(?:fell|fall(?:s|en|ing)?|drop\\w*|cut\\w*|reduc\\w+|lower\\w*|down|decreas\\w+|sank|discount\\w*|cheaper|less|went|goes?|came|chang\\w+|br(?:ought|ings?)|sav\\w+)\\b';

/** Rules for ranges in the wrong order. */
export const ranges: readonly TextRule[] = [
  reversedRange(
    `(?<!${FALLING}[^.]*)(?:${CURRENCY} ?)?(\\d[\\d,]*(?:\\.\\d+)?)( ?(?:[–—-]|to) ?)(\\d[\\d,]*(?:\\.\\d+)?)(?= ?%| (?:${UNITS})\\b)`,
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
    '(?<=\\b(?:[Mm]onths|[Ww]eeks|[Dd]ays|[Ss]teps|[Pp]ages) )(\\d{1,3})( ?(?:[–—-]|to) ?)(\\d{1,3})(?![\\d.,]*\\d)',
    'larger number',
  ),
  reversedRange(
    '((?:19|20)\\d\\d)( ?(?:[–—-]|to|until) ?|(?<=between .{4}) and )((?:19|20)\\d\\d)(?![\\w/.-]*\\d)',
    'later year',
  ),
];

/**
 * A rule for ranges in the wrong order.
 * @param pattern matches them: the first number, the text between, and the last number
 * @param first a name for the first number
 */
function reversedRange(pattern: string, first: string): TextRule {
  const range = new RegExp(`(?<![\\w.,:/+-])(?:${pattern})`, 'g');
  const figure = (text = '') => Number(text.replaceAll(',', ''));
  // A leading zero makes it a code: 4523-00200.
  const isReversed = ([, from, , to]: RegExpExecArray) => !to?.startsWith('0') && figure(from) > figure(to);
  return {
    code: 'reversed-range',
    find: (text) => [...text.matchAll(range)].find(isReversed),
    features: TextFeature.digit,
    message: (piece) => `${piece} begins with the ${first}.`,
    put: ([piece, from = '', between = '', to = '']) =>
      piece.replace(`${from}${between}${to}`, `${to}${between}${from}`),
  };
}
