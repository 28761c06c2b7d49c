/**
 * The calls between the studio's shell and its server, typed once for both. Each is `POST /api/<name>` with JSON, answered
 * with JSON; what goes wrong is answered with a status of 400 or more and a `Problem`. Files are named relative to the
 * content folder, with forward slashes: `pages/home.json`.
 */
import type { TextEditing } from './edits.ts';
import type { Explanation, PreviewLocation, UsingPlace } from './explanation.ts';
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

/** Why a call was not carried out: a sentence for the user, and the reasons, a line each. */
export interface Problem {
  /**
   * `stale`: the file has changed meanwhile, fetch it again. `done`: it was made before, when the answer was lost.
   * `refused`: it cannot be done, the sentence says why. `faulty`: not before the errors among the findings are fixed. `failed`: nobody knows why; another attempt may succeed.
   */
  code: 'stale' | 'done' | 'refused' | 'faulty' | 'bad-request' | 'forbidden' | 'not-found' | 'unwritable' | 'failed';
  sentence: string;
  reasons: string[];
  /** Further reasons: what the check would find. */
  findings?: PlacedFinding[];
}

/** Every call, with its request and response. */
export interface StudioApi {
  overview: { ask: Record<string, never>; answer: Overview };
  schemas: { ask: Record<string, never>; answer: StudioSchemas };
  /** The names of a kind (x-ref), such as `image`, `icon`, `path`, `link`, `fact`, `articles`, `faqs.category`. */
  names: { ask: { kind: string }; answer: { names: NameInfo[] } };
  file: { ask: { file: string }; answer: FileContent };
  /** Changes a file of the draft. The change is on disk when this responds with the new version. */
  edit: { ask: EditCall; answer: { version: number; state: StudioState } };
  /** Changes several files of the draft as one undo step; files with a text are new. */
  change: {
    ask: { title: string; files: ({ file: string; edits: TextEditing[] } | { file: string; text: string })[] };
    answer: { files: string[]; state: StudioState };
  };
  /** Replaces the text of a file, for people who edit JSON, and for files that are not valid JSON yet. */
  text: { ask: { file: string; version: number; text: string }; answer: { content: FileContent; state: StudioState } };
  undo: { ask: Record<string, never>; answer: { files: string[]; state: StudioState } };
  redo: { ask: Record<string, never>; answer: { files: string[]; state: StudioState } };
  findings: { ask: Record<string, never>; answer: { findings: StudioFinding[] } };
  fix: { ask: { id: string }; answer: { file: string; state: StudioState } };
  /** The HTML of a section with placeholders instead of its texts, to find which element shows which text. */
  marks: {
    ask: { file: string; pointer: string; path: string };
    answer: { html: string; texts: Record<string, string> };
  };
  /** The references to an entity, and a sentence that counts them. */
  uses: { ask: { entity: string }; answer: { sentence: string; places: UsingPlace[] } };
  /** Where a value in the content comes from, and where it is shown. */
  explain: { ask: { file: string; pointer: string }; answer: Explanation };
  /** The pages that show a file which is not a page itself: a form, a dialog. */
  shown: { ask: { file: string }; answer: { places: PreviewLocation[] } };
  /** A mail as it would go out, with made-up answers. */
  mail: { ask: { email: string }; answer: { mail: ShownMail } };
  /** Tries an operation without doing it, or does it. */
  operate: {
    ask: { operation: Operation; isTrial: boolean; id?: string };
    answer: OperationResult & { state: StudioState };
  };
  search: { ask: { words: string }; answer: { hits: SearchHit[] } };
  pictures: { ask: Record<string, never>; answer: { pictures: PictureInfo[] } };
  /** Whether a chosen file is acceptable, judged by its size and first bytes (base64). */
  'picture-type': { ask: { size: number; head: string }; answer: Record<string, never> };
  /** Adds or replaces a picture; the bytes follow as base64 and are re-encoded. */
  picture: {
    ask: { name: string; data: string; replaces: boolean; alt?: string };
    answer: { picture: PictureInfo; state: StudioState };
  };
  fonts: { ask: Record<string, never>; answer: { fonts: FontInfo[] } };
  history: { ask: { file?: string }; answer: { entries: HistoryEntry[] } };
  restore: { ask: { id: string; file: string }; answer: { state: StudioState } };
  /** Writes the draft into the content folder. */
  save: { ask: Record<string, never>; answer: { saved: string[]; joined: string[]; state: StudioState } };
  /** Decides a conflict. */
  decide: { ask: { file: string; pointer: string; keep: 'mine' | 'theirs' }; answer: { state: StudioState } };
  /** Discards all unsaved changes. */
  discard: { ask: { file?: string }; answer: { state: StudioState } };
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
  /** Files have changed: here, in another window, by undo, by an operation, or from outside. */
  | { type: 'files'; versions: Record<string, number> }
  | { type: 'findings'; findings: StudioFinding[] }
  /** A notice to show once, such as that a colleague's changes were merged. */
  | { type: 'notice'; sentence: string };
