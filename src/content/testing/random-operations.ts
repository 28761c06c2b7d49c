/** Makes random operations on a copy of a site, and checks the site after each. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'vitest';
import { fileStamp } from '../cache/file-stamp.ts';
import type { CommandOptions } from '../edit/commands/command.ts';
import { runCommand } from '../edit/commands/run-command.ts';
import { type Entity, entitiesIn, qualifiedName } from '../edit/entities/entity.ts';
import { OperationRefusedError } from '../edit/entities/operation-refused-error.ts';
import { contentHash } from '../edit/files/write-file.ts';
import { readSite, type Site } from '../edit/site/site.ts';
import { redirectsIn, resolveRedirects, sitePaths } from '../references/routes.ts';
import { severityOf } from '../report/codes.ts';

const root = path.join(import.meta.dirname, '../../..');

/** How many operations were carried out and how many refused, by the first word of their command. */
export type Tally = Record<string, { done: number; refused: number }>;

/** A copy of a site for trying operations. It is deleted at the end of its scope. */
export class TrialSite implements Disposable {
  readonly options: CommandOptions;
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'operations-'));
  /** Hashes of files by name and stamp, because there are megabytes of pictures, which rarely change. */
  readonly #hashes = new Map<string, string>();

  constructor(configDir: string) {
    const copy = path.join(this.#folder, 'site');
    cpSync(configDir, copy, { recursive: true });
    this.options = {
      configDir: copy,
      schemasDir: path.join(root, 'schemas'),
      // All trials share a cache, so that fonts and validators are made only once.
      cacheDir: path.join(tmpdir(), 'website-trials'),
      logDir: path.join(this.#folder, 'log'),
      isDryRun: false,
    };
  }

  /** The hash of every file, by its name. */
  files(): Record<string, string> {
    const { configDir } = this.options;
    const files = readdirSync(configDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    return Object.fromEntries(
      files.map((entry) => {
        const place = path.join(entry.parentPath, entry.name);
        return [path.relative(configDir, place), this.#hashOf(place)];
      }),
    );
  }

  #hashOf(file: string): string {
    const stamp = fileStamp(file, Date.now());
    const key = stamp?.isSettled ? `${file} ${stamp.text}` : undefined;
    const known = key === undefined ? undefined : this.#hashes.get(key);
    const hash = known ?? contentHash(readFileSync(file));
    if (key !== undefined) this.#hashes.set(key, hash);
    return hash;
  }

  /** Runs a command. */
  run(...words: string[]): Promise<string[]> {
    const everywhere = words.includes('--everywhere');
    const at = words.indexOf('--to');
    const given = words.filter((word, index) => word !== '--everywhere' && (at < 0 || index < at || index > at + 1));
    const [name = '', ...rest] = given;
    return runCommand(name, rest, { ...this.options, everywhere, ...(at >= 0 && { to: words[at + 1] }) });
  }

  [Symbol.dispose](): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** Returns random numbers, which are the same for the same seed (mulberry32). */
function random(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

/** Makes `count` random operations, then undoes all of them. @throws what `expect` throws */
export async function expectSafeOperations(trial: TrialSite, count: number, seed: number): Promise<Tally> {
  const choose = random(seed);
  const tally: Tally = {};
  const states = [trial.files()];
  const addresses = new Set<string>();
  let site = await readSite(trial.options);
  for (let done = 0; done < count; ) {
    const words = operation(site, choose, done);
    const counted = tally[words[0] ?? ''] ?? { done: 0, refused: 0 };
    tally[words[0] ?? ''] = counted;
    const lines = await trial.run(...words).catch((error: unknown) => {
      if (error instanceof OperationRefusedError) return undefined;
      throw new Error(`${words.join(' ')} fails`, { cause: error });
    });
    if (!lines) {
      counted.refused++;
      expect(trial.files(), `${words.join(' ')} was refused`).toEqual(states.at(-1));
      expect(counted.refused, `${words.join(' ')} is refused all the time`).toBeLessThan(count * 5 + 20);
      continue;
    }
    counted.done++;
    done++;
    states.push(trial.files());
    const before = site;
    site = await readSite(trial.options);
    expectNoNewFinding(before, site, lines, words);
    expectAddresses(site, addresses, words);
  }
  for (let left = states.length - 2; left >= 0; left--) {
    const [what] = await trial.run('undo');
    expect(trial.files(), what).toEqual(states[left]);
  }
  return tally;
}

function operation(site: Site, choose: (limit: number) => number, number: number): string[] {
  const entities = entitiesIn(site);
  const kinds = [...new Set(entities.map(({ kind }) => kind))];
  const kind = kinds[choose(kinds.length)];
  const ofKind = entities.filter((entity) => entity.kind === kind);
  const entity = ofKind[choose(ofKind.length)];
  if (!entity) throw new Error('a site without anything');
  const name = otherName(entity, number);
  const title = qualifiedName(entity);
  const other = ofKind[choose(ofKind.length)];
  const target = choose(2) === 0 || !other ? '/' : qualifiedName(other);
  switch (choose(8)) {
    case 0:
      return ['duplicate', title, name];
    case 1:
      return ['remove', title, '--to', target, ...(choose(2) === 0 ? ['--everywhere'] : [])];
    case 2:
      return ['new', entity.kind, entity.scope === undefined ? name : `${entity.scope}/${name}`];
    default:
      return [entity.source.type === 'path' ? 'move' : 'rename', title, name];
  }
}

/** A new and valid name for something. */
function otherName({ name, source }: Entity, number: number): string {
  const short = name.replace(/-?[rR]\d+$/, '');
  if (source.type === 'path') return short === '/' ? `/r${number}` : `${short}-r${number}`;
  if (source.type === 'item' || source.type === 'member' || (source.type === 'key' && source.contentType === 'facts'))
    return `${short.replaceAll(' ', '')}R${number}`;
  return `${short}-r${number}`;
}

function expectNoNewFinding(before: Site, after: Site, lines: string[], words: string[]): void {
  const errors = after.checked.issues.filter(({ code }) => severityOf(code) === 'error');
  expect(errors, words.join(' ')).toEqual([]);
  const start = lines.indexOf('Still to do:');
  const hints = start < 0 ? [] : lines.slice(start + 1, -1);
  const expected = before.checked.issues.length + hints.length;
  expect(after.checked.issues.length, `${words.join(' ')}: ${lines.join('\n')}`).toBeLessThanOrEqual(expected);
}

/** Expects that every address that ever existed shows a page or redirects to one. */
function expectAddresses({ content }: Site, addresses: Set<string>, words: string[]): void {
  const routes = content.data('routes');
  const ids = (collection: string) => [...content.publicIds(collection)];
  const shown = new Set(sitePaths(routes, ids).map((one) => one.path));
  for (const address of shown) addresses.add(address);
  const moved = redirectsIn(routes);
  const lost = [...addresses].filter((one) => !shown.has(one) && !shown.has(resolveRedirects(one, moved) ?? ''));
  expect(lost, words.join(' ')).toEqual([]);
}
