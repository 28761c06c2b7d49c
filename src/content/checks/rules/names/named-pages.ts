import { isObject, parentPointer, pointerSteps, textProperty, valueAt } from '../../../read/json.ts';
import { ownLink } from '../../../references/addresses/own-path.ts';
import { filledText } from '../../../references/placeholders.ts';
import { isCollection } from '../../../schema/schemas.ts';
import { nameWords, type PageNames, pageNames } from '../../page-names.ts';
import { type Content, type ContentDocument, type Rule, TextFeature, type ValueIssue } from '../../rule.ts';

/** Checks that a button or a link that names a page of the site leads to that page. English only. */
export const rule: Rule = {
  codes: { 'label-of-another-page': 'warning' },
  onText: (text, pointerOf, document, features, content) => {
    const isLink = text.startsWith('/') || text.startsWith('{{site.url}}/');
    if (!isLink && (features & TextFeature.bracket) === 0) return undefined;
    // Menus are compared with the names of pages as a whole.
    if (!CHECKED_TYPES.has(document.file.kind.name) && !isCollection(document.file.kind)) return undefined;
    if (!content.isEnglish) return undefined;
    const found = isLink ? linkAt(text, pointerOf(), document, content) : linksIn(text);
    return found.map((labelled) => otherPage(labelled, pageNames(content)));
  },
};

const CHECKED_TYPES = new Set(['pages', 'modals', 'emails', 'forms', 'documents']);

interface Labelled {
  label: string;
  /** What the card is called that the link belongs to. */
  names?: readonly string[];
  link: string;
  /** The texts next to the link, which may say where it leads. */
  around: string;
  at?: { text: string };
  /** What stands before the path in mails. */
  origin?: string;
}

/** The links within a text. */
function linksIn(text: string): Labelled[] {
  return [...text.matchAll(/\[([^\][]+)\]\((\/[^()\s]*)\)/g)].map(([piece, label = '', link = '']) => ({
    label,
    link,
    around: text.replace(piece, ''),
    at: { text: piece },
  }));
}

/** A button with its label, or a line of params with its name. */
function linkAt(text: string, pointer: string, { data, file }: ContentDocument, content: Content): Labelled[] {
  const steps = pointerSteps(pointer);
  const link = ownLink(text) ?? text;
  if (file.kind.name === 'emails' && steps[0] === 'params')
    return [{ label: steps[1] ?? '', link, around: '', origin: '{{site.url}}' }];
  const holder = parentPointer(pointer);
  const label = textProperty(valueAt(data, holder), 'label');
  if (steps.at(-1) !== 'link' || label === undefined) return [];
  const filled = (words: string) => filledText(words, content.placeholderSources()) ?? words;
  // The action of a card belongs to the card; buttons of a section may lead anywhere.
  const card = /\/action$/.test(holder) ? parentPointer(holder) : holder;
  const parent = valueAt(data, card);
  const names =
    card === holder ? [] : ['title', 'label', 'category'].flatMap((name) => textProperty(parent, name) ?? []);
  return [{ label: filled(label), names, link, around: filled(otherTextsOf(parent, label)) }];
}

/** The texts of a card, or of an entry of a list, besides its label. */
function otherTextsOf(card: unknown, label: string): string {
  const texts = isObject(card) ? Object.entries(card).filter(([name]) => name !== 'link' && name !== 'icon') : [];
  return texts.flatMap(([, text]) => (typeof text === 'string' && text !== label ? [text] : [])).join(' ');
}

/** What people ask for, which may well be about another page. */
export const ASKING =
  /^(?:apply|arrange|ask|book|call|get|invest|join|manage|order|plan|propose|register|request|schedule|send|show us|start|support|talk|tell|work|write)\b/i;

function otherPage(
  { label, names = [], link, around, at, origin = '' }: Labelled,
  pages: PageNames,
): ValueIssue | undefined {
  const target = pages.pageAt(link);
  if (target === undefined || ASKING.test(label)) return undefined;
  const called = [label, ...names].find((name) => pages.namedBy(name) !== undefined);
  const named = called === undefined ? undefined : pages.namedBy(called);
  if (named === undefined || named === target) return undefined;
  if ([...nameWords(label), ...nameWords(around)].some((word) => target.words.has(word))) return undefined;
  return {
    code: 'label-of-another-page',
    message: `"${called}" leads to ${link}, but there is a page ${named.path}.`,
    suggestion: `Write "${origin}${named.path}", or change the label.`,
    ...(at && { at }),
  };
}
