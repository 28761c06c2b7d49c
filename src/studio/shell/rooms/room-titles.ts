import type { KindInfo } from '../../contract/files.ts';
import { labelOf } from '../schema/labels.ts';
import { type IconName, isIconName } from '../ui/Icon.tsx';
import { words } from '../words/words.ts';
import icons from './room-icons.json';

const titles: Record<string, string | undefined> = words.rooms;
const nouns: Record<string, string | undefined> = words.nouns;
const drawn: Record<string, string | undefined> = icons;

/** What a room is called. */
export function titleOfRoom(name: string): string {
  return titles[name] ?? labelOf(name);
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
