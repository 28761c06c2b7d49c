import { pointerStep } from '../../../../content/read/json.ts';
import type { FileInfo, KindInfo } from '../../../contract/files.ts';
import type { SearchHit } from '../../../contract/work.ts';
import { hintOf, labelOf } from '../../schema/labels.ts';
import { partsOf } from '../../schema/parts.ts';
import type { SchemaSet, Shape } from '../../schema/schema-set.ts';
import { titleOfRoom } from '../room-titles.ts';

/** A field with what it is called, and what its help says. */
interface NamedField {
  pointer: string;
  label: string;
  hint: string;
}

/** Fields found by their names, and those found only by what their help says. */
export interface SettingHits {
  named: SearchHit[];
  described: SearchHit[];
}

/**
 * The fields of what belongs to the whole site, such as its phone number, that have all words in their name or help.
 * Whoever looks for one rarely knows what is written in it.
 */
export function settingHits(set: SchemaSet, kinds: KindInfo[], files: FileInfo[], query: string): SettingHits {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean);
  const hits: SettingHits = { named: [], described: [] };
  if (wanted.length === 0) return hits;
  const holds = (text: string) => wanted.every((word) => text.toLowerCase().includes(word));
  for (const kind of kinds.filter(({ isFolder }) => !isFolder)) {
    const file = files.find((one) => one.kind === kind.name)?.file;
    if (file === undefined) continue;
    for (const { pointer, label, hint } of fieldsOf(set, set.root(kind.schema), '')) {
      const list = holds(label) ? hits.named : holds(`${label} ${hint}`) ? hits.described : undefined;
      list?.push({ file, pointer, title: titleOfRoom(kind.name), where: hint, ...cutAround(label, wanted) });
    }
  }
  return hits;
}

/** The fields of a shape, and those in its groups. What a list holds is found by its texts. */
function fieldsOf(set: SchemaSet, shape: Shape, pointer: string): NamedField[] {
  return partsOf(set, shape, {}).flatMap(({ name, shape: part }) => {
    const at = pointer + pointerStep(name);
    const own = { pointer: at, label: labelOf(name, part.schema), hint: hintOf(part.schema) ?? '' };
    return part.schema.type === 'object' ? [own, ...fieldsOf(set, part, at)] : [own];
  });
}

/** A label with the first of the words that is in it marked. */
function cutAround(label: string, words: string[]): Pick<SearchHit, 'before' | 'found' | 'after'> {
  const folded = label.toLowerCase();
  const phrase = words.join(' ');
  const found = [phrase, ...words].find((word) => folded.includes(word)) ?? '';
  const start = folded.indexOf(found);
  const end = start + found.length;
  return { before: label.slice(0, start), found: label.slice(start, end), after: label.slice(end) };
}
