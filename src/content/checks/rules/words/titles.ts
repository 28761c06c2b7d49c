import { sentenceCase } from '../../../edit/words/letter-case.ts';
import { lastStep, textProperty } from '../../../read/json.ts';
import { changeTo, unsafe } from '../../../report/fixes.ts';
import { asWarnings, type Rule, TextFeature, type ValueIssue } from '../../rule.ts';

/** Properties that are titles. */
const TITLES = new Set(['title', 'heading', 'question', 'subject']);

/** Titles, and other short texts that are prominent. */
const SHORT_TEXTS = new Set([...TITLES, 'label', 'eyebrow', 'name', 'button', 'submitLabel', 'preview']);

/** Emoji with the spaces around them; characters such as ↑ and © are not emoji. */
const EMOJI =
  /\s*(?:(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f)(?:\p{Emoji_Modifier}|\u200d|\ufe0f)*)+\s*/u;

const QUESTION =
  /^(?:how|what|why|when|where|who|which|can|could|do|does|did|is|are|may|will|would|should)\b[^.!?:]*$/i;

/**
 * Checks that titles are complete and capitalised, that questions end with a question mark, and that texts have no
 * emoji.
 */
export const rule: Rule = {
  codes: asWarnings('title-cut-off title-in-small-letters question-without-its-sign emoji title-with-full-stop'),
  visibleOnly: true,
  *onDocument({ file, data }) {
    const title = textProperty(data, 'title') ?? '';
    if (file.kind.name !== 'pages' || !title.endsWith('.') || ABBREVIATED.test(title)) return;
    yield {
      pointer: '/title',
      code: 'title-with-full-stop',
      message: 'The title of a page has no full stop: browsers and search engines show it like a name.',
      ...put(title.slice(0, -1).trim(), '/title'),
    };
  },
  onText: (text, pointerOf, _document, features) => {
    const last = text.charAt(text.length - 1);
    const emoji = (features & TextFeature.nonAscii) === 0 ? undefined : EMOJI.exec(text)?.[0];
    const isSuspect = isSmall(text.charAt(0)) || CUT_OFF.has(last) || (last !== '?' && QUESTION.test(text));
    if (!isSuspect && emoji === undefined) return undefined;
    const pointer = pointerOf();
    const name = lastStep(pointer);
    if (emoji === undefined && !TITLES.has(name)) return undefined;
    return emoji === undefined ? issueOf(text, name, pointer) : emojiIssue(emoji, text, name, pointer);
  },
};

/** Ends with a full stop that belongs to an abbreviation, or with dots: "The best of the U.S.", "Homes, farms, etc." */
const ABBREVIATED = /(?:\b(?:[A-Z]\.)+|\b(?:Ltd|Inc|Co|Corp|plc|etc|Jr|Sr|St|No|approx|a\.m|p\.m)\.|\.\.)$/;

/** Characters with which no title ends. */
const CUT_OFF = new Set([...',:;–—-&/']);

const isSmall = (letter: string) => letter >= 'a' && letter <= 'z';

function issueOf(text: string, name: string, pointer: string): ValueIssue | undefined {
  if (CUT_OFF.has(text.charAt(text.length - 1)))
    return {
      code: 'title-cut-off',
      message: `The ${name} ends with "${text.at(-1)}", so something seems to be missing.`,
      ...put(text.slice(0, -1).trim(), pointer),
    };
  if (name === 'question' && QUESTION.test(text))
    return {
      code: 'question-without-its-sign',
      message: 'The question has no question mark.',
      ...put(`${text}?`, pointer),
    };
  // Names such as iPhone begin with a lower-case letter.
  if (!/^[a-z]+(?: |$)/.test(text)) return undefined;
  return {
    code: 'title-in-small-letters',
    message: `The ${name} begins with a small letter.`,
    ...put(sentenceCase(text), pointer),
  };
}

function emojiIssue(piece: string, text: string, name: string, pointer: string): ValueIssue {
  const right = text
    .replace(piece, ' ')
    .replace(/ (?=[.,!?;:])/, '')
    .trim();
  const advice = SHORT_TEXTS.has(name)
    ? put(right, pointer)
    : { suggestion: `Remove ${piece.trim()}.`, fix: unsafe(changeTo(pointer, right)) };
  return {
    code: 'emoji',
    at: { text: piece.trim() },
    message: `There is an emoji in this ${SHORT_TEXTS.has(name) ? name : 'text'}: it looks different on every device, and screen readers read out its name.`,
    ...advice,
  };
}

const put = (right: string, pointer: string) => ({
  suggestion: `Write ${JSON.stringify(right)}.`,
  fix: unsafe(changeTo(pointer, right)),
});
