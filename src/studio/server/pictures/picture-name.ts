import { fold } from '../search/folded-text.ts';

/** Longer names are hard to read in lists. */
const MAX_LENGTH = 60;

/** A valid, unused name for a file: "Ümlaut Photo (1).JPG" becomes umlaut-photo-1; if taken, umlaut-photo-1-2. */
export function freeName(fileName: string, taken: ReadonlySet<string>): string {
  const bare = fold(fileName.replace(/^.*[/\\]/, '').replace(/\.[A-Za-z0-9]{1,5}$/, ''));
  const words = bare.replace(/[^a-z0-9]+/g, '-').slice(0, MAX_LENGTH);
  const name = words.replace(/^-+|-+$/g, '') || 'picture';
  let number = 2;
  if (!taken.has(name)) return name;
  while (taken.has(`${name}-${number}`)) number++;
  return `${name}-${number}`;
}
