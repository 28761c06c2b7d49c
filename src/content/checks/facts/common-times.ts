import { sentencesIn } from '../../read/sentences-in.ts';
import { keywordsIn } from '../keywords.ts';

/** A length of time that texts say of many things: "24 hours" or "two years", but not "5 business days" or "3–5 weeks". */
const COMMON =
  /^(?:\d+|an?|[a-z]+(?:-[a-z]+)?)[ -]?(?:minutes?|mins?|hours?|hrs?|days?|weeks?|wks?|months?|years?|yrs?)$/i;

/** What stands before a promise: "within 24 hours", "takes only two weeks". */
const PROMISE =
  /\b(?:within|in|under|less than|no (?:more|later) than|at most|takes?)(?: about| only| just)? \*{0,2}$/i;

/** What stands after times that something else is measured by: "within 48 hours of arrival". */
const MEASURED = /^\*{0,2} (?:of|before|after|prior|ahead|notice|old|later|ago|each|a)\b/i;

/** A piece of a text, and its position. */
interface Place {
  piece: string;
  index: number;
}

/** Whether a time in a text is a promise: "within 24 hours", but not "within 24 hours of arrival". */
export const isPromise = (text: string, { piece, index }: Place) =>
  PROMISE.test(text.slice(0, index)) && !MEASURED.test(text.slice(index + piece.length));

/**
 * Whether a time in a text may be that of a fact: a special one may always be, a common one if its sentence speaks of
 * the same or promises something.
 * @param place where the text says the time
 * @param keywords the keywords of the fact (keywords.ts)
 */
export function mayBeOfFact(text: string, place: Place, keywords: ReadonlySet<string>): boolean {
  if (!COMMON.test(place.piece) || isPromise(text, place)) return true;
  return !keywords.isDisjointFrom(keywordsIn(sentenceAt(text, place.index)));
}

/** The sentence of a text that a position is in. */
function sentenceAt(text: string, index: number): string {
  let end = 0;
  for (const sentence of sentencesIn(text)) {
    end += sentence.length + 1;
    if (index < end) return sentence;
  }
  return '';
}
