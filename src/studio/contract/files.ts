/**
 * The content files, and information about them. Files are named relative to the content folder, with forward slashes:
 * `pages/home.json`.
 */
import { textProperty } from '../../content/read/json.ts';
import type { Edit } from './edits.ts';

/** A kind of content file, as its schema describes it. */
export interface KindInfo {
  /** pages, articles, forms, site … */
  name: string;
  /** Its folder or file, relative to the content folder: `pages`, `collections/articles`, `site.json`. */
  path: string;
  /** The noun for one file of this kind: page, job advert. */
  noun: string;
  description: string;
  /** True for a folder with one file for each entity. */
  isFolder: boolean;
  isCollection: boolean;
  /** Path of its schema, as in `StudioSchemas.schemas`. */
  schema: string;
  /**
   * Where files of this kind define names that other content refers to. `at` is the pointer of an object whose keys are
   * names (`/palette`), or of a list whose items have the name in their property `by` (`/fields`, `name`). `of` is the
   * reference kind, as in x-ref. Operations refer to such an entity as `FILE#POINTER`.
   */
  named: { of: string; at: string; by?: string }[];
  /** The reference kinds, as in x-ref, whose names are the texts of fields of this kind: anchors on a page. */
  namedByField: string[];
}

/** The first and last day on which visitors see a file or section, as written in the content. */
export interface PublishingDays {
  from?: string;
  until?: string;
}

/** The publishing days in the data of a file or section. */
export function publishingDays(data: unknown): PublishingDays {
  const [from, until] = [textProperty(data, 'publishFrom'), textProperty(data, 'publishUntil')];
  return { ...(from !== undefined && { from }), ...(until !== undefined && { until }) };
}

/** How a file of the draft differs from the saved one. */
export type FileChange = 'none' | 'changed' | 'added';

export interface FileInfo {
  file: string;
  /** The name of its kind. */
  kind: string;
  /** Its name without folder and extension. */
  id: string;
  /** The title that the studio shows: a page's name in the menus, an answer's question, a person's name. */
  title: string;
  /** The title inside the file, if different: the title of a page for search engines. */
  ownTitle?: string;
  change: FileChange;
  /** True for an entry that visitors do not see, such as a draft article. */
  isDraft: boolean;
  published: PublishingDays;
  /** The URL paths of a page, main one first, or of an entry's own page. */
  paths: string[];
}

/** A JSON Schema as written in `schemas/`, including annotations (x-…). */
export type JsonSchema = { readonly [keyword: string]: unknown };

export interface StudioSchemas {
  /** By path relative to schemas/: `page.schema.json`, `shared/image.schema.json`. Every `$ref` is a relative path. */
  schemas: Record<string, JsonSchema>;
  /** By block type: its schema, and examples to insert. */
  blocks: Record<string, { schema: string; examples: BlockExample[] }>;
}

/** An example of a block, which the user can insert and then edit. */
export interface BlockExample {
  title: string;
  block: Record<string, unknown>;
  /** URL of a screenshot, on the shell's origin. */
  picture?: string;
}

/** An entity that content can refer to (x-ref). */
export interface NameInfo {
  name: string;
  /** The title that the studio shows for it. */
  title: string;
  /** The file that is this entity, if it has one of its own. */
  file?: string;
  /** URL of a thumbnail, on the page origin. */
  picture?: string;
  /** An icon as SVG markup. */
  icon?: string;
}

export interface FileContent {
  file: string;
  text: string;
  /** The parsed content; undefined while the text is invalid JSON. */
  data: unknown;
  /** Incremented with each change of this file. */
  version: number;
}

export interface EditCall {
  file: string;
  /** The version of the file that the edits are based on. */
  version: number;
  /** A unique id, which makes the call idempotent: a retry is not applied twice. */
  id?: string;
  edits: Edit[];
  /** Edits with the same group in quick succession become one undo step; usually the pointer of a field. */
  group?: string;
  /** The label of the undo step: 'Heading of the home page'. */
  title?: string;
}
