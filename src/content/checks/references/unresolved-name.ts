import type { Content } from '../../read/content.ts';
import { asObject, property } from '../../read/json.ts';
import type { ReferenceKind } from '../../references/reference-kinds.ts';
import { isCertainTypo, nearest } from '../../references/suggestions.ts';
import type { Use } from '../../references/uses.ts';

/** A name that is used, but does not exist. */
export interface UnresolvedName {
  /** Its kind, by name, such as "page". */
  name: string;
  kind: ReferenceKind;
  /** The code of findings about it. */
  code: string;
  value: string;
  uses: readonly Use[];
  /** All names of this kind, and those of them to suggest. */
  known: ReadonlySet<string>;
  offered: readonly string[];
}

/** Whether this can be a name, and is neither a sentence nor an address on the web. */
export const isName = (value: string) => !/\s|:\/\//.test(value.trim());

/** The existing name that is written a little differently: with a folder or an ending, as a hex code, with spaces. */
export function otherSpelling({ kind, value, known, offered }: UnresolvedName, content: Content): string | undefined {
  const dashed = value.replace(/(?<=[a-z0-9])(?=[A-Z])|[\s_]+/g, '-').toLowerCase();
  const file = value.replace(/^.*\//, '');
  const bare = offered.includes(file) ? file : file.replace(/\.(json|svg|webp|jpe?g|png|avif)$/i, '');
  const colour = kind.code === 'unknown-colour' ? colourCalled(value, content) : undefined;
  return [colour, bare.trim(), dashed, writtenAlike(value, offered)].find(
    (name) => name !== undefined && known.has(name),
  );
}

/** The palette colour with this hex code. */
function colourCalled(written: string, content: Content): string | undefined {
  const colours = Object.entries(asObject(property(content.data('theme'), 'palette')));
  return colours.find(([, value]) => value === written.toLowerCase())?.[0];
}

/** The name that differs only in characters other than letters and digits. */
function writtenAlike(written: string, offered: readonly string[]): string | undefined {
  const bare = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return bare(written) === '' ? undefined : offered.find((name) => bare(name) === bare(written));
}

/** Whether it may be a typo for the nearest name: one that several places have in common is only if that is close. */
export function isTypo({ value, uses, offered }: UnresolvedName): boolean {
  const meant = nearest(value, offered);
  return uses.length === 1 || (meant !== undefined && isCertainTypo(value, meant));
}

/** Whether nothing uses a name of the same kind. */
export function isUnused(other: string, { name }: UnresolvedName, content: Content): boolean {
  return content.graph.usesOf(name, other).length === 0;
}

/** The only unused name of this kind: probably the new name of what was meant. */
export function onlyUnusedName(unresolved: UnresolvedName, content: Content): string | undefined {
  const unused = unresolved.offered.filter((other) => isUnused(other, unresolved, content));
  return unused.length === 1 ? unused[0] : undefined;
}
