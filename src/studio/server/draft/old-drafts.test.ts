import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { deleteOldDrafts, recordContentFolder } from './old-drafts.ts';

const NOW = new Date('2026-06-01T12:00:00Z');

/** Creates a folder for drafts, and a function that adds a draft to it. */
function draftsFolder() {
  const root = mkdtempSync(path.join(tmpdir(), 'old-drafts-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const drafts = path.join(root, 'studio');
  const leave = (name: string, { daysAgo, isGone }: { daysAgo: number; isGone: boolean }) => {
    const [folder, content] = [path.join(drafts, name), path.join(root, 'sites', name)];
    mkdirSync(path.join(folder, 'content'), { recursive: true });
    writeFileSync(path.join(folder, 'content/site.json'), '{ "name": "not saved yet" }');
    if (!isGone) mkdirSync(content, { recursive: true });
    recordContentFolder(folder, content);
    const opened = new Date(NOW.getTime() - daysAgo * 86_400_000);
    utimesSync(path.join(folder, 'content-folder'), opened, opened);
    return folder;
  };
  return { drafts, leave };
}

test('a draft is deleted if its content folder does not exist and it has not been opened for 30 days', () => {
  const { drafts, leave } = draftsFolder();
  leave('gone', { daysAgo: 31, isGone: true });
  leave('gone-lately', { daysAgo: 29, isGone: true });
  leave('there', { daysAgo: 400, isGone: false });
  deleteOldDrafts(drafts, NOW);
  expect(readdirSync(drafts).sort()).toEqual(['gone-lately', 'there']);
});

test('a draft stays if it is open, or its content folder is unknown', () => {
  const { drafts, leave } = draftsFolder();
  const open = leave('open', { daysAgo: 90, isGone: true });
  // A lock held by another running process.
  writeFileSync(path.join(open, 'lock'), String(process.ppid));
  mkdirSync(path.join(drafts, 'unknown'));
  writeFileSync(path.join(drafts, 'a-file'), '');
  deleteOldDrafts(drafts, NOW);
  expect(readdirSync(drafts).sort()).toEqual(['a-file', 'open', 'unknown']);
});
