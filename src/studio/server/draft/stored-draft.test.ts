import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TestDraft } from '../../testing/test-draft.ts';
import { StoredDraft } from './stored-draft.ts';

let folder: string;
let saved: TestDraft;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'stored-draft-'));
  saved = new TestDraft({ 'a.json': '{ "a": 1 }\n', 'pages/b.json': '{"b":true}' });
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  saved[Symbol.dispose]();
});

const open = () => new StoredDraft(folder, saved.savedDir);
const write = (draft: StoredDraft, file: string, text: string | undefined, group?: string) =>
  draft.change([{ file, after: text === undefined ? undefined : Buffer.from(text) }], {
    title: `Write ${file}`,
    ...(group && { group }),
  });

test('changes leave the saved folder untouched, and are listed as unsaved', () => {
  const draft = open();
  write(draft, 'a.json', '{ "a": 2 }\n');
  write(draft, 'c.json', '{}');
  write(draft, 'pages/b.json', undefined);
  expect(draft.unsavedFiles()).toEqual(['a.json', 'c.json', 'pages/b.json']);
  expect(saved.saved('a.json')).toBe('{ "a": 1 }\n');
  expect(draft.base('a.json')?.toString()).toBe('{ "a": 1 }\n');
});

test('undo and redo restore files byte for byte', () => {
  const draft = open();
  const before = '{ "a": 1 }\n';
  write(draft, 'a.json', '{ "a": 2 }\r\n');
  write(draft, 'pages/b.json', undefined);
  expect(draft.steps.titles().undo).toBe('Write pages/b.json');
  expect(draft.undo()).toEqual(['pages/b.json']);
  expect(draft.undo()).toEqual(['a.json']);
  expect(draft.text('a.json')).toBe(before);
  expect(draft.unsavedFiles()).toEqual([]);
  expect(draft.undo()).toBeUndefined();
  draft.redo();
  expect(draft.text('a.json')).toBe('{ "a": 2 }\r\n');
});

test('typing in one field without a pause is one undo step', () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
  const draft = open();
  for (const text of ['H', 'Ho', 'Hom']) write(draft, 'a.json', text, 'title');
  now.mockReturnValue(9000);
  write(draft, 'a.json', 'Home', 'title');
  write(draft, 'a.json', 'Home!', 'lead');
  expect([draft.undo(), draft.text('a.json')]).toEqual([['a.json'], 'Home']);
  expect([draft.undo(), draft.text('a.json')]).toEqual([['a.json'], 'Hom']);
  expect([draft.undo(), draft.text('a.json')]).toEqual([['a.json'], '{ "a": 1 }\n']);
});

test('the draft and its undo steps survive a restart', () => {
  write(open(), 'a.json', '{ "a": 3 }');
  const next = open();
  expect(next.text('a.json')).toBe('{ "a": 3 }');
  expect(next.undo()).toEqual(['a.json']);
  expect(next.text('a.json')).toBe('{ "a": 1 }\n');
});

test('an undo step that a crash left incomplete is dropped', () => {
  const draft = open();
  write(draft, 'a.json', '{ "a": 3 }');
  write(draft, 'a.json', '{ "a": 4 }');
  writeFileSync(path.join(draft.dir, 'a.json'), '{ "a": 3 }');
  const next = open();
  next.undo();
  expect(next.text('a.json')).toBe('{ "a": 1 }\n');
});

test('undo keeps later changes by others', () => {
  saved.writeOutside('a.json', '{\n  "a": 1,\n  "b": 1\n}\n');
  const draft = open();
  write(draft, 'a.json', '{\n  "a": 2,\n  "b": 1\n}\n');
  draft.change([{ file: 'a.json', after: Buffer.from('{\n  "a": 2,\n  "b": 7\n}\n') }], {
    title: 'Joined',
    isFromOutside: true,
  });
  draft.undo();
  expect(draft.text('a.json')).toBe('{\n  "a": 1,\n  "b": 7\n}\n');
});

test('at most 200 undo steps are kept, and contents that none of them needs are deleted', () => {
  const draft = open();
  for (let step = 0; step < 210; step++) write(draft, 'a.json', String(step));
  expect(readdirSync(path.join(folder, 'undo/contents')).length).toBeLessThanOrEqual(201);
  let undone = 0;
  while (draft.undo()) undone += 1;
  expect(undone).toBe(200);
  expect(readFileSync(path.join(draft.dir, 'a.json'), 'utf8')).toBe('9');
});

test.each(['../outside.json', '/etc/passwd', 'pages/../../x.json'])('nothing is written to %s', (file) => {
  expect(() => write(open(), file, '{}')).toThrow('outside');
});
