import { createHash } from 'node:crypto';
import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import type { ImageFile } from '../../contracts/compiled-site.ts';
import type { Picture } from '../../contracts/resolved.ts';
import { fileStamp } from '../cache/file-stamp.ts';
import { entriesOf } from './files.ts';

/** How picture files are encoded. A new version changes the name of every file. */
const pictureSettings = { version: '4', widths: [480, 664, 1000, 1300, 1920], fallbackWidth: 960 } as const;

/** The allowed file extensions of a master. */
export const masterExtensions = ['.webp', '.jpg', '.jpeg', '.png', '.avif'];

/** The size of a master. */
export interface MasterSize {
  width: number;
  height: number;
  bytes: number;
  /** The actual file type, whatever the name says: jpg, png, webp … */
  type: string;
}

/** The masters in a folder, with their names, which are the file names without extension. */
export function masterFiles(imagesDir: string): { name: string; file: string }[] {
  return (entriesOf(imagesDir) ?? []).flatMap((entry) => {
    const ending = masterExtensions.find((possible) => entry.toLowerCase().endsWith(possible));
    return ending === undefined ? [] : [{ name: entry.slice(0, -ending.length), file: join(imagesDir, entry) }];
  });
}

/**
 * The file of each master in a folder, by name. checks/rules/pictures/pictures.ts reports two files with the same name.
 */
export function mastersIn(imagesDir: string): Map<string, string> {
  return new Map(masterFiles(imagesDir).map(({ name, file }) => [name, file]));
}

/**
 * Types of files that have their size in the first bytes. In others, much can come before it, such as what cameras add.
 */
const SIZE_FIRST = { types: ['webp', 'png'], bytes: 4096 };
const SIZE_LATER = 512 * 1024;

/** Width, height and bytes of a master, of which only the beginning is read; undefined if it is not a picture. */
export function masterSize(file: string): MasterSize | undefined {
  try {
    const { width, height, orientation, type = '' } = sizeAtFirst(file) ?? imageSize(beginningOf(file, SIZE_LATER));
    const turned = orientation !== undefined && orientation >= 5;
    return { width: turned ? height : width, height: turned ? width : height, bytes: statSync(file).size, type };
  } catch {
    return undefined;
  }
}

function sizeAtFirst(file: string): ReturnType<typeof imageSize> | undefined {
  try {
    const size = imageSize(beginningOf(file, SIZE_FIRST.bytes));
    return SIZE_FIRST.types.includes(size.type ?? '') ? size : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns an array with a buffer of its own, because the library that reads sizes would look beyond a view of a larger
 * one.
 */
function beginningOf(file: string, length: number): Uint8Array {
  const beginning = new Uint8Array(length);
  const handle = openSync(file, 'r');
  try {
    return beginning.slice(0, readSync(handle, beginning, 0, beginning.length, 0));
  } finally {
    closeSync(handle);
  }
}

/** The entry of a picture in images.json. */
export interface CatalogueEntry {
  alt: string;
  focus: [number, number];
  color: string;
}

/** A use of a picture, with alt and focus if the content specifies them. */
export interface PictureUse {
  name: string;
  alt?: string;
  focus?: [number, number];
}

/** What is known about a master. */
type Master = Omit<Picture, 'alt' | 'className'>;

/**
 * The masters read so far, by file, with the stamp of the file at that time. Reading all of them takes longer than the
 * rest of compiling.
 */
const readMasters = new Map<string, { stamp: string; master: Master }>();

/** The pictures of a content folder. Each master is read only once. */
export class Pictures {
  readonly #masters: Map<string, string>;
  readonly #catalogue: Record<string, CatalogueEntry>;
  readonly #known = new Map<string, Master>();

  constructor(imagesDir: string, catalogue: Record<string, CatalogueEntry>) {
    this.#masters = mastersIn(imagesDir);
    this.#catalogue = catalogue;
  }

  /** The picture as components receive it. @throws Error if it does not exist; the check reports that earlier */
  picture(use: PictureUse): Picture {
    const { alt, focus } = this.#entry(use.name);
    const className = `pic-${use.name}-${shortHash((use.focus ?? focus).join(' '), 4)}`;
    return { ...this.#master(use.name), alt: use.alt ?? alt, className };
  }

  /** The picture with everything needed to make its files and its CSS rule. */
  imageFile(use: PictureUse): ImageFile {
    const { focus, color } = this.#entry(use.name);
    return { picture: this.picture(use), file: this.#file(use.name), focus: use.focus ?? focus, color };
  }

  #entry(name: string): CatalogueEntry {
    const entry = this.#catalogue[name];
    if (!entry) throw new Error(`images.json does not describe ${name}`);
    return entry;
  }

  #file(name: string): string {
    const file = this.#masters.get(name);
    if (file === undefined) throw new Error(`images/ has no picture ${name}`);
    return file;
  }

  #master(name: string): Master {
    const known = this.#known.get(name) ?? unchangedMaster(name, this.#file(name));
    this.#known.set(name, known);
    return known;
  }
}

/** A master, which is only read again if its file has changed. @throws Error if it is not a picture */
function unchangedMaster(name: string, file: string): Master {
  const stamp = fileStamp(file, Date.now());
  const known = readMasters.get(file);
  if (known && known.stamp === stamp?.text) return known.master;
  const master = readMaster(name, file);
  if (stamp?.isSettled) readMasters.set(file, { stamp: stamp.text, master });
  return master;
}

function readMaster(name: string, file: string): Master {
  const size = masterSize(file);
  if (!size) throw new Error(`images/${name} is no picture`);
  const { width, height } = size;
  const hash = createHash('sha256')
    .update(readFileSync(file))
    .update(pictureSettings.version)
    .digest('hex')
    .slice(0, 8);
  return {
    name,
    width,
    height,
    hash,
    widths: widthsFor(width),
    fallback: Math.min(pictureSettings.fallbackWidth, width),
  };
}

/** The widths to make of a master: those that are not wider than it, or its own if it is smaller than all of them. */
function widthsFor(masterWidth: number): number[] {
  const widths = pictureSettings.widths.filter((width) => width <= masterWidth);
  return widths.length > 0 ? widths : [masterWidth];
}

function shortHash(text: string, length: number): string {
  return createHash('sha256').update(text).digest('hex').slice(0, length);
}
