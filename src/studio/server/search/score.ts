import { pointerSteps } from '../../../content/read/json.ts';

/** Properties with a name or title, which rank higher. */
const TITLES = new Set(['title', 'heading', 'name', 'label', 'question', 'value', 'subject']);
/** Properties that only programs read, which rank last. */
const SETTINGS = new Set(['type', 'icon', 'kind', 'tone', 'layout', 'templateId', 'rule']);

/**
 * How well a text matches the words (higher is better); undefined if it lacks one of them.
 * @param folded the folded text
 * @param pointer of the text in its file
 * @param words folded too
 */
export function scoreOf(folded: string, pointer: string, words: string[]): number | undefined {
  if (!words.every((word) => folded.includes(word))) return undefined;
  const phrase = words.join(' ');
  const last = pointerSteps(pointer).findLast((step) => !/^\d+$/.test(step)) ?? '';
  const starts = words.filter((word) => startsWord(folded, word)).length / words.length;
  return (
    (folded === phrase ? 60 : 0) +
    (folded.includes(phrase) ? 30 : 0) +
    (startsWord(folded, phrase) ? 10 : 0) +
    starts * 20 +
    (TITLES.has(last) ? 15 : 0) -
    (SETTINGS.has(last) || isForPrograms(folded) ? 70 : 0) -
    Math.min(folded.length / 50, 10)
  );
}

/** Whether a text is a technical name, path or URL. */
function isForPrograms(folded: string): boolean {
  return /^[#/]|^[a-z0-9]+(-[a-z0-9]+)+$|^https?:/.test(folded);
}

function startsWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return true;
  return false;
}
