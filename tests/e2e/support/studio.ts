import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { expect as anyExpect } from 'playwright/test';
import { hosted, type RunningStudio, type StudioStarter } from './studio-processes.ts';

/** For `test.use`: each journey starts its own studio, which takes time on a busy machine. */
export const PATIENT = { actionTimeout: 30_000, navigationTimeout: 30_000 } as const;

/** `expect` with a timeout for busy machines. */
export const expect = anyExpect.configure({ timeout: 30_000 });

const ROOT = path.resolve(import.meta.dirname, '../../..');
const SAMPLE = path.join(ROOT, 'tests/fixture-site');

/** Prepares the content folder before the studio starts; `resources` are released after it has ended. */
type Prepare = (content: string, resources: DisposableStack) => void;

/** The studio on a copy of the sample content. */
export class StudioSession implements AsyncDisposable {
  readonly #dir = mkdtempSync(path.join(os.tmpdir(), 'studio-journey-'));
  readonly #resources = new DisposableStack();
  readonly #pages: Page[] = [];
  #running: RunningStudio | undefined;

  private constructor(prepare: Prepare) {
    cpSync(SAMPLE, this.content, { recursive: true });
    prepare(this.content, this.#resources);
  }

  /**
   * Starts it. Rejects with its output if it exits before it is ready.
   * @param start `hosted`, which is faster, or `npm run studio` itself
   */
  static async start(prepare: Prepare = () => undefined, start: StudioStarter = hosted): Promise<StudioSession> {
    const session = new StudioSession(prepare);
    session.#running = await start(session.content);
    return session;
  }

  /** The content folder. */
  get content(): string {
    return path.join(this.#dir, 'site');
  }

  /** The address to open, with its token. */
  get address(): string {
    return this.#running?.address ?? '';
  }

  /** Opens its window, as for a user who has already seen the tour; then a view, and one of its entries. */
  async open(page: Page, view?: string, entry?: RegExp): Promise<void> {
    await page.addInitScript(() => {
      // The blank page at the end has no origin, and so no storage.
      if (location.protocol === 'http:') localStorage.setItem('studio-tour-seen', 'yes');
    });
    this.#pages.push(page);
    await page.goto(this.address);
    const views = page.getByRole('navigation', { name: 'Rooms' });
    await views.waitFor();
    if (view === undefined) return;
    await views.getByRole('button', { name: view, exact: true }).click();
    if (entry) await page.getByRole('list', { name: view }).getByRole('button', { name: entry }).click();
  }

  /** Clicks Save, and waits until it is done. */
  async save(page: Page): Promise<void> {
    const button = page.getByRole('button', { name: 'Save', exact: true });
    await button.click();
    await expect(button).toBeDisabled();
  }

  /** The differences between the content folder and the sample: removed and added lines, in order, by file. */
  changes(): Record<string, string[]> {
    const files = new Set([...jsonFiles(SAMPLE), ...jsonFiles(this.content)]);
    const changed = [...files].sort().map((file): [string, string[]] => [file, this.#changedLines(file)]);
    return Object.fromEntries(changed.filter(([, lines]) => lines.length > 0));
  }

  /** The differences in a file of the sample: removed and added lines, and their positions. */
  diff(file: string): string[] {
    const args = ['diff', '--no-index', '--no-ext-diff', '--no-color', '--unified=0', '--diff-algorithm=histogram'];
    const files = [path.join(SAMPLE, file), path.join(this.content, file)];
    const { stdout } = spawnSync('git', [...args, ...files], { encoding: 'utf8' });
    // After the line numbers, git repeats a line of context.
    const lines = stdout.split('\n').filter((line) => /^([-+](?![-+]{2} )|@@)/.test(line));
    return lines.map((line) => line.replace(/^(@@ .* @@).*/, '$1'));
  }

  #changedLines(file: string): string[] {
    const before = linesOf(path.join(SAMPLE, file));
    const after = linesOf(path.join(this.content, file));
    const gone = withoutThose(before, after).map((line) => `- ${line}`);
    return [...gone, ...withoutThose(after, before).map((line) => `+ ${line}`)];
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all(this.#pages.map((page) => page.goto('about:blank')));
    await this.#running?.end();
    this.#resources.dispose();
    rmSync(this.#dir, { recursive: true, force: true });
  }
}

function jsonFiles(dir: string): string[] {
  const names = readdirSync(dir, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('.json')).map((name) => name.replaceAll('\\', '/'));
}

function linesOf(file: string): string[] {
  return existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .map((line) => line.trim())
    : [];
}

/** The lines that occur more often than in `others`. */
function withoutThose(lines: string[], others: string[]): string[] {
  const left = [...others];
  return lines.filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
