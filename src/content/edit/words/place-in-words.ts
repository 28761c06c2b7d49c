import { isObject, pointerSteps, property, textProperty } from '../../read/json.ts';
import type { ContentKind } from '../../schema/schemas.ts';

/** What names an item in a list for people, the first of these that it has. */
const labels = ['title', 'label', 'question', 'name', 'value', 'heading', 'type', 'field', 'image'];

/** Words for what people know by another name than the file does. */
const otherWords = new Map([['block', 'section']]);

/** A place in a file: link of action "Get in touch" of section "Work with us" of the page home. */
export function placeInWords(kinds: ContentKind[], file: string, data: unknown, pointer: string): string {
  const { words } = pointerSteps(pointer).reduce<{ words: string[]; list: string; value: unknown }>(
    ({ words, list, value }, step) => {
      if (Array.isArray(value)) {
        const item: unknown = value[Number(step)];
        const outer = list === '' ? words : words.slice(0, -1);
        return { words: [...outer, itemWords(list || 'part', item, Number(step))], list: '', value: item };
      }
      return { words: [...words, spaced(step)], list: step, value: property(value, step) };
    },
    { words: [], list: '', value: data },
  );
  return [...words.reverse(), fileInWords(kinds, file)].join(' of ');
}

/** A file: the page home; the facts; the picture kitchen; the file brand/logo.svg. */
export function fileInWords(kinds: ContentKind[], file: string): string {
  const kind = kinds.find(({ place, isFolder }) => (isFolder ? file.startsWith(`${place}/`) : file === place));
  if (!kind) return /^images\//.test(file) ? `the picture ${nameOf(file)}` : `the file ${file}`;
  const noun = spaced(kind.schema.title);
  if (!kind.isFolder) return `the ${noun}`;
  return `the ${noun} ${file.slice(kind.place.length + 1).replace(/\.json$/, '')}`;
}

function nameOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1).replace(/\.[a-z]+$/i, '');
}

function itemWords(list: string, item: unknown, index: number): string {
  const noun = spaced(list).replace(/ies$/, 'y').replace(/s$/, '');
  return `${otherWords.get(noun) ?? noun} ${labelOf(item) ?? index + 1}`;
}

function labelOf(item: unknown): string | undefined {
  if (!isObject(item)) return undefined;
  const heading = textProperty(property(item, 'heading'), 'title');
  const label = heading ?? labels.map((name) => textProperty(item, name)).find((text) => text !== undefined);
  return label === undefined ? undefined : quoted(label);
}

/** A text in quotation marks, shortened so that it fits in a line. */
export function quoted(text: string, most = 60): string {
  return `"${text.length > most ? `${text.slice(0, most - 1)}…` : text}"`;
}

/** A text that begins as a sentence does. */
export function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** searchLabel and LeaderQuery as words: search label, leader query. */
export function spaced(name: string): string {
  return name
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ')
    .replace(/[-_]/g, ' ')
    .toLowerCase();
}
