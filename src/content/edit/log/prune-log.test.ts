import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../../scripts/lib/temporary-folder.ts';
import { ChangeLog, type LogEntry } from './change-log.ts';
import { entriesToKeep, LOG_LIMITS } from './prune-log.ts';

const NOW = new Date('2026-11-23T12:00:00Z');

/** Creates log entries, the last of them now, at intervals of some days and each with a different text. */
function entries(count: number, daysApart: number): LogEntry[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    time: new Date(NOW.getTime() - (count - 1 - index) * daysApart * 86_400_000).toISOString(),
    title: 'Changed',
    files: [{ file: 'site.json', after: `text-${index + 1}` }],
  }));
}

/** The entries that are kept if all texts have the same size. */
const kept = (all: LogEntry[], size = 1000) => entriesToKeep(all, () => size, NOW);

test('recent and small entries are kept, up to a maximum number', () => {
  expect(kept(entries(300, 1))).toHaveLength(300);
  const many = entries(LOG_LIMITS.mostEntries + 50, 0.01);
  expect(kept(many)).toEqual(many.slice(50));
});

test('entries older than a year, or beyond the size limit, are deleted, but never the latest', () => {
  expect(kept(entries(400, 1))).toHaveLength(LOG_LIMITS.days + 1);
  expect(kept(entries(100, 0.1), LOG_LIMITS.bytes / 50)).toHaveLength(50);
  expect(kept(entries(100, 400), LOG_LIMITS.bytes)).toHaveLength(LOG_LIMITS.leastEntries);
});

test('a text in several entries counts once', () => {
  const same = entries(100, 0.1).map((entry) => ({ ...entry, files: [{ file: 'site.json', after: 'one' }] }));
  expect(kept(same, LOG_LIMITS.bytes / 2)).toHaveLength(100);
});

test('pruning deletes only texts that no entry and no current file has', () => {
  using folder = temporaryFolder();
  const configDir = path.join(folder.path, 'site');
  mkdirSync(configDir);
  const log = new ChangeLog(path.join(folder.path, 'log'), configDir);
  const file = path.join(configDir, 'a.json');
  writeFileSync(file, '0');
  for (let turn = 0; turn < 25; turn++)
    log.commit(`Turn ${turn}`, [{ file: 'a.json', before: Buffer.from(`${turn}`), after: Buffer.from(`${turn + 1}`) }]);
  const unchanged = log.keep(Buffer.from('of a file that never changed'));
  const blobs = () => readdirSync(path.join(folder.path, 'log/blobs')).length;
  log.prune([unchanged]);
  expect(log.entries()).toHaveLength(25);
  expect(blobs()).toBe(27);

  log.prune([unchanged], new Date(Date.now() + (LOG_LIMITS.days + 1) * 86_400_000));
  const left = log.entries();
  expect(left.map(({ title }) => title)).toEqual(Array.from({ length: 20 }, (_, index) => `Turn ${index + 5}`));
  expect(left.map(({ files: [one] }) => log.content(one?.before ?? '').toString())).toEqual(
    Array.from({ length: 20 }, (_, index) => `${index + 5}`),
  );
  expect(log.content(unchanged).toString()).toContain('never changed');
  expect(blobs()).toBe(22);
  expect(log.commit('Next', [{ file: 'a.json', before: Buffer.from('25'), after: Buffer.from('26') }]).id).toBe(26);
});
