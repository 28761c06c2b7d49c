/**
 * The API of the studio's server; shell and server share these types. Each call is `POST /api/<name>` with a JSON body
 * and a JSON response. Errors have a status of 400 or more and a `Problem` as their body. File names are relative to
 * the content folder, with forward slashes: `pages/home.json`.
 */
import type { Edit } from './edits.ts';
import type { Explanation, PreviewLocation, UsingLocation } from './explanation.ts';
import type { EditCall, FileContent, NameInfo, StudioSchemas } from './files.ts';
import type { FontInfo, PageWeight, PictureInfo } from './media.ts';
import type { Overview, StudioState } from './state.ts';
import type {
  HistoryEntry,
  Operation,
  OperationResult,
  PlacedFinding,
  PublishPreview,
  RenderedMail,
  SearchHit,
  StudioFinding,
} from './work.ts';

/** Why a call failed: a sentence for the user, and the reasons, one line each. */
export interface Problem {
  /**
   * `stale`: the file has a newer version; fetch it again. `done`: a retry of a call that already succeeded, but whose
   * response was lost. `refused`: not possible; the sentence says why. `faulty`: not possible until the errors in
   * `findings` are fixed. `failed`: an unexpected error; a retry may succeed.
   */
  code: 'stale' | 'done' | 'refused' | 'faulty' | 'bad-request' | 'forbidden' | 'not-found' | 'unwritable' | 'failed';
  sentence: string;
  reasons: string[];
  /** Findings that the check would report after this call. */
  findings?: PlacedFinding[];
}

/** Every call, with its request and response. */
export interface StudioApi {
  overview: { request: Record<string, never>; response: Overview };
  schemas: { request: Record<string, never>; response: StudioSchemas };
  /** The names of a kind (x-ref), such as `image`, `icon`, `path`, `link`, `fact`, `articles`, `faqs.category`. */
  names: { request: { kind: string }; response: { names: NameInfo[] } };
  file: { request: { file: string }; response: FileContent };
  /** Changes a file of the draft. The change is on disk before the response is sent. */
  edit: { request: EditCall; response: { version: number; state: StudioState } };
  /** Changes several files of the draft as one undo step; a file given with its text is created. */
  change: {
    request: { title: string; files: ({ file: string; edits: Edit[] } | { file: string; text: string })[] };
    response: { files: string[]; state: StudioState };
  };
  /** Replaces the text of a file, for people who edit JSON, and for files that are not valid JSON yet. */
  text: {
    request: { file: string; version: number; text: string };
    response: { content: FileContent; state: StudioState };
  };
  undo: { request: Record<string, never>; response: { files: string[]; state: StudioState } };
  redo: { request: Record<string, never>; response: { files: string[]; state: StudioState } };
  findings: { request: Record<string, never>; response: { findings: StudioFinding[] } };
  /** `choice`: the index in the finding's `choices`, if it has them. */
  fix: { request: { id: string; choice?: number }; response: { file: string; state: StudioState } };
  /** The references to an entity, and a sentence that counts them. */
  uses: { request: { entity: string }; response: { sentence: string; locations: UsingLocation[] } };
  /** Where a value in the content is defined, and which pages show it. */
  explain: { request: { file: string; pointer: string }; response: Explanation };
  /** The pages that show a file that is not a page, such as a form or a dialog. */
  shown: { request: { file: string }; response: { locations: PreviewLocation[] } };
  /** Renders a mail with sample answers. */
  mail: { request: { email: string }; response: { mail: RenderedMail } };
  /** Performs an operation, or only tries it (dry run). */
  operate: {
    request: { operation: Operation; isDryRun: boolean; id?: string };
    response: OperationResult & { state: StudioState };
  };
  search: { request: { words: string }; response: { hits: SearchHit[] } };
  pictures: { request: Record<string, never>; response: { pictures: PictureInfo[] } };
  /** Checks whether a picture can be uploaded, by its size and first bytes (base64). Responds with an error if not. */
  'picture-type': { request: { size: number; head: string }; response: Record<string, never> };
  /** Adds or replaces a picture. The server re-encodes `data` (base64). */
  picture: {
    request: { name: string; data: string; replaces: boolean; alt?: string };
    response: { picture: PictureInfo; state: StudioState };
  };
  fonts: { request: Record<string, never>; response: { fonts: FontInfo[] } };
  history: { request: { file?: string }; response: { entries: HistoryEntry[] } };
  restore: { request: { id: string; file: string }; response: { state: StudioState } };
  /** Restores the latest usable version of a damaged file. */
  'restore-usable': { request: { file: string }; response: { state: StudioState } };
  /** Writes the draft into the content folder. */
  save: { request: Record<string, never>; response: { saved: string[]; mergedChanges: string[]; state: StudioState } };
  /** Resolves a conflict. */
  'resolve-conflict': {
    request: { file: string; pointer: string; keep: 'mine' | 'theirs' };
    response: { state: StudioState };
  };
  publishing: { request: Record<string, never>; response: PublishPreview };
  publish: { request: { message: string; push: boolean }; response: { sentence: string; state: StudioState } };
  /** Writes a form's mails, with sample answers, to the outbox, and shows them. */
  'test-send': {
    request: { form: string };
    response: { mails: RenderedMail[] };
  };
  weight: { request: { path: string }; response: PageWeight };
}

export type CallName = keyof StudioApi;

/** The events that the server sends at `/api/events` (server-sent events), named by type. */
export type StudioEvent =
  | { type: 'state'; state: StudioState }
  /** New versions of changed files: changed by an edit in any window, undo, an operation, or another program. */
  | { type: 'files'; versions: Record<string, number> }
  | { type: 'findings'; findings: StudioFinding[] }
  /** A notice for the user, such as that a colleague's changes were merged. */
  | { type: 'notice'; sentence: string };
