import type { FileInfo, KindInfo } from '../../contract/files.ts';
import { fill, uiTexts } from '../i18n/ui-texts.ts';
import { labelOf } from '../schema/labels.ts';
import { type IconName, isIconName } from '../ui/Icon.tsx';
import icons from './view-icons.json';

const titles: Record<string, string | undefined> = uiTexts.rooms;
const nouns: Record<string, string | undefined> = uiTexts.nouns;
const drawn: Record<string, string | undefined> = icons;

/** The title of a view. */
export function titleOfView(name: string): string {
  return titles[name] ?? labelOf(name);
}

/** The title of a file: that of its view for a single file, its own title, "Picture NAME", or else the file name. */
export function titleOfFile(file: string, files: readonly FileInfo[], kinds: readonly KindInfo[]): string {
  const info = files.find((one) => one.file === file);
  if (info && kinds.some(({ name, isFolder }) => name === info.kind && !isFolder)) return titleOfView(info.kind);
  const picture = /^images\/([^/]+)\.[a-z]+$/i.exec(file)?.[1];
  return info?.title || (picture === undefined ? file : fill(uiTexts.pictures.card, { name: picture }));
}

/** The noun for one file of a kind in sentences: page, person. */
export function nounOfKind({ name, noun }: Pick<KindInfo, 'name' | 'noun'>): string {
  return nouns[name] ?? noun;
}

/** The icon of a kind of content; a generic icon for folders or files if it has none. */
export function iconOfKind({ name, isFolder }: Pick<KindInfo, 'name' | 'isFolder'>): IconName {
  const icon = drawn[name] ?? '';
  return isIconName(icon) ? icon : isFolder ? 'folder' : 'file-text';
}
