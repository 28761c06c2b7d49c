import { pointerStep } from '../../../../content/read/json.ts';
import type { FileInfo, KindInfo } from '../../../contract/files.ts';
import type { SearchHit } from '../../../contract/work.ts';
import { hintOf, labelOf } from '../../schema/labels.ts';
import { partsOf } from '../../schema/parts.ts';
import type { SchemaSet, Shape } from '../../schema/schema-set.ts';
import { titleOfView } from '../view-titles.ts';

/** A field with its label and help. */
interface NamedField {
  pointer: string;
  label: string;
  hint: string;
}

/** Fields whose label matches, and fields that match only with their help. */
export interface SettingHits {
  named: SearchHit[];
  described: SearchHit[];
}

/**
 * Finds settings of the site, such as its phone number, whose label or help contains all words of a query. Searching
 * texts is not enough, since users rarely know the current value of a setting.
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
      list?.push({ file, pointer, title: titleOfView(kind.name), where: hint, ...cutAround(label, wanted) });
    }
  }
  return hits;
}

/** The fields of an object and of the objects inside it. Items of lists are left to the text search. */
function fieldsOf(set: SchemaSet, shape: Shape, pointer: string): NamedField[] {
  return partsOf(set, shape, {}).flatMap(({ name, shape: part }) => {
    const at = pointer + pointerStep(name);
    const own = { pointer: at, label: labelOf(name, part.schema), hint: hintOf(part.schema) ?? '' };
    return part.schema.type === 'object' ? [own, ...fieldsOf(set, part, at)] : [own];
  });
}

/** Splits a label around its first match. */
function cutAround(label: string, words: string[]): Pick<SearchHit, 'before' | 'found' | 'after'> {
  const folded = label.toLowerCase();
  const phrase = words.join(' ');
  const found = [phrase, ...words].find((word) => folded.includes(word)) ?? '';
  const start = folded.indexOf(found);
  const end = start + found.length;
  return { before: label.slice(0, start), found: label.slice(start, end), after: label.slice(end) };
}
