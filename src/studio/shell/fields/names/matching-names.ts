import type { NameInfo } from '../../../contract/files.ts';

/** The entities whose name or title contains every word of a query; those that start with the first word come first. */
export function matchingNames(names: readonly NameInfo[], query: string): NameInfo[] {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [...names];
  const found = names
    .map((name) => ({ name, text: `${name.title} ${name.name}`.toLowerCase() }))
    .filter(({ text }) => wanted.every((word) => text.includes(word)));
  const [first = ''] = wanted;
  const rank = ({ name }: { name: NameInfo }) =>
    name.name.toLowerCase().startsWith(first) || name.title.toLowerCase().startsWith(first) ? 0 : 1;
  return found.sort((one, other) => rank(one) - rank(other)).map(({ name }) => name);
}
