import type { CallName, StudioApi } from '../../contract/api.ts';
import { LARGEST_PICTURE } from '../../contract/picture-limits.ts';
import { changeFiles, editFile, fileContent, restoreUsable, writeText } from '../calls/edits.ts';
import { explain, pagesThatShow } from '../calls/explain.ts';
import { fixFinding, studioFindings } from '../calls/findings.ts';
import { namesOf } from '../calls/names.ts';
import { operate, usesOf } from '../calls/operations.ts';
import { overview } from '../calls/overview.ts';
import { studioSchemas } from '../calls/schemas.ts';
import { stateOf } from '../calls/state.ts';
import { mailOptions, sizeOfFile } from '../calls/tool-options.ts';
import { listFonts } from '../fonts/fonts.ts';
import { historyEntries, restore } from '../history/history.ts';
import { refuseByHeader } from '../pictures/encode-picture.ts';
import { listPictures, putPicture } from '../pictures/pictures.ts';
import { publishPreview } from '../publish/publish.ts';
import type { Studio } from '../studio.ts';
import { previewMail, testSend } from '../test-send/test-send.ts';
import { weightOf } from '../weight/weight.ts';

/** The context of a call. */
export interface CallContext {
  studio: Studio;
  /** The origin of previewed pages. */
  pageOrigin: string;
}

type Schema = Record<string, unknown>;

/** A call: JSON Schemas of the request's properties, the names of those that are optional, and the handler. */
interface Call<Name extends CallName> {
  asks: Record<string, Schema>;
  optional?: string[];
  /** Maximum bytes of the request, if more than the default. */
  largest?: number;
  run: (
    ask: StudioApi[Name]['ask'],
    context: CallContext,
  ) => Promise<StudioApi[Name]['answer']> | StudioApi[Name]['answer'];
}

export type Calls = { [Name in CallName]: Call<Name> };

const text: Schema = { type: 'string' };
/** The canonical name of a file in the content folder: no parent folders, hidden files or alternative spellings. */
const file: Schema = {
  type: 'string',
  maxLength: 200,
  pattern: '^(?!\\.)[^/\\\\:\\u0000]+(/(?!\\.)[^/\\\\:\\u0000]+)*$',
};
const version: Schema = { type: 'integer' };
const flag: Schema = { type: 'boolean' };
const count: Schema = { type: 'integer', minimum: 0 };

/** The schema of one variant of a union. @param by the property that equals `kind` @param more optional properties */
function variant(
  by: string,
  kind: string,
  required: Record<string, Schema>,
  more: Record<string, Schema> = {},
): Schema {
  const properties = { [by]: { const: kind }, ...required, ...more };
  return { type: 'object', required: [by, ...Object.keys(required)], properties };
}

const edit: Schema = {
  anyOf: [
    variant('type', 'set', { at: text, value: {} }),
    variant('type', 'insert', { at: text, value: {} }, { place: count }),
    variant('type', 'remove', { at: text }),
    variant('type', 'move', { from: text, to: text }),
    variant('type', 'rename', { at: text, name: text }),
  ],
};
const edits: Schema = { type: 'array', minItems: 1, items: edit };
const operation: Schema = {
  anyOf: [
    variant('do', 'rename', { entity: text, name: text }),
    variant('do', 'duplicate', { entity: text, name: text }),
    variant('do', 'remove', { entity: text }, { to: text, everywhere: flag }),
    variant('do', 'create', { kind: text, name: text }, { title: text, address: text, edits }),
  ],
};
const fileChange: Schema = {
  anyOf: [
    { type: 'object', required: ['file', 'edits'], properties: { file, edits } },
    { type: 'object', required: ['file', 'text'], properties: { file, text } },
  ],
};

/** Maximum bytes of a call with a picture in base64 and its other properties. */
const LARGEST_PICTURE_CALL = Math.ceil(LARGEST_PICTURE / 3) * 4 + 100_000;

/** The handlers of all calls. */
export const calls: Calls = {
  overview: { asks: {}, run: (_ask, { studio, pageOrigin }) => overview(studio, pageOrigin) },
  schemas: { asks: {}, run: (_ask, { studio }) => studioSchemas(studio) },
  names: { asks: { kind: text }, run: ({ kind }, { studio }) => ({ names: namesOf(studio, kind) }) },
  file: { asks: { file }, run: (ask, { studio }) => fileContent(studio, ask.file) },
  edit: {
    asks: { file, version, id: text, edits, group: text, title: text },
    optional: ['id', 'group', 'title'],
    run: async (ask, { studio }) => {
      const version = editFile(studio, ask);
      // Respond after the page has been sent its patch: that is what the user is looking at.
      await studio.live.notified;
      return { version, state: stateOf(studio) };
    },
  },
  change: {
    asks: { title: text, files: { type: 'array', minItems: 1, items: fileChange } },
    run: (ask, { studio }) => ({ files: changeFiles(studio, ask), state: stateOf(studio) }),
  },
  text: {
    asks: { file, version, text },
    run: (ask, { studio }) => ({ content: writeText(studio, ask), state: stateOf(studio) }),
  },
  undo: { asks: {}, run: (_ask, { studio }) => ({ files: studio.draft.undo() ?? [], state: stateOf(studio) }) },
  redo: { asks: {}, run: (_ask, { studio }) => ({ files: studio.draft.redo() ?? [], state: stateOf(studio) }) },
  findings: {
    asks: {},
    run: async (_ask, { studio }) => {
      await studio.checker.current();
      return { findings: studioFindings(studio) };
    },
  },
  fix: {
    asks: { id: text, choice: count },
    optional: ['choice'],
    run: async (ask, { studio }) => ({ file: await fixFinding(studio, ask), state: stateOf(studio) }),
  },
  uses: { asks: { entity: text }, run: ({ entity }, { studio }) => usesOf(studio, entity) },
  explain: { asks: { file, pointer: text }, run: (ask, { studio }) => explain(studio, ask) },
  shown: { asks: { file }, run: async (ask, { studio }) => ({ places: await pagesThatShow(studio, ask.file) }) },
  mail: { asks: { email: text }, run: (ask, { studio }) => ({ mail: previewMail(mailOptions(studio), ask.email) }) },
  operate: {
    asks: { operation, isDryRun: flag, id: text },
    optional: ['id'],
    run: async (ask, { studio }) => ({ ...(await operate(studio, ask)), state: stateOf(studio) }),
  },
  save: {
    asks: {},
    run: async (_ask, { studio }) => {
      const { files, mergedChanges } = await studio.saved.save();
      return { saved: files, mergedChanges, state: stateOf(studio) };
    },
  },
  'resolve-conflict': {
    asks: { file, pointer: text, keep: { enum: ['mine', 'theirs'] } },
    run: (choice, { studio }) => {
      studio.saved.resolveConflict(choice);
      return { state: stateOf(studio) };
    },
  },
  publishing: {
    asks: {},
    run: async (_ask, { studio }) => {
      await studio.checker.current();
      studio.earlier.forget();
      const errors = studioFindings(studio).filter(({ severity }) => severity === 'error');
      return { ...(await publishPreview(studio.saved.options)), errors };
    },
  },
  publish: {
    // The message may be empty, to push earlier commits without making a new one.
    asks: { message: { type: 'string', maxLength: 5000 }, push: flag },
    run: async (ask, { studio }) => ({ sentence: await studio.saved.publish(ask), state: stateOf(studio) }),
  },
  search: { asks: { words: text }, run: ({ words }, { studio }) => ({ hits: studio.search.search(words) }) },
  fonts: { asks: {}, run: (_ask, { studio }) => ({ fonts: listFonts(studio.draft) }) },
  history: {
    asks: { file },
    optional: ['file'],
    run: (ask, { studio }) => ({ entries: historyEntries(studio.saved.options, ask.file) }),
  },
  restore: {
    asks: { id: text, file },
    run: (ask, { studio }) => {
      restore(studio.draft, studio.saved.options, ask);
      return { state: stateOf(studio) };
    },
  },
  'restore-usable': {
    asks: { file },
    run: (ask, { studio }) => {
      restoreUsable(studio, ask.file);
      return { state: stateOf(studio) };
    },
  },
  pictures: { asks: {}, run: (_ask, { studio }) => ({ pictures: listPictures(studio.draft, studio.live.content) }) },
  'picture-type': {
    asks: { size: { type: 'integer' }, head: text },
    run: async ({ size, head }) => {
      await refuseByHeader(Buffer.from(head, 'base64'), size);
      return {};
    },
  },
  picture: {
    asks: { name: text, data: text, replaces: flag, alt: text },
    optional: ['alt'],
    largest: LARGEST_PICTURE_CALL,
    run: async (ask, { studio }) => {
      const picture = await putPicture(studio.draft, studio.live.content, ask);
      return { picture, state: stateOf(studio) };
    },
  },
  'test-send': { asks: { form: text }, run: (ask, { studio }) => testSend(mailOptions(studio), ask) },
  weight: {
    asks: { path: text },
    run: async (ask, { studio }) => weightOf(await studio.live.visitorsDocument(ask.path), sizeOfFile(studio)),
  },
};
