import { textProperty } from '../../read/json.ts';
import { originalFirst } from '../originals.ts';
import type { Content, ContentDocument, Rule } from '../rule.ts';

/** The properties by which visitors distinguish the files of a folder, and a noun for these files. */
const KINDS: readonly { kind: string; noun: string; names: readonly string[] }[] = [
  { kind: 'documents', noun: 'document', names: ['label', 'title'] },
  { kind: 'modals', noun: 'dialog', names: ['title', 'description'] },
];

/** Checks that documents and dialogs have different texts, since a copied file keeps those of the original. */
export const rule: Rule = {
  codes: { 'repeated-document': 'warning' },
  *onEnd(content) {
    for (const { kind, noun, names } of KINDS)
      for (const name of names) {
        const first = new Map<string, ContentDocument['file']>();
        for (const { file, data } of content.documents(kind).toSorted((one, other) => byAge(one, other, content))) {
          const text = textProperty(data, name)?.trim().toLowerCase() ?? '';
          const twin = first.get(text);
          if (text === '' || twin === undefined) first.set(text, file);
          else
            yield {
              path: file.path,
              pointer: `/${name}`,
              related: { path: twin.path, pointer: `/${name}` },
              code: 'repeated-document',
              message: `The ${noun} ${twin.id} has the same "${name}", so visitors cannot tell the two apart.`,
              suggestion: `Say what this ${noun} is about, or delete it if it is a copy.`,
            };
        }
      }
  },
};

/** Sorts older documents first, then likely originals. */
function byAge(one: ContentDocument, other: ContentDocument, content: Content): number {
  const [day = '', otherDay = ''] = [one, other].map(({ data }) => textProperty(data, 'date'));
  const [first, second] = [one, other].map(({ file, data }) => ({
    file,
    title: `${textProperty(data, 'label') ?? ''} ${textProperty(data, 'title') ?? ''}`,
    uses: [...content.graph.usesOf('document', file.id)].length,
  }));
  return day.localeCompare(otherDay) || (first && second ? originalFirst(first, second) : 0);
}
