/** No edit is lost, whatever the server does. */
import { describe, expect, test } from 'vitest';
import { changeText } from '../../../../content/edit/text/change-text.ts';
import type { Problem } from '../../../contract/api.ts';
import type { EditCall, FileContent } from '../../../contract/files.ts';
import type { StudioState } from '../../../contract/state.ts';
import { type Call, CallError, OfflineError } from '../call.ts';
import { OpenFile } from './open-file.ts';

const state: StudioState = {
  unsaved: [],
  errors: 0,
  warnings: 0,
  isChecking: false,
  conflicts: [],
  damaged: [],
  hasGit: false,
  unpublished: 0,
  revision: 1,
};

/** A server with one file, whose failures a test controls. */
class FakeServer {
  content: FileContent;
  isAway = false;
  /** Whether the next edit is made but its response is lost. */
  losesResponse = false;
  requests: EditCall[] = [];
  refuses: Problem | undefined;
  /** Which edits it refuses with `refuses`. */
  isMeant: (request: EditCall) => boolean = () => true;
  /** The number of edit calls. */
  tries = 0;

  constructor(data: unknown) {
    this.content = { file: 'facts.json', text: JSON.stringify(data), data, version: 1 };
  }

  write(text: string): void {
    this.content = { ...this.content, text, data: JSON.parse(text), version: this.content.version + 1 };
  }

  readonly call: Call = async (name, request) => {
    await Promise.resolve();
    if (this.isAway) throw new OfflineError();
    return Reflect.apply(name === 'edit' ? this.#edit : () => this.content, this, [request]);
  };

  #edit(request: EditCall) {
    this.tries += 1;
    if (this.refuses && this.isMeant(request)) throw new CallError(this.refuses);
    if (request.id !== undefined && this.requests.some(({ id }) => id === request.id))
      throw new CallError({ code: 'done', sentence: '', reasons: [] });
    if (request.version !== this.content.version) throw new CallError({ code: 'stale', sentence: '', reasons: [] });
    this.requests.push(request);
    this.write(changeText(this.content.text, request.edits));
    if (this.losesResponse) {
      this.losesResponse = false;
      throw new OfflineError();
    }
    return { version: this.content.version, state };
  }
}

async function opened(data: unknown) {
  const server = new FakeServer(data);
  const refused: Error[] = [];
  const online = Promise.withResolvers<void>();
  const held = Promise.withResolvers<string>();
  const file = new OpenFile('facts.json', {
    call: server.call,
    onState: () => {},
    whenOnline: () => online.promise,
    whenWritable: (reason) => {
      held.resolve(reason);
      return online.promise;
    },
    onRefused: (error) => refused.push(error),
    onPendingEdits: () => {},
    precedingWork: () => undefined,
    onMoved: () => {},
    onEdited: () => {},
  });
  await file.load();
  return { server, file, refused, held: held.promise, comeBack: online.resolve };
}

const typed = (value: string) => [{ type: 'set' as const, at: '/a', value }];

test('edits show at once, and edits of one field are batched', async () => {
  const { server, file } = await opened({ a: '' });
  for (const text of ['H', 'Ho', 'Hom', 'Home']) file.edit(typed(text), { group: '/a' });
  expect(file.view.get().data).toEqual({ a: 'Home' });
  await file.settled();
  expect(server.content.data).toEqual({ a: 'Home' });
  expect(server.requests.length).toBeLessThan(4);
});

test('edits made while the server is offline are sent when it is back', async () => {
  const { server, file, comeBack } = await opened({ a: 'x', list: [1] });
  server.isAway = true;
  file.edit(typed('y'), { group: '/a' });
  file.edit([{ type: 'insert', at: '/list/1', value: 2 }]);
  await Promise.resolve();
  expect(file.view.get().data).toEqual({ a: 'y', list: [1, 2] });
  server.isAway = false;
  comeBack();
  await file.settled();
  expect(server.content.data).toEqual({ a: 'y', list: [1, 2] });
});

test('an edit whose response was lost is made only once', async () => {
  const { server, file, refused, comeBack } = await opened({ list: [1] });
  server.losesResponse = true;
  file.edit([{ type: 'insert', at: '/list/1', value: 2 }]);
  file.edit([{ type: 'insert', at: '/list/2', value: 3 }]);
  comeBack();
  await file.settled();
  expect([server.content.data, refused]).toEqual([{ list: [1, 2, 3] }, []]);
  expect(file.view.get().data).toEqual({ list: [1, 2, 3] });
});

test.each([
  ['a full disk', 'unwritable'],
  ['an error of the server', 'failed'],
] as const)('an edit that fails because of %s stays shown and is retried', async (_, code) => {
  const { server, file, refused, held, comeBack } = await opened({ a: 'x' });
  server.refuses = { code, sentence: 'It cannot be written.', reasons: [] };
  file.edit(typed('y'), { group: '/a' });
  expect(await held).toBe('It cannot be written.');
  expect(file.view.get().data).toEqual({ a: 'y' });
  server.refuses = undefined;
  comeBack();
  await file.settled();
  expect([server.content.data, refused]).toEqual([{ a: 'y' }, []]);
});

test('an edit of a file that others have changed is rebased onto their version', async () => {
  const { server, file } = await opened({ a: 'x', b: 'old' });
  server.write('{"a": "x", "b": "new"}');
  file.edit(typed('y'));
  await file.settled();
  expect(server.content.data).toEqual({ a: 'y', b: 'new' });
  expect(file.view.get().data).toEqual({ a: 'y', b: 'new' });
});

test('a refused edit is reverted and reported', async () => {
  const { server, file, refused } = await opened({ a: 'x' });
  server.refuses = { code: 'refused', sentence: 'No.', reasons: [] };
  file.edit(typed('y'));
  await file.settled();
  expect(file.view.get().data).toEqual({ a: 'x' });
  expect(refused.map(({ message }) => message)).toEqual(['No.']);
});

test('loading the file during an edit neither hides the edit nor applies it twice', async () => {
  const { server, file } = await opened({ list: [1] });
  const shown: unknown[] = [];
  file.view.watch(() => shown.push(file.view.get().data));
  const reading = file.load();
  file.edit([{ type: 'insert', at: '/list/1', value: 2 }]);
  const again = file.load();
  await Promise.all([reading, again, file.settled()]);
  expect(server.content.data).toEqual({ list: [1, 2] });
  expect(shown.every((data) => JSON.stringify(data) === '{"list":[1,2]}')).toBe(true);
});

test('unchanged parts of the data keep their identity, so that they are not rendered again', async () => {
  const { file } = await opened({ a: 'x', far: { away: [1, 2] } });
  const { data } = file.view.get();
  file.edit(typed('y'));
  await file.settled();
  expect(Reflect.get(Object(file.view.get().data), 'far')).toBe(Reflect.get(Object(data), 'far'));
});

test('`awaited` has the versions that a page must show to have the right pointers, and all edits', async () => {
  const { file } = await opened({ list: ['a', 'b'] });
  file.edit([{ type: 'set', at: '/list/0', value: 'A' }]);
  expect(file.awaited.get()).toEqual({ pointers: 1, edits: Number.POSITIVE_INFINITY });
  file.edit([{ type: 'remove', at: '/list/0' }]);
  expect(file.awaited.get().pointers).toBe(Number.POSITIVE_INFINITY);
  await file.settled();
  expect(file.awaited.get()).toEqual({ pointers: 3, edits: 3 });
  file.edit([{ type: 'set', at: '/list/0', value: 'B' }]);
  await file.settled();
  expect(file.awaited.get()).toEqual({ pointers: 3, edits: 4 });
});

test('a pending edit is rebased if others have inserted an item before its target', async () => {
  const { server, file, comeBack } = await opened({ list: ['a', 'b'] });
  server.isAway = true;
  file.edit([{ type: 'set', at: '/list/1', value: 'mine' }]);
  await Promise.resolve();
  server.write('{"list":["theirs","a","b"]}');
  server.isAway = false;
  comeBack();
  await file.settled();
  expect(server.content.data).toEqual({ list: ['theirs', 'a', 'mine'] });
});

describe('an edit that fails each time', () => {
  const failure: Problem = { code: 'failed', sentence: 'That did not work.', reasons: [] };

  /** A file with an edit that has failed until it got stuck. */
  async function stuck() {
    const { server, file, refused, comeBack } = await opened({ a: 'x', list: [1] });
    server.refuses = failure;
    comeBack();
    file.edit([{ type: 'insert', at: '/list/1', value: 'kept' }], { title: 'List' });
    await file.settled();
    return { server, file, refused };
  }

  test('is stuck after four attempts, and stays shown', async () => {
    const { server, file, refused } = await stuck();
    expect([file.isStuck, file.stuckTitle, file.pendingTexts]).toEqual([true, 'List', ['kept']]);
    expect([server.tries, refused]).toEqual([4, []]);
    expect(file.view.get().data).toEqual({ a: 'x', list: [1, 'kept'] });
  });

  test('can be retried', async () => {
    const { server, file } = await stuck();
    server.refuses = undefined;
    await file.tryAgain();
    expect([file.isStuck, server.content.data]).toEqual([false, { a: 'x', list: [1, 'kept'] }]);
  });

  test('is retried with the next edit', async () => {
    const { server, file } = await stuck();
    server.refuses = undefined;
    file.edit(typed('y'));
    await file.settled();
    expect([file.isStuck, server.content.data]).toEqual([false, { a: 'y', list: [1, 'kept'] }]);
  });

  test('can be dropped, and the edits after it are sent', async () => {
    const { server, file } = await stuck();
    file.edit(typed('y'));
    server.isMeant = ({ edits }) => edits[0]?.type === 'insert';
    await file.dropStuckEdit();
    await file.settled();
    expect([file.isStuck, server.content.data]).toEqual([false, { a: 'y', list: [1] }]);
  });

  test('is rebased after changes by others', async () => {
    const { server, file } = await stuck();
    server.write('{"a":"theirs","list":[0,1]}');
    await file.reloadIfOlderThan(2);
    expect(file.view.get().data).toEqual({ a: 'theirs', list: [0, 1, 'kept'] });
  });
});
