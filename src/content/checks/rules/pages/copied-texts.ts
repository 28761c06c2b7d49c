import { hash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { noteKind } from '../../../cache/notes.ts';
import { listItems, listProperty, pointerSteps } from '../../../read/json.ts';
import { forEachText } from '../../../read/texts.ts';
import { isCollection } from '../../../schema/schemas.ts';
import type { ContentDocument, FileIssue, Rule } from '../../rule.ts';

/** Page sections, by a hash of their texts. */
const sections = noteKind<string>('section-of-page');

/** Checks that no text appears twice on a page, and no section on two pages. */
export const rule: Rule = {
  codes: { 'copied-section': 'warning', 'repeated-text': 'warning', 'repeated-heading': 'warning' },
  *onDocument(document, content) {
    const { file, data } = document;
    if (!['pages', 'navigation', 'documents'].includes(file.kind.name) && !isCollection(file.kind)) return;
    yield repeatedTexts(document);
    if (file.kind.name !== 'pages') return;
    for (const [pointer, block] of listItems(data, 'blocks')) {
      const words = sentencesOf(block);
      if (words.length >= MIN_COMPARED_LENGTH) sections.add(content, file, pointer, hash('sha1', words, 'base64url'));
    }
  },
  *onEnd(content) {
    for (const [first, ...copies] of Map.groupBy(sections.all(content), ({ data }) => data).values()) {
      for (const { from, pointer } of copies) {
        if (first === undefined || from.id === first.from.id) continue;
        yield {
          path: from.path,
          pointer,
          related: { path: first.from.path, pointer: first.pointer },
          code: 'copied-section',
          message: `The page ${first.from.id} has the same section, so people who read both find nothing new here.`,
          suggestion: 'Adapt it to this page, or remove it.',
        };
      }
    }
  },
};

/** Minimum characters of a section to compare; shorter ones, such as calls to action, may appear on every page. */
const MIN_COMPARED_LENGTH = 120;
/** Texts of this length are rarely equal by chance. */
const SENTENCE = 40;

function sentencesOf(block: unknown): string {
  const sentences: string[] = [];
  forEachText(block, (text) => {
    if (text.length >= SENTENCE) sentences.push(text);
  });
  return sentences.join('\n');
}

/** Properties that are headings. */
const HEADINGS = new Set(['heading', 'title', 'question']);

/** The property that contains a text. */
const nameAt = (pointer: string) => pointerSteps(pointer).findLast((step) => !/^\d+$/.test(step)) ?? '';

/** Whether any text of several words occurs twice, as a quick test. */
function hasRepeated(data: unknown): boolean {
  const seen = new Set<string>();
  let texts = 0;
  forEachText(data, (text) => {
    if (!hasWords(text)) return;
    texts += 1;
    seen.add(text);
  });
  return seen.size < texts;
}

const hasWords = (text: string) => text.length >= 8 && text.includes(' ');

function repeatedTexts({ file, data }: ContentDocument): FileIssue[] {
  if (!hasRepeated(data)) return [];
  const issues: FileIssue[] = [];
  const seen = new Map<string, string>();
  forEachText(data, (text, pointerOf) => {
    if (!hasWords(text)) return;
    const earlier = seen.get(text);
    if (earlier === undefined) {
      seen.set(text, pointerOf());
      return;
    }
    const pointer = pointerOf();
    const isLong = text.length >= SENTENCE && text.includes(' ');
    const headings = [earlier, pointer].filter((one) => HEADINGS.has(nameAt(one)));
    // A heading may also be the label of a button that leads to it.
    const isHeading =
      headings.length === 2 ||
      (headings.length === 1 &&
        text.split(' ').length > 3 &&
        ![earlier, pointer].some((one) => nameAt(one) === 'label'));
    if (!(isLong || isHeading) || isOfSearch(earlier) || isOfSearch(pointer)) return;
    const [one, other] = [partAt(data, earlier), partAt(data, pointer)];
    if (one !== undefined && one !== other && isDeepStrictEqual(one, other)) return;
    issues.push({
      pointer,
      related: { path: file.path, pointer: earlier },
      code: isLong ? 'repeated-text' : 'repeated-heading',
      message: isLong
        ? 'This text appears twice in this file, so visitors would read it twice.'
        : `The heading "${text}" appears twice in this file, so readers cannot tell the two parts apart.`,
      suggestion: 'Write a different text here, or remove one of the two.',
    });
  });
  return issues;
}

/** The list item that contains a text; repeated items are reported by the rule for lists. */
function partAt(data: unknown, pointer: string): unknown {
  const [list = '', index = ''] = pointerSteps(pointer);
  return listProperty(data, list)[Number(index)];
}

/** Texts for search engines may repeat the page. */
const isOfSearch = (pointer: string) =>
  /^\/(?:title|description|excerpt|metaDescription|name|seo\/.*|forEntry\/.*)$/.test(pointer);
