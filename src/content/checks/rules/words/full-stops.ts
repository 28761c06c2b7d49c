import type { Content, ContentDocument } from '../../../read/content.ts';
import { isObject, property, textProperty } from '../../../read/json.ts';
import { changeTo, unsure } from '../../../report/fixes.ts';
import type { Issue } from '../../../report/issues.ts';
import { isCollection } from '../../../schema/schemas.ts';
import type { Check } from '../../check.ts';
import { NOT_ENDED } from '../../text-rules/sentences.ts';

/** Checks that a sentence has its full stop where the texts beside it have theirs. */
export const check: Check = {
  codes: { 'no-full-stop': 'warning' },
  start: (content, report) => ({
    document: (document) => {
      const { file, data } = document;
      if (!WITH_SENTENCES.has(file.kind.name) && !isCollection(file.kind)) return;
      for (const fault of [...inLists(data, ''), ...ofPage(document, content)]) report({ path: file.path, ...fault });
    },
    end: () => {
      for (const kind of content.kinds.filter(({ place }) => place.startsWith('collections/')))
        for (const name of SUMMARIES)
          for (const issue of amongEntries(name, content.documents(kind.name))) report(issue);
    },
  }),
};

type Fault = Omit<Issue, 'path'>;

const WITH_SENTENCES = new Set(['pages', 'modals', 'documents', 'emails']);

/** The texts of an entry that stand beside those of others, by the steps to them. */
const SUMMARIES = [['excerpt'], ['summary'], ['metaDescription'], ['seo', 'description']] as const;

/** Properties of the items of a list that hold sentences. */
const SENTENCES = ['text', 'description'];

const ENDED = /[.!?…][)”’"]?$/;
/** A text of several words that ends with one, and is no list of keywords. */
const OPEN = /^(?!(?:[^,]{1,20}, ){4})\S+(?: \S+){3,}[\p{L}\p{N}]\*{0,2}$/u;

/** Texts of several sentences are a matter of another rule. */
const isOpen = (text: string) => OPEN.test(text) && !NOT_ENDED.test(text);

/** Fewer sentences beside a text are no habit yet. */
const LEAST = 2;

/** The only text of several that has no full stop. */
function onlyOpen<Item>(items: readonly Item[], textOf: (item: Item) => string): Item | undefined {
  const open = items.filter((item) => !ENDED.test(textOf(item)));
  const [only] = open;
  const isHabit = open.length === 1 && items.length - 1 >= LEAST;
  return isHabit && only !== undefined && isOpen(textOf(only)) ? only : undefined;
}

function inLists(value: unknown, pointer: string): Fault[] {
  if (Array.isArray(value)) {
    const items = value.map((item: unknown, index) => ({ item, at: `${pointer}/${index}` }));
    return [...amongItems(items), ...items.flatMap(({ item, at }) => inLists(item, at))];
  }
  return isObject(value)
    ? Object.entries(value).flatMap(([name, inside]) => inLists(inside, `${pointer}/${name}`))
    : [];
}

function amongItems(items: readonly { item: unknown; at: string }[]): Fault[] {
  const groups = [
    items.flatMap(({ item, at }) => (typeof item === 'string' ? [{ text: item, at }] : [])),
    ...SENTENCES.map((name) =>
      items.flatMap(({ item, at }) => {
        const text = textProperty(item, name);
        return text === undefined ? [] : [{ text, at: `${at}/${name}` }];
      }),
    ),
  ];
  return groups.flatMap((texts) => {
    const open = onlyOpen(texts, ({ text }) => text);
    return open ? [without(open.at, open.text, 'the others in this list')] : [];
  });
}

/** A page is described as the site is. */
function ofPage({ file, data }: ContentDocument, content: Content): Fault[] {
  const [text, other] = [textProperty(data, 'description'), textProperty(content.data('site'), 'description')];
  const isWanting = file.kind.name === 'pages' && text !== undefined && isOpen(text) && ENDED.test(other ?? '');
  return isWanting ? [without('/description', text, 'the description of the site')] : [];
}

function amongEntries(steps: readonly string[], entries: readonly ContentDocument[]): Issue[] {
  const texts = entries.flatMap(({ file, data }) => {
    const text = steps.reduce<unknown>((holder, step) => property(holder, step), data);
    return typeof text === 'string' ? [{ path: file.path, text }] : [];
  });
  const open = onlyOpen(texts, ({ text }) => text);
  return open ? [{ path: open.path, ...without(`/${steps.join('/')}`, open.text, 'those of the other entries') }] : [];
}

function without(pointer: string, text: string, others: string): Fault {
  return {
    code: 'no-full-stop',
    pointer,
    at: { text: /\S+$/.exec(text)?.[0] ?? text },
    message: `This text has no full stop at its end, unlike ${others}.`,
    suggestion: 'Write a full stop at the end, or the rest of the sentence.',
    fix: unsure(changeTo(pointer, `${text}.`)),
  };
}
