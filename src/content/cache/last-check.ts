import { hash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Finding } from '../../contracts/finding.ts';
import { schemaStamp } from '../schema/read-schemas.ts';
import { readCacheFile, writeCacheFile } from './cache-file.ts';
import { CHECK_CODE, REPOSITORY } from './cache-key.ts';
import { hashOfCode } from './code-hash.ts';
import { fileStamp } from './file-stamp.ts';

/** What a check depends on. */
export interface CheckedFolder {
  configDir: string;
  schemasDir: string;
  /** The cache folder of the check. */
  cacheDir: string;
  /** File names in findings are relative to this folder. */
  displayRoot: string;
}

/** What is saved, as JSON. */
interface Saved {
  findings: Finding[];
  /** When the next publishing date passes, in milliseconds, or null. */
  until: number | null;
}

/** Number of folders whose findings are kept. */
const KEPT_FILES = 6;

/** The findings of the last check of a folder, as long as nothing has changed that a check looks at (decision 16). */
export class LastCheck {
  readonly #file: string;
  readonly #key: string;
  readonly #isSettled: boolean;

  constructor({ configDir, schemasDir, cacheDir, displayRoot }: CheckedFolder) {
    const now = new Date();
    const stamps = readdirSync(configDir, { recursive: true, encoding: 'utf8' })
      .sort()
      .map((name) => ({ name, stamp: fileStamp(path.join(configDir, name), now.getTime()) }));
    const parts = [
      hashOfCode(REPOSITORY, CHECK_CODE),
      process.version,
      schemaStamp(schemasDir),
      configDir,
      displayRoot,
      now.toISOString().slice(0, 10),
      stamps.map(({ name, stamp }) => [name, stamp?.text]),
    ];
    this.#file = path.join(cacheDir, 'last-check', `${hash('sha1', configDir).slice(0, 16)}.json`);
    this.#key = hash('sha1', JSON.stringify(parts));
    this.#isSettled = stamps.every(({ stamp }) => stamp?.isSettled);
  }

  /** The findings, if they are still valid. */
  get findings(): Finding[] | undefined {
    const text = readCacheFile(this.#file, this.#key);
    if (!text) return undefined;
    const { findings, until }: Saved = JSON.parse(text.toString());
    return until === null || Date.now() < until ? findings : undefined;
  }

  /**
   * Keeps the findings of a check that began after this was made, unless a file had changed a moment before.
   * @param until when the next publishing date passes, in milliseconds
   */
  keep(findings: Finding[], until: number | undefined): void {
    if (!this.#isSettled) return;
    const saved: Saved = { findings, until: until ?? null };
    writeCacheFile(this.#file, this.#key, JSON.stringify(saved), KEPT_FILES);
  }
}
