/** Names and titles: files refer to an entity by its name, people know it by its title. */
import type { NameInfo } from '../../../contract/files.ts';

/** Whether an entity is a file, named after it: a page, a category; not an address, a colour or a message. */
export function hasOwnFile({ name, file }: NameInfo): boolean {
  return file?.endsWith(`/${name}.json`) ?? false;
}

/** Returns what a field shows for a name: the title of an entity with its own file, otherwise the name. */
export function shownText(written: string, names: readonly NameInfo[]): string {
  const named = names.find(({ name }) => name === written);
  return (named && hasOwnFile(named) && named.title) || written;
}

/** Returns the name for a typed text: that of the only entity with this title, otherwise the text. */
export function suggestedNameFor(typed: string, names: readonly NameInfo[]): string {
  if (names.some(({ name }) => name === typed)) return typed;
  const meant = names.filter((name) => hasOwnFile(name) && name.title.toLowerCase() === typed.trim().toLowerCase());
  return (meant.length === 1 && meant[0]?.name) || typed;
}
