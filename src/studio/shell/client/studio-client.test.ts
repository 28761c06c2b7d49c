/** The state shown to the user is right from the first keystroke, before the server responds. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Overview, StudioState } from '../../contract/state.ts';
import { type Call, CallError, OfflineError } from './call.ts';
import { StudioClient } from './studio-client.ts';

// A studio that is offline tries again for ever: with the clock of a test, its attempts end with the test.
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const saved: StudioState = {
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
const unsaved: StudioState = {
  ...saved,
  unsaved: [{ file: 'facts.json', title: 'facts', change: 'changed' }],
  undo: 'Value',
  revision: 2,
};
const overview: Overview = { siteName: '', pageOrigin: '', kinds: [], files: [], state: saved };

/** A studio whose server responds to an edit only when the test resolves `answered`. */
async function opened() {
  const calls: string[] = [];
  const answered = Promise.withResolvers<{ version: number; state: StudioState }>();
  const call: Call = async (name) => {
    calls.push(name);
    const answers: Record<string, unknown> = {
      file: { file: 'facts.json', text: '{}', data: {}, version: 1 },
      undo: { files: [], state: { ...saved, revision: 3 } },
      save: { saved: [], mergedChanges: [], state: { ...saved, revision: 3 } },
      overview,
    };
    return JSON.parse(JSON.stringify(name === 'edit' ? await answered.promise : answers[name]));
  };
  const studio = new StudioClient(call, overview, { schemas: {}, blocks: {} });
  const file = studio.file('facts.json');
  await file.load();
  return { studio, file, calls, answered };
}

const typed = [{ type: 'set' as const, at: '/a', value: 'x' }];

test('an edit counts as unsaved and can be undone before the server acknowledges it', async () => {
  const { studio, file, answered } = await opened();
  file.edit(typed, { title: 'Value of the facts' });
  expect(studio.state.get().unsaved.map((one) => one.file)).toEqual(['facts.json']);
  expect(studio.state.get().undo).toBe('Value of the facts');
  expect(studio.hasPendingEdits).toBe(true);
  studio.showState({ ...saved, revision: 1 });
  expect(studio.state.get().unsaved).toHaveLength(1);
  answered.resolve({ version: 2, state: unsaved });
  await file.settled();
  expect(studio.state.get()).toEqual(unsaved);
  expect(studio.hasPendingEdits).toBe(false);
});

test('the state never says that everything is saved between an edit and its response', async () => {
  const { studio, file, answered } = await opened();
  const counts: number[] = [];
  file.edit(typed);
  studio.state.watch(() => counts.push(studio.state.get().unsaved.length));
  answered.resolve({ version: 2, state: unsaved });
  await file.settled();
  expect(counts.every((count) => count === 1)).toBe(true);
});

test('saving waits until all edits are acknowledged', async () => {
  const { studio, file, calls, answered } = await opened();
  file.edit(typed);
  const saving = studio.save();
  await Promise.resolve();
  expect(calls).not.toContain('save');
  answered.resolve({ version: 2, state: unsaved });
  await saving;
  expect(calls.indexOf('save')).toBeGreaterThan(calls.indexOf('edit'));
  expect(studio.state.get().unsaved).toEqual([]);
});

test('a refused edit no longer counts as pending', async () => {
  const { studio, file, answered } = await opened();
  file.edit(typed);
  answered.reject(new CallError({ code: 'refused', sentence: 'No.', reasons: [] }));
  await file.settled();
  expect(studio.hasPendingEdits).toBe(false);
  expect(studio.state.get().unsaved).toEqual([]);
});

test('an edit made while the server is offline counts as unsaved', async () => {
  const { studio, file, answered } = await opened();
  file.edit(typed);
  answered.reject(new OfflineError());
  await Promise.resolve();
  expect(studio.hasPendingEdits).toBe(true);
  expect(studio.state.get().unsaved).toHaveLength(1);
});

test('saving while the server is offline fails at once with a notice', async () => {
  const { studio, file, calls, answered } = await opened();
  file.edit(typed);
  const saving = studio.save();
  answered.reject(new OfflineError());
  expect(await saving).toBe(false);
  expect(studio.notices.list.get()).toMatchObject([{ tone: 'problem' }]);
  expect([calls.includes('save'), studio.hasPendingEdits]).toEqual([false, true]);
});

test('undo is sent after earlier edits and before later ones', async () => {
  const { studio, file, calls, answered } = await opened();
  file.edit(typed);
  const undoing = studio.undo();
  file.edit([{ type: 'set', at: '/b', value: 'y' }]);
  answered.resolve({ version: 2, state: unsaved });
  await undoing;
  await file.settled();
  expect(calls.filter((name) => name === 'edit' || name === 'undo')).toEqual(['edit', 'undo', 'edit']);
});

test('a notice with an Undo button disappears with the next edit', async () => {
  const { studio, file } = await opened();
  file.edit(typed);
  studio.notifyWithUndo('The section was removed.');
  expect(studio.notices.list.get()).toHaveLength(1);
  file.edit(typed);
  expect(studio.notices.list.get()).toEqual([]);
});

test('a stuck edit blocks neither other files nor saving', async () => {
  const { studio, file, calls, answered } = await opened();
  file.edit(typed);
  answered.reject(new CallError({ code: 'failed', sentence: 'That did not work.', reasons: [] }));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(studio.stuck.get()).toEqual([file]);
  expect([studio.connection.fault.get(), studio.hasPendingEdits]).toEqual([undefined, true]);
  expect(await studio.save()).toBe(true);
  expect(calls.filter((name) => name === 'edit' || name === 'save')).toEqual(['edit', 'edit', 'edit', 'edit', 'save']);
});

test('the notice that the server is offline appears once, and disappears when it is back', async () => {
  let isThere = false;
  const call: Call = async () => {
    if (!isThere) throw new OfflineError();
    return JSON.parse(JSON.stringify(overview));
  };
  const studio = new StudioClient(call, overview, { schemas: {}, blocks: {} });
  await studio.refresh();
  expect(studio.connection.isOnline.get()).toBe(false);
  expect(studio.notices.list.get()).toEqual([]);
  await studio.save();
  expect(studio.notices.list.get()).toHaveLength(1);
  isThere = true;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(studio.connection.isOnline.get()).toBe(true);
  expect(studio.notices.list.get()).toEqual([]);
});
