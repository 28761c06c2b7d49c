import { join } from 'node:path';
import { addDependency } from '../cache/dependencies.ts';
import { Notes } from '../cache/notes.ts';
import { ReferenceGraph } from '../references/graph.ts';
import type { PlaceholderSources } from '../references/placeholders.ts';
import {
  isPublishedAt,
  type PublishingDates,
  type PublishingWindow,
  publishingDates,
  publishingWindow,
  timeZoneOf,
} from '../references/publishing/publishing-window.ts';
import { blockSchemas, type ContentKind, contentKinds, isCollection, type SchemaFile } from '../schema/schemas.ts';
import type { Reference, Resolution } from '../schema/validator/validator.ts';
import { type ContentFile, isFileName } from './files.ts';
import { isObject, property, textProperty } from './json.ts';
import { mastersIn, type PictureUse } from './pictures.ts';

/** A content file that could be read. */
export interface ContentDocument {
  file: ContentFile;
  data: unknown;
  references: Reference[];
}

/** A file or section with publishing dates. */
export interface ScheduledPart {
  from: ContentFile;
  /** The place in the file; empty for the whole file. */
  pointer: string;
  window: PublishingWindow;
  /** The dates as in the file. */
  written: PublishingDates;
}

/** A content folder while it is checked. Pages are not kept: there may be thousands. */
export class Content {
  /** The absolute path of the folder. */
  readonly configDir: string;
  readonly kinds: ContentKind[];
  readonly files: ContentFile[];
  readonly graph = new ReferenceGraph();
  readonly notes = new Notes();
  /** Files that could not be read at all. */
  readonly unreadable = new Set<string>();
  /** Invalid names. They are reported where they are defined, and never suggested elsewhere. */
  readonly invalidNames = new Set<string>();
  /** A hash of the text of each file that could be read, by path. */
  readonly hashes = new Map<string, string>();
  /** The pictures of images/: file by name. */
  readonly masters: Map<string, string>;
  /** The different uses of pictures, by name and focal point. */
  readonly pictureUses = new Map<string, PictureUse>();
  /** The value of {{build.year}}. */
  readonly year: number;
  /** The current date, such as 2026-03-01. */
  readonly today: string;
  /** The current time in milliseconds. */
  readonly now: number;
  /** The names of all block types; `headingBlocks` has those that contain the main heading of a page. */
  readonly blockTypes: ReadonlySet<string>;
  /** The schema of each block type. */
  readonly blockSchemas: ReadonlyMap<string, SchemaFile>;
  readonly headingBlocks: ReadonlySet<string>;
  /**
   * Whether this is for editing: everything counts as published, drafts have a page, and unknown placeholders stay as
   * written.
   */
  readonly isForEditors: boolean;
  readonly #documents = new Map<string, ContentDocument[]>();
  readonly #ids = new Map<string, Set<string>>();

  constructor(configDir: string, schemas: SchemaFile[], files: ContentFile[], now: Date, isForEditors = false) {
    const blocks = blockSchemas(schemas);
    const kinds = contentKinds(schemas);
    this.configDir = configDir;
    this.kinds = kinds;
    this.blockSchemas = new Map(blocks.map(({ type, schema }) => [type, schema]));
    this.blockTypes = new Set(this.blockSchemas.keys());
    this.headingBlocks = new Set(
      blocks.filter((block) => block.schema.schema['x-heading'] === 1).map((block) => block.type),
    );
    this.files = files;
    this.year = now.getFullYear();
    this.now = now.getTime();
    this.isForEditors = isForEditors;
    this.today = now.toISOString().slice(0, 10);
    this.masters = mastersIn(join(configDir, 'images'));
    for (const kind of kinds) this.#ids.set(kind.name, new Set());
    for (const { id, kind } of files) {
      this.#ids.get(kind.name)?.add(id);
      if (!isFileName(id)) this.invalidNames.add(id);
    }
  }

  /** Keeps a document for the rules and the compiler. */
  addDocument(document: ContentDocument): void {
    const sameKind = this.#documents.get(document.file.kind.name);
    if (sameKind) sameKind.push(document);
    else this.#documents.set(document.file.kind.name, [document]);
  }

  /** The ids of a kind, including those of unreadable files. */
  ids(kind: string): ReadonlySet<string> {
    return this.#ids.get(kind) ?? new Set<string>();
  }

  /** The ids of a collection that visitors can see at some time: all except those hidden by x-shown-when. */
  publicIds(kind: string): ReadonlySet<string> {
    const condition = shownWhen(this.kinds.find(({ name }) => name === kind));
    return this.#idsWithout(kind, (data) => condition && property(data, condition.name) !== condition.value);
  }

  /** The ids that visitors see now. */
  publishedIds(kind: string): ReadonlySet<string> {
    const published = this.#idsWithout(kind, (data) => !this.isPublished(data));
    return new Set([...this.publicIds(kind)].filter((id) => published.has(id)));
  }

  /** The ids with a page: published entries, and also drafts while editing. */
  idsWithPage(kind: string): ReadonlySet<string> {
    return this.isForEditors ? this.ids(kind) : this.publishedIds(kind);
  }

  #idsWithout(kind: string, isHidden: (data: unknown) => boolean | undefined): ReadonlySet<string> {
    const hidden = this.documents(kind).filter(({ data }) => isHidden(data));
    const hiddenIds = new Set(hidden.map(({ file }) => file.id));
    return new Set([...this.ids(kind)].filter((id) => !hiddenIds.has(id)));
  }

  /** Whether visitors see an entry or section now. */
  isPublished(data: unknown): boolean {
    return this.isWindowOpen(publishingWindow(data, timeZoneOf(this.data('site'))));
  }

  /** Whether a publishing window is open now; true without one. */
  isWindowOpen(window: PublishingWindow | undefined): boolean {
    return this.isForEditors || window === undefined || isPublishedAt(window, this.now);
  }

  /** The publishing windows of pages. Available once all files are checked. */
  pageWindows(): Map<string, PublishingWindow> {
    const ofPages = this.scheduledParts().filter(({ from, pointer }) => from.kind.name === 'pages' && pointer === '');
    return new Map(ofPages.map(({ from, window }) => [from.id, window]));
  }

  /** All files and sections with publishing dates. Available once all files are checked. */
  scheduledParts(): ScheduledPart[] {
    const timeZone = timeZoneOf(this.data('site'));
    return publishingDates.all(this).flatMap(({ data: written, from, pointer }) => {
      const window = publishingWindow(written, timeZone);
      return window ? [{ from, pointer, window, written }] : [];
    });
  }

  /** Whether the site is in English, the only language that rules about sentences understand. */
  get isEnglish(): boolean {
    return textProperty(this.data('site'), 'language')?.startsWith('en') ?? false;
  }

  /** The kinds of files that are collections. */
  get collections(): ContentKind[] {
    return this.kinds.filter(isCollection);
  }

  /** The names without invalid ones, for suggestions. */
  withoutInvalidNames(names: Iterable<string>): string[] {
    return [...names].filter((name) => !this.invalidNames.has(name));
  }

  /** The documents of a kind that could be read; always empty for pages. */
  documents(kind: string): readonly ContentDocument[] {
    addDependency(kind);
    return this.#documents.get(kind) ?? [];
  }

  /** The data of a file such as site.json; undefined if it could not be read. */
  data(kind: string): unknown {
    return this.documents(kind)[0]?.data;
  }

  /** What placeholders in texts can stand for. */
  placeholderSources(): PlaceholderSources {
    return { facts: this.data('facts'), site: this.data('site'), year: this.year };
  }

  /** Records the references and pictures of a document. */
  addReferences(from: ContentFile, references: Reference[], pictures: PictureUse[]): void {
    for (const { kind, value, pointer } of references) this.graph.add({ kind, value, pointer, from });
    this.addPictureUses(pictures);
  }

  /** Records that pictures are used. */
  addPictureUses(pictures: PictureUse[]): void {
    for (const picture of pictures) this.pictureUses.set(`${picture.name} ${picture.focus?.join(' ')}`, picture);
  }
}

/** The condition of a kind's x-shown-when annotation, if any. */
function shownWhen(kind: ContentKind | undefined): { name: string; value: unknown } | undefined {
  const properties = property(kind?.schema.schema, 'properties');
  if (!isObject(properties)) return undefined;
  const found = Object.entries(properties).find(([, schema]) => property(schema, 'x-shown-when') !== undefined);
  return found && { name: found[0], value: property(found[1], 'x-shown-when') };
}

/** The pictures that a document shows. */
export function picturesIn(resolutions: Resolution[]): PictureUse[] {
  return resolutions.flatMap(({ kind, value }) => (kind === 'image' ? (pictureUse(value) ?? []) : []));
}

/** A picture reference, or undefined if it is malformed. */
export function pictureUse(value: unknown): PictureUse | undefined {
  if (typeof value !== 'object' || value === null || !('image' in value) || typeof value.image !== 'string')
    return undefined;
  const alt = 'alt' in value && typeof value.alt === 'string' ? { alt: value.alt } : {};
  const focus = 'focus' in value && isFocus(value.focus) ? { focus: value.focus } : {};
  return { name: value.image, ...alt, ...focus };
}

function isFocus(value: unknown): value is [number, number] {
  return Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'number');
}
