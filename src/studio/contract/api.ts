/**
 * The calls between the studio's shell and its server, typed once for both. Each is `POST /api/<name>` with JSON, answered
 * with JSON; what goes wrong is answered with a status of 400 or more and a `Problem`. Files are named relative to the
 * content folder, with forward slashes: `pages/home.json`.
 */
import type { Finding } from '../../contracts/finding.ts';
import type { TextEditing } from './edits.ts';

/** Why a call was not carried out: a sentence for whoever sits at the keyboard, and what stands in the way, a line each. */
export interface Problem {
  /** `stale`: the file has changed meanwhile, ask for it again. `refused`: it cannot be done, the sentence says why. */
  code: 'stale' | 'refused' | 'bad-request' | 'forbidden' | 'not-found' | 'failed';
  sentence: string;
  reasons: string[];
}

/** A kind of content file, as its schema describes it. */
export interface KindInfo {
  /** pages, articles, forms, site … */
  name: string;
  /** Below the content folder: `pages`, `collections/articles`, or `site.json`. */
  place: string;
  /** What one of them is called: page, job advert. */
  noun: string;
  description: string;
  /** True for a folder with one file for each thing. */
  isFolder: boolean;
  isCollection: boolean;
  /** Path of its schema, as in `StudioSchemas.schemas`. */
  schema: string;
  /**
   * Places in it that give names which other content uses: pointers of objects, by their keys (`/palette`), or of lists,
   * by a property of their items (`/fields`, `name`). Such a thing is `FILE#POINTER` in operations and uses.
   */
  named: { at: string; by?: string }[];
}

/** How a file stands against what is saved. */
export type FileChange = 'none' | 'changed' | 'added';

export interface FileInfo {
  file: string;
  /** Name of its kind. */
  kind: string;
  /** Its name without folder and ending. */
  id: string;
  /** What it calls itself: the title of a page, the question of an answer, the name of a person. */
  title: string;
  change: FileChange;
  /** Paths of a page that lead to it, the main one first; the path of an entry's own page. */
  paths: string[];
  /** What is at fault in it now. */
  errors: number;
  warnings: number;
}

/** How much of the work is where. */
export interface StudioState {
  /** Files of the draft that are not saved as they are now; deleted ones too. */
  unsaved: { file: string; title: string; change: FileChange | 'removed' }[];
  /** What undo and redo would take back and do again, in words; undefined where there is nothing. */
  undo?: string;
  redo?: string;
  /** Of the last check. */
  errors: number;
  warnings: number;
  isChecking: boolean;
  /** Files that somebody else has changed in the same places; they are decided before saving. */
  conflicts: Conflict[];
  /** Whether the folder lies in a git repository, so that publishing makes a commit. */
  hasGit: boolean;
  /** Files that are saved and not published yet. */
  unpublished: number;
  /** Counts up with each change of anything. */
  revision: number;
}

/** A place that two people have changed. */
export interface Conflict {
  file: string;
  /** JSON pointer. */
  pointer: string;
  /** The place in words. */
  where: string;
  /** The values as JSON; undefined where it was removed. */
  mine?: string;
  theirs?: string;
}

export interface Overview {
  siteName: string;
  /** The origin of the shown pages, on another port than the shell. */
  pageOrigin: string;
  kinds: KindInfo[];
  files: FileInfo[];
  state: StudioState;
}

/** A JSON Schema, as it is written in `schemas/`, annotations (x-…) included. */
export type JsonSchema = { readonly [keyword: string]: unknown };

export interface StudioSchemas {
  /** By path below schemas/: `page.schema.json`, `shared/image.schema.json`. References between them are relative. */
  schemas: Record<string, JsonSchema>;
  /** The kinds of section: their schema, and examples to begin with. */
  blocks: Record<string, { schema: string; examples: { title: string; block: Record<string, unknown> }[] }>;
}

/** A thing that content can name (x-ref). */
export interface NameInfo {
  name: string;
  /** What it is called on the screen. */
  title: string;
  /** The file that gives it, where there is one. */
  file?: string;
  /** Address of a small picture, on the page origin. */
  picture?: string;
  /** An icon as SVG markup. */
  icon?: string;
}

export interface FileContent {
  file: string;
  text: string;
  /** The parsed content; undefined while the text is no JSON. */
  data: unknown;
  /** Counts up with each change of this file. */
  version: number;
}

export interface EditCall {
  file: string;
  /** Of the content that the edits were made for. */
  version: number;
  edits: TextEditing[];
  /** Edits with the same group that follow each other quickly are one step of undo: the pointer of a field. */
  group?: string;
  /** What it is, for undo and the history: 'Heading of the home page'. */
  title?: string;
}

export interface StudioFinding extends Finding {
  /** Relative to the content folder. */
  file: string;
  id: string;
  /** The place in words: 'Pages › Home › Section 3 (Cards) › Title'. */
  where: string;
  /** A path that shows it. */
  path?: string;
}

/** A change of the structure, as `npm run content` does it. Things are named as there: `page/contact`, `/about`, `field/contact/phone`. */
export type Operation =
  | { do: 'rename'; thing: string; name: string }
  | { do: 'duplicate'; thing: string; name: string }
  /** `to`: where its addresses lead from now on, or what is named in its place. `everywhere`: what names it is taken out. */
  | { do: 'remove'; thing: string; to?: string; everywhere?: boolean }
  | { do: 'create'; kind: string; name: string };

export interface OperationResult {
  /** What it does or has done, a sentence each; the first is its title. */
  sentences: string[];
  /** What is left to do. */
  hints: string[];
  /** The file to show next. */
  file?: string;
}

export interface SearchHit {
  file: string;
  pointer: string;
  /** What the file is called. */
  title: string;
  /** The place in words. */
  where: string;
  before: string;
  found: string;
  after: string;
  path?: string;
}

export interface HistoryEntry {
  /** Names it to `restore`. */
  id: string;
  /** ISO time. */
  time: string;
  who: string;
  title: string;
  /** What changed, a sentence each. */
  sentences: string[];
  files: string[];
}

export interface PublishPreview {
  /** What will change, by file, a sentence each. */
  changes: { file: string; title: string; path?: string; sentences: string[] }[];
  /** What stands in the way. */
  errors: StudioFinding[];
  git?: { branch: string; remote?: string; isInConflict: boolean };
  /** The proposed message of the commit. */
  message: string;
}

export interface PictureInfo {
  name: string;
  /** Address on the page origin. */
  src: string;
  width: number;
  height: number;
  /** Bytes of the master. */
  bytes: number;
  alt?: string;
  focus?: [number, number];
  /** Where it is used, in words. */
  uses: string[];
}

/** A face that the theme can name. */
export interface FaceInfo {
  family: string;
  /** The weights that it can have. */
  thinnest: number;
  boldest: number;
  /** WOFF2 as base64, for samples; empty when it cannot be read. */
  data: string;
}

/** What the page weighs while it is edited, in bytes compressed, against what a first flight of the network holds. */
export interface PageWeight {
  document: number;
  firstFlight: number;
  pictures: number;
  script: number;
}

/** Every call: what is asked, and what is answered. */
export interface StudioApi {
  overview: { ask: Record<string, never>; answer: Overview };
  schemas: { ask: Record<string, never>; answer: StudioSchemas };
  /** The names of a kind (x-ref), such as `image`, `icon`, `path`, `link`, `fact`, `articles`, `faqs.category`. */
  names: { ask: { kind: string }; answer: { names: NameInfo[] } };
  file: { ask: { file: string }; answer: FileContent };
  /** Changes a file of the draft. It is on the disk when this answers, with its version then. */
  edit: { ask: EditCall; answer: { version: number; state: StudioState } };
  /** Changes several files of the draft as one step of undo; those that come with a text are new. */
  change: {
    ask: { title: string; files: ({ file: string; edits: TextEditing[] } | { file: string; text: string })[] };
    answer: { files: string[]; state: StudioState };
  };
  /** Replaces the text of a file, for those who edit JSON, and for files that are no JSON yet. */
  text: { ask: { file: string; version: number; text: string }; answer: { content: FileContent; state: StudioState } };
  undo: { ask: Record<string, never>; answer: { files: string[]; state: StudioState } };
  redo: { ask: Record<string, never>; answer: { files: string[]; state: StudioState } };
  findings: { ask: Record<string, never>; answer: { findings: StudioFinding[] } };
  fix: { ask: { id: string }; answer: { file: string; state: StudioState } };
  /** The HTML of a section with signs in the place of its texts: which element shows which text. */
  marks: {
    ask: { file: string; pointer: string; path: string };
    answer: { html: string; texts: Record<string, string> };
  };
  /** What names a thing, in words. */
  uses: { ask: { thing: string }; answer: { sentences: string[] } };
  /** Tries an operation without doing it, or does it. */
  operate: { ask: { operation: Operation; isTrial: boolean }; answer: OperationResult & { state: StudioState } };
  search: { ask: { words: string }; answer: { hits: SearchHit[] } };
  pictures: { ask: Record<string, never>; answer: { pictures: PictureInfo[] } };
  /** Adds or replaces a picture; the bytes follow as base64 and are encoded anew. */
  picture: {
    ask: { name: string; data: string; replaces: boolean; alt?: string };
    answer: { picture: PictureInfo; state: StudioState };
  };
  faces: { ask: Record<string, never>; answer: { faces: FaceInfo[] } };
  history: { ask: { file?: string }; answer: { entries: HistoryEntry[] } };
  restore: { ask: { id: string; file: string }; answer: { state: StudioState } };
  /** Writes the draft into the content folder. */
  save: { ask: Record<string, never>; answer: { saved: string[]; joined: string[]; state: StudioState } };
  /** Decides a conflict. */
  decide: { ask: { file: string; pointer: string; keep: 'mine' | 'theirs' }; answer: { state: StudioState } };
  /** Forgets all that is not saved. */
  discard: { ask: { file?: string }; answer: { state: StudioState } };
  publishing: { ask: Record<string, never>; answer: PublishPreview };
  publish: { ask: { message: string; push: boolean }; answer: { sentence: string; state: StudioState } };
  /** Sends the mails of a form, with a made-up answer, to the outbox, and shows them. */
  'test-send': {
    ask: { form: string };
    answer: { mails: { to: string; subject: string; html: string; text: string }[] };
  };
  weight: { ask: { path: string }; answer: PageWeight };
}

export type CallName = keyof StudioApi;

/** What the server says by itself, as server-sent events at `/api/events`, each named by its type. */
export type StudioEvent =
  | { type: 'state'; state: StudioState }
  /** Contents have changed: here, in another window, by undo, an operation or from outside. */
  | { type: 'files'; versions: Record<string, number> }
  | { type: 'findings'; findings: StudioFinding[] }
  /** Something to be said once, such as that a colleague's changes were joined. */
  | { type: 'notice'; sentence: string };
