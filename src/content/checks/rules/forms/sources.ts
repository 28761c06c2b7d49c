import { matchesSource } from '../../../../forms/rules/index.ts';
import { textProperty } from '../../../read/json.ts';
import { rightValue } from '../../../report/fixes.ts';
import type { ContentDocument, Rule } from '../../rule.ts';

/** Checks that each form has its own source, by which the server identifies the form. */
export const rule: Rule = {
  codes: { 'shared-source': 'error' },
  *onEnd(content) {
    const forms = content.documents('forms');
    const shown = (id: string) => content.graph.usesOf('form', id).length;
    // Of two forms, the original is the one that is called like the source, else the one used more often, else the
    // first in alphabetical order.
    const order = [...forms].sort(
      (one, other) => likeness(other) - likeness(one) || shown(other.file.id) - shown(one.file.id),
    );
    for (const [index, form] of order.entries()) {
      const original = order.slice(0, index).find((earlier) => isSame(earlier, form));
      if (!original) continue;
      const source = textProperty(form.data, 'source') ?? '';
      const free = freeSource(form, forms);
      yield {
        path: form.file.path,
        code: 'shared-source',
        message: `The form ${original.file.id} has the source ${textProperty(original.data, 'source')} too, so the server would treat submissions with "${source}" as coming from the other form, and refuse them.`,
        ...rightValue('/source', free, `Write "${free}": each form needs its own source.`),
      };
    }
  },
};

/** How much the name of a form is like its source: 2 if it is the same, 1 if one begins with the other. */
function likeness({ file, data }: ContentDocument): number {
  const source = textProperty(data, 'source') ?? '';
  if (source === file.id) return 2;
  return source !== '' && (source.startsWith(file.id) || file.id.startsWith(source)) ? 1 : 0;
}

/** A placeholder id, to expand sources that contain an entry. */
const SOME_ENTRY = 'some-entry';

function isSame(one: ContentDocument, other: ContentDocument): boolean {
  const [first, second] = [one, other].map(({ data }) => textProperty(data, 'source') ?? '');
  if (!first || !second) return false;
  const filled = (source: string) => source.replace('{entry}', SOME_ENTRY);
  return first === second || matchesSource(first, filled(second)) || matchesSource(second, filled(first));
}

/** An unused source for a form; its file name if that is free. */
function freeSource({ file }: ContentDocument, forms: readonly ContentDocument[]): string {
  const taken = forms.flatMap(({ data }) => textProperty(data, 'source') ?? []);
  const isFree = (source: string) => !taken.some((other) => other === source || matchesSource(other, source));
  const candidates = [
    file.id,
    `form-${file.id}`,
    ...Array.from({ length: 50 }, (_, number) => `${file.id}-${number + 2}`),
  ];
  return candidates.find(isFree) ?? `form-${file.id}-form`;
}
