import { sentencesIn } from '../../read/sentences-in.ts';
import { type DaySpan, daySpansIn } from '../quantities/days.ts';

/** Words for a time in which people find nobody, or get nothing. */
const CLOSED = new RegExp(
  [
    String.raw`\b(?:closed|shut)\b(?! (?:event|meeting|session|group|circuit|loop|doors?))`,
    String.raw`\b(?:is|are|am|be) (?:all )?away\b|\bon (?:leave|holiday|strike)\b|\bout of (?:the )?office\b`,
    String.raw`\bno (?:deliver|viewing|visit|collection|pick-?up|class|tour|service|water|power|electricity)\w*`,
    String.raw`\b(?:do|does|will|can|is|are)(?: ?not|n['’]t) (?:be )?(?:deliver|open|work|answer|available)`,
    String.raw`\b(?:office|shop|store|desk|branch|workshop|yard|depot|we)(?: will)? (?:close|shut)s?\b`,
    String.raw`\bnobody (?:is|will be) (?:in|here|there)\b|\bpower cut\b|\boutage\b|\bmaintenance\b`,
  ].join('|'),
  'i',
);

/** Words in reports about the past. */
const PAST = /\b(?:was|were|been) (?:closed|shut|away|on \w+)\b/gi;

/** The end of a time to apply, or to order, which people need to know before it. */
const DEADLINE = new RegExp(
  [
    String.raw`\b(?:applications?|registrations?|bookings?|orders|entries|tenders?|rounds?|offers?|sales?|surveys?|competitions?|calls?|deadline|enrolments?)\b[^.;!?]{0,40}\b(?:closed?|closes|shuts?)\b`,
    String.raw`\b(?:order|book|register|apply|sign up|reserve|pay|send)\b[^.;!?]*\b(?:by|before|until|now|today|in time)\b`,
    String.raw`\blast (?:orders?|deliver|chance|day)`,
  ].join('|'),
  'i',
);

/** Words before a day that is not in the closed time, or only its last. */
const NOT_OF_IT =
  /\b(?:(?<!\bnot )(?<!n['’]t )(?:re-?)?open\w*|back|return\w*|again|resum\w+|until|till|before|after|by|since)(?: [a-z]+){0,2} $/i;

/**
 * The days in an English text on which, as it announces, something is closed, somebody away, or nothing delivered.
 * @param near a day such as 2026-12-20; days without a year are taken for the nearest
 */
export function closureIn(text: string, near: string): DaySpan | undefined {
  if (DEADLINE.test(text)) return undefined;
  for (const sentence of sentencesIn(text)) {
    if (!CLOSED.test(sentence.replace(PAST, ''))) continue;
    const days = daySpansIn(sentence, near).find(({ index }) => !NOT_OF_IT.test(sentence.slice(0, index)));
    if (days !== undefined) return days;
  }
  return undefined;
}
