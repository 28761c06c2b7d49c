import { OperationRefusedError } from '../../../content/edit/entities/operation-refused-error.ts';
import type { Content } from '../../../content/read/content.ts';
import { type Icon, iconSet } from '../../../content/read/icon-set.ts';
import { isObject, listProperty, property, textProperty } from '../../../content/read/json.ts';
import { type NameSource, namesFrom } from '../../../content/references/name-sources.ts';
import { referenceKind } from '../../../content/references/reference-kinds.ts';
import { isCollection } from '../../../content/schema/schemas.ts';
import type { NameInfo } from '../../contract/files.ts';
import { pictureSource } from '../pictures/pictures.ts';
import type { Studio } from '../studio.ts';
import { dataOf, idOf, kindOfFile, titleOfFile } from './file-titles.ts';
import { pathsOfFile } from './paths-of-file.ts';

/** The names available for a reference kind. @throws OperationRefusedError for an unknown kind */
export function namesOf(studio: Studio, kindName: string): NameInfo[] {
  const { content } = studio.live;
  const kind = referenceKind(kindName, studio.kinds);
  if (!kind || !content) throw new OperationRefusedError(`Nothing is known about names of the kind "${kindName}".`);
  if (kind.names?.type === 'item') return itemsNamed(content, kind.names);
  const names = [...((kind.names && namesFrom(kind.names, content)) ?? [])].sort();
  const shown = new Map(pathTitles(studio, kindName));
  return names.map((name) => ({ name, ...(shown.get(name) ?? describeName(studio, kindName, name)) }));
}

/** The named items of a list in all files of a kind, such as the fields of all forms; each name once. */
function itemsNamed(content: Content, source: Extract<NameSource, { type: 'item' }>): NameInfo[] {
  const items = content.documents(source.contentType).flatMap(({ data }) => listProperty(data, source.list));
  const named = items.flatMap((item): [string, NameInfo][] => {
    const name = textProperty(item, source.property);
    return name ? [[name, { name, title: textProperty(item, 'label') || name }]] : [];
  });
  return [...new Map(named).values()];
}

/** The link targets of the site, with their titles: the paths of pages and entries, and the names of dialogs. */
function* pathTitles(studio: Studio, kindName: string): Iterable<[string, Omit<NameInfo, 'name'>]> {
  if (kindName !== 'link' && kindName !== 'path') return;
  const prefix = referenceKind('modal', studio.kinds)?.written?.prefix ?? '';
  const files = studio.draft.files();
  const isPage = (file: string) => kindOfFile(studio, file)?.name === 'pages';
  // Pages first: the path of an entry also belongs to the page that shows it, and then the entry's title replaces it.
  for (const file of [...files.filter(isPage), ...files.filter((one) => !isPage(one))]) {
    const fileKind = kindOfFile(studio, file)?.name;
    if (fileKind === undefined) continue;
    const named = { title: titleOfFile(studio, file), file };
    if (fileKind === 'modals') yield [prefix + idOf(file), named];
    for (const path of pathsOfFile(studio, file)) yield [path, named];
  }
}

/** An icon as a document of its own, with the stroke that style sheets give it on the site. */
const svgOf = ({ viewBox, shapes }: Icon) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${shapes}</svg>`;

function describeName(studio: Studio, kindName: string, name: string): Omit<NameInfo, 'name'> {
  if (kindName === 'icon') {
    const icon = iconSet().get(name);
    return { title: name, ...(icon && { icon: svgOf(icon) }) };
  }
  const title = titleOfKey(studio, kindName, name);
  if (kindName === 'image') return { title: title ?? name, picture: pictureSource(name) };
  if (title !== undefined) return { title };
  const folder = studio.kinds.find((kind) => kind.isFolder && (kind.name === kindName || isNameOf(kind, kindName)));
  if (!folder) return { title: name };
  const file = `${folder.place}/${name}.json`;
  return { title: titleOfFile(studio, file), file };
}

/** For names that are keys of an object: the text under the key, or texts of the object there. Otherwise undefined. */
function titleOfKey(studio: Studio, kindName: string, name: string): string | undefined {
  const source = referenceKind(kindName, studio.kinds)?.names;
  if (source?.type !== 'key') return undefined;
  const data = dataOf(studio, studio.kinds.find((kind) => kind.name === source.contentType)?.place ?? '');
  const value = property(source.property === undefined ? data : property(data, source.property), name);
  if (typeof value === 'string') return value;
  const descriptions = ['alt', 'value', 'meaning'].flatMap((key) => textProperty(value, key) || []);
  return isObject(value) && descriptions.length > 0 ? descriptions.join(' · ') : undefined;
}

/** Whether a reference kind means the files of a kind: `form` those of forms/, `options` those of options/. */
function isNameOf(kind: Studio['kinds'][number], name: string): boolean {
  return !isCollection(kind) && (kind.name === name || kind.name === `${name}s`);
}
