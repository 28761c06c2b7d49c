import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { logFolder } from '../../content/edit/log/log-folder.ts';
import * as renderer from '../../render/entry-server.tsx';
import type { CallName, StudioApi } from '../contract/api.ts';
import { Access, TOKEN_HEADER } from '../server/http/access.ts';
import { pageServer } from '../server/http/page-server.ts';
import { shellServer } from '../server/http/shell-server.ts';
import { Studio } from '../server/studio.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/**
 * The cache that all test studios share, so that validators and fonts are made only once. The temporary folder is in
 * memory during tests.
 */
const CACHE = path.join(tmpdir(), 'website-trials');
const SHELL = '127.0.0.1:5001';
/** Another host name of this machine. */
const SHELL_ALIAS = 'localhost:5001';
const PAGES = '127.0.0.1:5002';

const code = {
  version: '1',
  entry: '/assets/entry.js',
  islands: {},
  baseStyle: '',
  styles: [],
  islandSuffixes: {},
  starter: '',
  early: '',
  shell: { script: 'assets/shell.js', styles: [] },
  renderer,
  frameDir: ROOT,
  shellDir: ROOT,
};

/**
 * A studio for tests, with a copy of the sample site, without bundles, and called without a network. Deleted at the end
 * of the scope.
 */
export class TestStudio implements AsyncDisposable {
  readonly studio: Studio;
  readonly access = new Access(5001);
  readonly shell: FastifyInstance;
  readonly pages: FastifyInstance;
  readonly folder: string;

  private constructor(studio: Studio, folder: string) {
    this.studio = studio;
    this.folder = folder;
    this.shell = shellServer(studio, this.access, {
      host: SHELL,
      alias: SHELL_ALIAS,
      pageOrigin: `http://${PAGES}`,
    });
    this.pages = pageServer(studio, this.access, { hosts: [PAGES], shellOrigin: `http://${SHELL}` });
  }

  static async open(folder = mkdtempSync(path.join(tmpdir(), 'studio-')), isNew = true): Promise<TestStudio> {
    const configDir = path.join(folder, 'site-config');
    if (isNew) cpSync(path.join(ROOT, 'tests/fixture-site'), configDir, { recursive: true });
    const options = { root: ROOT, configDir, cacheDir: CACHE };
    return new TestStudio(await Studio.open(options, async () => code), folder);
  }

  /** The content folder. */
  get configDir(): string {
    return this.studio.options.configDir;
  }

  /** The text of a file in the content folder. */
  saved(file: string): string {
    return readFileSync(path.join(this.configDir, file), 'utf8');
  }

  /** The request headers of the shell. */
  get headers(): Record<string, string> {
    return {
      host: SHELL,
      origin: `http://${SHELL}`,
      'sec-fetch-site': 'same-origin',
      cookie: this.access.setCookie.split(';')[0] ?? '',
      [TOKEN_HEADER]: this.access.token,
    };
  }

  /** Sends a request to the shell's server. @returns status and body of the response */
  async request(options: InjectOptions): Promise<{ status: number; body: string }> {
    const { statusCode, body } = await this.shell.inject(options);
    return { status: statusCode, body };
  }

  /** Makes a call as the shell does. @throws Error with status and body if it fails */
  async call<Name extends CallName>(
    name: Name,
    payload: StudioApi[Name]['request'],
  ): Promise<StudioApi[Name]['response']> {
    const { status, body } = await this.request({
      method: 'POST',
      url: `/api/${name}`,
      headers: this.headers,
      payload,
    });
    if (status !== 200) throw new Error(`${status} ${body}`);
    return JSON.parse(body);
  }

  /** Sets a value in a file of the draft. */
  async set(file: string, at: string, value: unknown): Promise<void> {
    const { version } = await this.call('file', { file });
    await this.call('edit', { file, version, edits: [{ type: 'set', at, value }] });
  }

  /** The HTML of a previewed page. */
  async document(url: string): Promise<string> {
    const { body } = await this.pages.inject({ url, headers: { host: PAGES, cookie: this.headers.cookie ?? '' } });
    return body;
  }

  /** Closes the studio, but keeps its folder. @returns the folder, to open it again */
  async leave(): Promise<string> {
    await this.studio.close();
    return this.folder;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all([this.shell.close(), this.pages.close()]);
    await this.studio.close();
    const { options, folder } = this.studio;
    for (const dir of [this.folder, folder, logFolder(CACHE, options.configDir)])
      rmSync(dir, { recursive: true, force: true });
  }
}
