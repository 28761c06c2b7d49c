import type { CallName, StudioApi } from '../../contract/api.ts';
import { MAX_PICTURE_BYTES } from '../../contract/picture-limits.ts';
import { changeFiles, editFile, fileContent, restoreUsable, writeText } from '../calls/edits.ts';
import { explain, pagesThatShow } from '../calls/explain.ts';
import { fixFinding, studioFindings } from '../calls/findings.ts';
import { namesOf } from '../calls/names.ts';
import { operate, usesOf } from '../calls/operations.ts';
import { overview } from '../calls/overview.ts';
import { studioSchemas } from '../calls/schemas.ts';
import { stateOf } from '../calls/studio-state.ts';
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
  properties: Record<string, Schema>;
  optional?: string[];
  /** Maximum bytes of the request, if more than the default. */
  bodyLimit?: number;
  run: (
    request: StudioApi[Name]['request'],
    context: CallContext,
  ) => Promise<StudioApi[Name]['response']> | StudioApi[Name]['response'];
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
const MAX_PICTURE_CALL_BYTES = Math.ceil(MAX_PICTURE_BYTES / 3) * 4 + 100_000;

/** The handlers of all calls. */
export const calls: Calls = {
  overview: { properties: {}, run: (_request, { studio, pageOrigin }) => overview(studio, pageOrigin) },
  schemas: { properties: {}, run: (_request, { studio }) => studioSchemas(studio) },
  names: { properties: { kind: text }, run: ({ kind }, { studio }) => ({ names: namesOf(studio, kind) }) },
  file: { properties: { file }, run: (request, { studio }) => fileContent(studio, request.file) },
  edit: {
    properties: { file, version, id: text, edits, group: text, title: text },
    optional: ['id', 'group', 'title'],
    run: async (request, { studio }) => {
      const version = editFile(studio, request);
      // Respond after the page has been sent its patch: that is what the user is looking at.
      await studio.live.notified;
      return { version, state: stateOf(studio) };
    },
  },
  change: {
    properties: { title: text, files: { type: 'array', minItems: 1, items: fileChange } },
    run: (request, { studio }) => ({ files: changeFiles(studio, request), state: stateOf(studio) }),
  },
  text: {
    properties: { file, version, text },
    run: (request, { studio }) => ({ content: writeText(studio, request), state: stateOf(studio) }),
  },
  undo: {
    properties: {},
    run: (_request, { studio }) => ({ files: studio.draft.undo() ?? [], state: stateOf(studio) }),
  },
  redo: {
    properties: {},
    run: (_request, { studio }) => ({ files: studio.draft.redo() ?? [], state: stateOf(studio) }),
  },
  findings: {
    properties: {},
    run: async (_request, { studio }) => {
      await studio.checker.current();
      return { findings: studioFindings(studio) };
    },
  },
  fix: {
    properties: { id: text, choice: count },
    optional: ['choice'],
    run: async (request, { studio }) => ({ file: await fixFinding(studio, request), state: stateOf(studio) }),
  },
  uses: { properties: { entity: text }, run: ({ entity }, { studio }) => usesOf(studio, entity) },
  explain: { properties: { file, pointer: text }, run: (request, { studio }) => explain(studio, request) },
  shown: {
    properties: { file },
    run: async (request, { studio }) => ({ locations: await pagesThatShow(studio, request.file) }),
  },
  mail: {
    properties: { email: text },
    run: (request, { studio }) => ({ mail: previewMail(mailOptions(studio), request.email) }),
  },
  operate: {
    properties: { operation, isDryRun: flag, id: text },
    optional: ['id'],
    run: async (request, { studio }) => ({ ...(await operate(studio, request)), state: stateOf(studio) }),
  },
  save: {
    properties: {},
    run: async (_request, { studio }) => {
      const { files, mergedChanges } = await studio.saved.save();
      return { saved: files, mergedChanges, state: stateOf(studio) };
    },
  },
  'resolve-conflict': {
    properties: { file, pointer: text, keep: { enum: ['mine', 'theirs'] } },
    run: (choice, { studio }) => {
      studio.saved.resolveConflict(choice);
      return { state: stateOf(studio) };
    },
  },
  publishing: {
    properties: {},
    run: async (_request, { studio }) => {
      await studio.checker.current();
      studio.earlier.clear();
      const errors = studioFindings(studio).filter(({ severity }) => severity === 'error');
      return { ...(await publishPreview(studio.saved.options)), errors };
    },
  },
  publish: {
    // The message may be empty, to push earlier commits without making a new one.
    properties: { message: { type: 'string', maxLength: 5000 }, push: flag },
    run: async (request, { studio }) => ({ sentence: await studio.saved.publish(request), state: stateOf(studio) }),
  },
  search: { properties: { words: text }, run: ({ words }, { studio }) => ({ hits: studio.search.search(words) }) },
  fonts: { properties: {}, run: (_request, { studio }) => ({ fonts: listFonts(studio.draft) }) },
  history: {
    properties: { file },
    optional: ['file'],
    run: (request, { studio }) => ({ entries: historyEntries(studio.saved.options, request.file) }),
  },
  restore: {
    properties: { id: text, file },
    run: (request, { studio }) => {
      restore(studio.draft, studio.saved.options, request);
      return { state: stateOf(studio) };
    },
  },
  'restore-usable': {
    properties: { file },
    run: (request, { studio }) => {
      restoreUsable(studio, request.file);
      return { state: stateOf(studio) };
    },
  },
  pictures: {
    properties: {},
    run: (_request, { studio }) => ({ pictures: listPictures(studio.draft, studio.live.content) }),
  },
  'picture-type': {
    properties: { size: { type: 'integer' }, head: text },
    run: async ({ size, head }) => {
      await refuseByHeader(Buffer.from(head, 'base64'), size);
      return {};
    },
  },
  picture: {
    properties: { name: text, data: text, replaces: flag, alt: text },
    optional: ['alt'],
    bodyLimit: MAX_PICTURE_CALL_BYTES,
    run: async (request, { studio }) => {
      const picture = await putPicture(studio.draft, studio.live.content, request);
      return { picture, state: stateOf(studio) };
    },
  },
  'test-send': { properties: { form: text }, run: (request, { studio }) => testSend(mailOptions(studio), request) },
  weight: {
    properties: { path: text },
    run: async (request, { studio }) => weightOf(await studio.live.visitorsDocument(request.path), sizeOfFile(studio)),
  },
};
