/**
 * The content files, and information about them. Files are named relative to the content folder, with forward slashes:
 * `pages/home.json`.
 */
import { textProperty } from '../../content/read/json.ts';
import type { TextEditing } from './edits.ts';

/** A kind of content file, as its schema describes it. */
export interface KindInfo {
  /** pages, articles, forms, site … */
  name: string;
  /** Below the content folder: `pages`, `collections/articles`, or `site.json`. */
  place: string;
  /** The noun for one of them: page, job advert. */
  noun: string;
  description: string;
  /** True for a folder with one file for each entity. */
  isFolder: boolean;
  isCollection: boolean;
  /** Path of its schema, as in `StudioSchemas.schemas`. */
  schema: string;
  /**
   * Places in it that define names for other content: pointers of objects, by their keys (`/palette`), or of lists, by
   * a property of their items (`/fields`, `name`). `of` is the kind of name, as in x-ref. Operations refer to such an
   * entity as `FILE#POINTER`.
   */
  named: { of: string; at: string; by?: string }[];
}

/** The days from which, and until which, visitors see something, as written. */
export interface PublishingDays {
  from?: string;
  until?: string;
}

/** The publishing dates of a file or section. */
export function publishingDays(data: unknown): PublishingDays {
  const [from, until] = [textProperty(data, 'publishFrom'), textProperty(data, 'publishUntil')];
  return { ...(from !== undefined && { from }), ...(until !== undefined && { until }) };
}

/** How a file differs from the saved one. */
export type FileChange = 'none' | 'changed' | 'added';

export interface FileInfo {
  file: string;
  /** Name of its kind. */
  kind: string;
  /** Its name without folder and extension. */
  id: string;
  /** Its title for people: the name of a page in the menus, the question of an answer, the name of a person. */
  title: string;
  /** Its own title, if different: the title of a page for search engines. */
  ownTitle?: string;
  change: FileChange;
  /** True for an entry that visitors do not see, such as a draft article. */
  isDraft: boolean;
  published: PublishingDays;
  /** The paths of a page, main one first, or of an entry's own page. */
  paths: string[];
}

/** A JSON Schema, as it is written in `schemas/`, annotations (x-…) included. */
export type JsonSchema = { readonly [keyword: string]: unknown };

export interface StudioSchemas {
  /** By path below schemas/: `page.schema.json`, `shared/image.schema.json`. References between them are relative. */
  schemas: Record<string, JsonSchema>;
  /** The types of section: their schema, and examples to start from. */
  blocks: Record<string, { schema: string; examples: BlockExample[] }>;
}

/** An example to start with. */
export interface BlockExample {
  title: string;
  block: Record<string, unknown>;
  /** URL of a picture of it, on the shell's origin. */
  picture?: string;
}

/** An entity that content can refer to (x-ref). */
export interface NameInfo {
  name: string;
  /** Its displayed name. */
  title: string;
  /** The file that defines it, if there is one. */
  file?: string;
  /** URL of a small picture, on the page origin. */
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
  /** The version of the content that the edits were made for. */
  version: number;
  /** Its name among all calls: it is made once, however often it is sent. */
  id?: string;
  edits: TextEditing[];
  /** Edits with the same group that follow each other quickly are one undo step: the pointer of a field. */
  group?: string;
  /** A label for undo and the history: 'Heading of the home page'. */
  title?: string;
}
