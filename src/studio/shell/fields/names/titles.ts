/** Converts between names, by which files refer to entities, and titles, by which users know them. */
import type { NameInfo } from '../../../contract/files.ts';

/** Whether an entity is a file with the same name, such as a page or category; not a path, colour or message. */
export function hasOwnFile({ name, file }: NameInfo): boolean {
  return file?.endsWith(`/${name}.json`) ?? false;
}

/** The text that a field shows for a name: the title of an entity with its own file, otherwise the name. */
export function shownText(written: string, names: readonly NameInfo[]): string {
  const named = names.find(({ name }) => name === written);
  return (named && hasOwnFile(named) && named.title) || written;
}

/** The name for a typed text: that of the only entity with this title, otherwise the text itself. */
export function suggestedNameFor(typed: string, names: readonly NameInfo[]): string {
  if (names.some(({ name }) => name === typed)) return typed;
  const meant = names.filter((name) => hasOwnFile(name) && name.title.toLowerCase() === typed.trim().toLowerCase());
  return (meant.length === 1 && meant[0]?.name) || typed;
}
