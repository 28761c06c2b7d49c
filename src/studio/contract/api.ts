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
  SearchHit,
  ShownMail,
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
  overview: { ask: Record<string, never>; answer: Overview };
  schemas: { ask: Record<string, never>; answer: StudioSchemas };
  /** The names of a kind (x-ref), such as `image`, `icon`, `path`, `link`, `fact`, `articles`, `faqs.category`. */
  names: { ask: { kind: string }; answer: { names: NameInfo[] } };
  file: { ask: { file: string }; answer: FileContent };
  /** Changes a file of the draft. The change is on disk before the response is sent. */
  edit: { ask: EditCall; answer: { version: number; state: StudioState } };
  /** Changes several files of the draft as one undo step; a file given with its text is created. */
  change: {
    ask: { title: string; files: ({ file: string; edits: Edit[] } | { file: string; text: string })[] };
    answer: { files: string[]; state: StudioState };
  };
  /** Replaces the text of a file, for people who edit JSON, and for files that are not valid JSON yet. */
  text: { ask: { file: string; version: number; text: string }; answer: { content: FileContent; state: StudioState } };
  undo: { ask: Record<string, never>; answer: { files: string[]; state: StudioState } };
  redo: { ask: Record<string, never>; answer: { files: string[]; state: StudioState } };
  findings: { ask: Record<string, never>; answer: { findings: StudioFinding[] } };
  /** `choice`: the index in the finding's `choices`, if it has them. */
  fix: { ask: { id: string; choice?: number }; answer: { file: string; state: StudioState } };
  /** The references to an entity, and a sentence that counts them. */
  uses: { ask: { entity: string }; answer: { sentence: string; places: UsingLocation[] } };
  /** Where a value in the content is defined, and which pages show it. */
  explain: { ask: { file: string; pointer: string }; answer: Explanation };
  /** The pages that show a file that is not a page, such as a form or a dialog. */
  shown: { ask: { file: string }; answer: { places: PreviewLocation[] } };
  /** Renders a mail with sample answers. */
  mail: { ask: { email: string }; answer: { mail: ShownMail } };
  /** Performs an operation, or only tries it (dry run). */
  operate: {
    ask: { operation: Operation; isDryRun: boolean; id?: string };
    answer: OperationResult & { state: StudioState };
  };
  search: { ask: { words: string }; answer: { hits: SearchHit[] } };
  pictures: { ask: Record<string, never>; answer: { pictures: PictureInfo[] } };
  /** Checks whether a picture can be uploaded, by its size and first bytes (base64). Responds with an error if not. */
  'picture-type': { ask: { size: number; head: string }; answer: Record<string, never> };
  /** Adds or replaces a picture. The server re-encodes `data` (base64). */
  picture: {
    ask: { name: string; data: string; replaces: boolean; alt?: string };
    answer: { picture: PictureInfo; state: StudioState };
  };
  fonts: { ask: Record<string, never>; answer: { fonts: FontInfo[] } };
  history: { ask: { file?: string }; answer: { entries: HistoryEntry[] } };
  restore: { ask: { id: string; file: string }; answer: { state: StudioState } };
  /** Restores the latest usable version of a damaged file. */
  'restore-usable': { ask: { file: string }; answer: { state: StudioState } };
  /** Writes the draft into the content folder. */
  save: { ask: Record<string, never>; answer: { saved: string[]; mergedChanges: string[]; state: StudioState } };
  /** Resolves a conflict. */
  'resolve-conflict': {
    ask: { file: string; pointer: string; keep: 'mine' | 'theirs' };
    answer: { state: StudioState };
  };
  publishing: { ask: Record<string, never>; answer: PublishPreview };
  publish: { ask: { message: string; push: boolean }; answer: { sentence: string; state: StudioState } };
  /** Writes a form's mails, with sample answers, to the outbox, and shows them. */
  'test-send': {
    ask: { form: string };
    answer: { mails: ShownMail[] };
  };
  weight: { ask: { path: string }; answer: PageWeight };
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
