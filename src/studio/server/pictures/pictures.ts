import path from 'node:path';
import { refusal } from '../../../content/edit/entities/operation-refused-error.ts';
import { changeText } from '../../../content/edit/text/change-text.ts';
import { type Edit, EditError } from '../../../content/edit/text/edit.ts';
import { phrase } from '../../../content/edit/words/phrase.ts';
import type { Content } from '../../../content/read/content.ts';
import { isObject, pointerStep, property, textProperty } from '../../../content/read/json.ts';
import { masterSize, mastersIn } from '../../../content/read/pictures.ts';
import type { StudioApi } from '../../contract/api.ts';
import type { UsingLocation } from '../../contract/explanation.ts';
import type { PictureInfo } from '../../contract/media.ts';
import { dataOf } from '../calls/file-titles.ts';
import { usingLocations } from '../calls/using-locations.ts';
import type { DraftFolder } from '../draft-folder.ts';
import { encodeInChildProcess } from './encode-in-child-process.ts';
import { freeName } from './picture-name.ts';

/** The file with the alt text, focus point and colour of each picture. */
const CATALOGUE = 'images.json';

/** The URL path of a picture on the page origin. */
export const pictureSource = (name: string) => `/_studio/picture/${name}`;

/**
 * All pictures of the draft, sorted by name.
 * @param content the draft's content as last read, to find where pictures are used; undefined while it cannot be read
 */
export function listPictures(draft: DraftFolder, content: Content | undefined): PictureInfo[] {
  const catalogue = catalogueOf(draft);
  return [...mastersIn(path.join(draft.dir, 'images'))]
    .map(([name, file]) => infoOf(draft, content, name, file, property(catalogue, name)))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

function infoOf(
  draft: DraftFolder,
  content: Content | undefined,
  name: string,
  file: string,
  entry: unknown,
): PictureInfo {
  const size = masterSize(file) ?? { width: 0, height: 0, bytes: 0 };
  const alt = property(entry, 'decoration') === true ? '' : textProperty(entry, 'alt');
  const focus = property(entry, 'focus');
  const [x, y] = Array.isArray(focus) ? focus : [];
  return {
    name,
    src: pictureSource(name),
    ...size,
    ...(alt !== undefined && { alt }),
    ...(typeof x === 'number' && typeof y === 'number' && { focus: [x, y] }),
    uses: content ? usesOf(draft, content, name) : [],
  };
}

/** The references to a picture, except its own entry in images.json. */
function usesOf(draft: DraftFolder, content: Content, name: string): UsingLocation[] {
  const uses = [...content.graph.usesOf('image', name)].map(({ from, pointer }) => ({
    file: path.relative(content.configDir, from.path).replaceAll('\\', '/'),
    pointer: pointer.replace(/\/image$/, ''),
  }));
  const others = uses.filter(({ file }) => file !== CATALOGUE);
  return usingLocations(content.kinds, (file) => dataOf({ draft }, file), others);
}

/**
 * Adds a picture to the draft, or replaces one, as one undo step. The picture is re-encoded, rotated upright and
 * stripped of metadata. An empty alt text marks it as decoration.
 * @throws OperationRefusedError if the file is unsuitable, the alt text is missing, or the picture to replace does not
 *   exist
 */
export async function putPicture(
  draft: DraftFolder,
  content: Content | undefined,
  { name: requested, data, replaces, alt }: StudioApi['picture']['request'],
): Promise<PictureInfo> {
  const masters = () => mastersIn(path.join(draft.dir, 'images'));
  if (replaces && !masters().has(requested)) throw refusal('noPicture', { name: requested });
  if (alt === undefined || (alt !== '' && alt.trim() === '')) throw refusal('describePicture');
  const { bytes, color } = await encodeInChildProcess(Buffer.from(data, 'base64'));
  const known = catalogueOf(draft);
  const name = replaces ? requested : freeName(requested, new Set([...masters().keys(), ...Object.keys(known)]));
  const at = pointerStep(name);
  const focus = replaces ? (property(property(known, name), 'focus') ?? [50, 50]) : [50, 50];
  const words = alt === '' ? { alt, decoration: true } : { alt: alt.trim() };
  const text = editCatalogue(draft, [{ type: 'set', at, value: { ...words, focus, color } }]);
  const file = `images/${name}.webp`;
  const old = fileOf(draft, masters().get(name));
  const without = old === undefined || old === file ? [] : [{ file: old, after: undefined }];
  const title = phrase(replaces ? 'replacePicture' : 'addPicture', { name });
  draft.change([...without, { file, after: bytes }, { file: CATALOGUE, after: text }], { title });
  return infoOf(draft, content, name, path.join(draft.dir, file), property(catalogueOf(draft), name));
}

function fileOf(draft: DraftFolder, master: string | undefined): string | undefined {
  return master && path.relative(draft.dir, master).replaceAll('\\', '/');
}

function editCatalogue(draft: DraftFolder, edits: Edit[]): Buffer {
  try {
    return Buffer.from(changeText(draft.text(CATALOGUE) ?? '{}\n', edits));
  } catch (error) {
    if (error instanceof EditError) throw refusal('brokenCatalogue', { file: CATALOGUE }, [error.message]);
    throw error;
  }
}

function catalogueOf(draft: DraftFolder): Record<string, unknown> {
  const data = dataOf({ draft }, CATALOGUE);
  return isObject(data) ? data : {};
}
