import { sentenceCase } from '../../../edit/words/letter-case.ts';
import { lastStep, listProperty } from '../../../read/json.ts';
import { isCollection } from '../../../schema/schemas.ts';
import { isVisible } from '../../../schema/visible-texts.ts';
import type { ContentDocument, Rule, ValueIssue } from '../../rule.ts';

/** Checks that texts are not too short or too long; schemas set the maximum. */
export const rule: Rule = {
  codes: { 'single-letter': 'warning', 'short-summary': 'warning', 'long-paragraph': 'warning', 'odd-tag': 'warning' },
  onText: (text, pointerOf, document) => {
    const isEntry = isCollection(document.file.kind);
    const isLetter = text.length === 1 && /\p{Ll}/u.test(text);
    if (text.length <= MAX_PARAGRAPH_LENGTH && !isLetter && (!isEntry || text.length >= MAX_SUSPECT_LENGTH))
      return undefined;
    const pointer = pointerOf();
    return text.length > MAX_PARAGRAPH_LENGTH
      ? long(text, pointer, document)
      : ((isLetter ? letter(text, pointer, document) : undefined) ?? ofEntry(text, pointer, document));
  },
};

/** Maximum characters of a paragraph; longer ones fill a phone screen. */
const MAX_PARAGRAPH_LENGTH = 900;

function long(text: string, pointer: string, document: ContentDocument): ValueIssue | undefined {
  if (!isVisible(text, pointer, document)) return undefined;
  return {
    code: 'long-paragraph',
    message: `This paragraph has ${text.length} characters, which fills a phone screen; few people read that much at once.`,
    suggestion: `Split it into paragraphs of at most ${MAX_PARAGRAPH_LENGTH} characters, each in "quotation marks".`,
  };
}

/** Where a single letter is allowed: as a unit, in a table, or in a list of words. */
const SINGLE_LETTER_POINTER =
  /\/(?:columns|rows|cells|unit|values?|commonWords|keywords|options|units|tables?|name)(?:\/|$)/;

/** Reports a text of a single letter: the rest was probably deleted. */
function letter(text: string, pointer: string, document: ContentDocument): ValueIssue | undefined {
  if (SINGLE_LETTER_POINTER.test(pointer) || !isVisible(text, pointer, document)) return undefined;
  return {
    code: 'single-letter',
    message: `"${text}" is a single letter, so the rest of this text seems to be missing.`,
    suggestion: 'Write the text, or remove the line if it is not needed.',
  };
}

/** Summaries of an entry, shown in search results and on its card. */
const SUMMARIES: Record<string, { least: number; where: string }> = {
  '/seo/description': { least: 50, where: 'search results show two lines' },
  '/metaDescription': { least: 50, where: 'search results show two lines' },
  '/excerpt': { least: 30, where: 'people use it to decide what to read' },
  '/summary': { least: 30, where: 'people use it to decide what to read' },
};
/** Only texts up to this length can be too short, or a tag. */
const MAX_SUSPECT_LENGTH = 50;

function ofEntry(text: string, pointer: string, document: ContentDocument): ValueIssue | undefined {
  if (pointer.startsWith('/tags/')) return tagIssue(text) ?? smallTag(text, listProperty(document.data, 'tags'));
  const summary = SUMMARIES[pointer];
  if (summary === undefined || text.length >= summary.least || text === '') return undefined;
  return {
    code: 'short-summary',
    message: `"${lastStep(pointer)}" has only ${text.length} characters; ${summary.where}, so write at least ${summary.least}.`,
    suggestion: 'Say in one or two sentences what people will find there.',
  };
}

/** Reports a tag in lower case among capitalised ones. */
function smallTag(text: string, tags: readonly unknown[]): ValueIssue | undefined {
  const others = tags.filter((tag) => tag !== text);
  if (others.length < 2 || !SMALL.test(text) || others.some((tag) => SMALL.test(String(tag)))) return undefined;
  return {
    code: 'odd-tag',
    message: `"${text}" begins with a small letter, unlike the other tags.`,
    suggestion: `Write ${JSON.stringify(sentenceCase(text))}.`,
  };
}

const SMALL = /^\p{Ll}+(?: |$)/u;

const MAX_TAG_LENGTH = 28;

function tagIssue(text: string): ValueIssue | undefined {
  const length = text.trim().length;
  if (length >= 2 && length <= MAX_TAG_LENGTH && !/[.!?:;]$/.test(text)) return undefined;
  return {
    code: 'odd-tag',
    message:
      length < 2
        ? `"${text}" is too short for a tag.`
        : length > MAX_TAG_LENGTH
          ? `"${text}" has ${length} characters, so this tag would wrap onto several lines.`
          : `A tag is not a sentence and needs no punctuation at the end.`,
    suggestion: `Write one to three words, of ${MAX_TAG_LENGTH} characters at most, such as "Net metering".`,
  };
}
