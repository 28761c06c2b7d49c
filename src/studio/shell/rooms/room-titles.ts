import type { FileInfo, KindInfo } from '../../contract/files.ts';
import { labelOf } from '../schema/labels.ts';
import { type IconName, isIconName } from '../ui/Icon.tsx';
import { fill, words } from '../words/words.ts';
import icons from './room-icons.json';

const titles: Record<string, string | undefined> = words.rooms;
const nouns: Record<string, string | undefined> = words.nouns;
const drawn: Record<string, string | undefined> = icons;

/** What a room is called. */
export function titleOfRoom(name: string): string {
  return titles[name] ?? labelOf(name);
}

/** What a file is called: by its title, its room, or as the picture it is; by its name where it is none of these. */
export function titleOfFile(file: string, files: readonly FileInfo[], kinds: readonly KindInfo[]): string {
  const info = files.find((one) => one.file === file);
  if (info && kinds.some(({ name, isFolder }) => name === info.kind && !isFolder)) return titleOfRoom(info.kind);
  const picture = /^images\/([^/]+)\.[a-z]+$/i.exec(file)?.[1];
  return info?.title || (picture === undefined ? file : fill(words.pictures.card, { name: picture }));
}

/** What one file of a kind is called in sentences: page, person. */
export function nounOfKind({ name, noun }: Pick<KindInfo, 'name' | 'noun'>): string {
  return nouns[name] ?? noun;
}

/** The icon of a kind of content; one that nobody has drawn gets that of folders or files. */
export function iconOfKind({ name, isFolder }: Pick<KindInfo, 'name' | 'isFolder'>): IconName {
  const icon = drawn[name] ?? '';
  return isIconName(icon) ? icon : isFolder ? 'folder' : 'file-text';
}
