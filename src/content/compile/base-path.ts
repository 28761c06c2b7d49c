/**
 * A site may be served below a path of its host (BASE_PATH, such as `/site`). Content never contains that path: it is
 * added to links here, when content is compiled, and to the files of the build in build/.
 */
import type { Picture } from '../../contracts/resolved.ts';
import { pointerSteps } from '../read/json.ts';
import type { SitePath } from '../references/routes.ts';
import type { Reference } from '../schema/validator/validator.ts';

const LINK_IN_TEXT = /(\[[^\]]+\]\()(\/[^)\s]*)\)/g;

/** Adds the base path to a link within this site; leaves other links unchanged. */
export function underBase(address: string, basePath: string): string {
  return address.startsWith('/') && !address.startsWith('//') ? basePath + address : address;
}

/** Adds the base path to a link, or to all links in a rich text. */
function linksUnderBase(text: string, basePath: string): string {
  if (!text.includes('](')) return underBase(text, basePath);
  return text.replace(LINK_IN_TEXT, (_whole, words: string, link: string) => `${words}${underBase(link, basePath)})`);
}

/** Adds the base path to the links found in a file's data, in place. */
export function putLinksUnderBase(data: unknown, references: Reference[], basePath: string): void {
  if (basePath === '') return;
  const pointers = new Set(references.filter(({ kind }) => kind === 'link').map(({ pointer }) => pointer));
  for (const pointer of pointers) {
    const steps = pointerSteps(pointer);
    const last = steps.pop() ?? '';
    const parent = steps.reduce(inside, data);
    const text = inside(parent, last);
    if (isContainer(parent) && typeof text === 'string') Reflect.set(parent, last, linksUnderBase(text, basePath));
  }
}

/** Adds the base path to a picture. */
export function pictureUnderBase(picture: Picture, basePath: string): Picture {
  return basePath === '' ? picture : { ...picture, basePath };
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function inside(value: unknown, name: string): unknown {
  return isContainer(value) ? Reflect.get(value, name) : undefined;
}

/** Adds the base path to a path and its screen. The main path is unchanged, as the canonical link needs it. */
export function pathUnderBase({ screen, ...path }: SitePath, basePath: string): SitePath {
  const below = { ...path, path: underBase(path.path, basePath) };
  return screen === undefined ? below : { ...below, screen: underBase(screen, basePath) };
}
