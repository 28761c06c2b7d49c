/** The content while it is edited: recompiled at each change, keeping the last good state. */
import path from 'node:path';
import { checkSite } from '../content/compile/check-site.ts';
import { type CompileOptions, compileSite } from '../content/compile/compile.ts';
import { type FrameLine, frameableLines, frameOf } from '../content/report/code-frame.ts';
import { printFindings } from '../content/report/print.ts';
import type { CompiledPage, CompiledSite } from '../contracts/compiled-site.ts';
import type { Finding } from '../contracts/finding.ts';
import { SerialQueue } from './serial-queue.ts';
import { isTolerated } from './tolerated-findings.ts';

/** A finding with the lines around it. */
export type FramedFinding = Finding & { frame: FrameLine[] };

/** Options for compiling the content. */
export interface SiteSourceOptions {
  /** The check's cache folder; without it everything is checked each time. */
  cacheDir?: string;
  /** Shows the site as of this time; defaults to now. */
  now?: Date;
}

export class SiteSource {
  site: CompiledSite | undefined;
  errors: FramedFinding[] = [];
  /** The current warnings, which do not prevent pages from being shown. */
  warnings: FramedFinding[] = [];
  readonly #root: string;
  readonly #configDir: string;
  readonly #options: SiteSourceOptions;
  /** Pages as they were last shown. */
  readonly #shown = new Map<string, CompiledPage>();
  readonly #queue = new SerialQueue();

  constructor(root: string, configDir: string, options: SiteSourceOptions = {}) {
    this.#root = root;
    this.#configDir = configDir;
    this.#options = options;
  }

  get allFindings(): FramedFinding[] {
    return [...this.errors, ...this.warnings];
  }

  /**
   * Compiles the current content; calls run one after the other. With errors the last good site stays, unless they only
   * affect appearance.
   * @param onlyErrors leaves warnings as they were, which takes half the time
   */
  refresh({ onlyErrors = false } = {}): Promise<void> {
    return this.#queue.run(async () => {
      const { findings, site } = await compileSite({ ...this.#compileOptions, onlyErrors });
      this.#setFindings(findings, onlyErrors);
      if (site) this.site = this.#keepingPages(site);
    });
  }

  /**
   * Checks for warnings too, without changing what is shown.
   * @param signal stops the check; the promise then rejects with its reason
   */
  checkWarnings(signal?: AbortSignal): Promise<void> {
    return this.#queue.run(async () => {
      signal?.throwIfAborted();
      this.#setFindings(await checkSite({ ...this.#compileOptions, ...(signal && { signal }) }), false);
    });
  }

  #setFindings(findings: Finding[], onlyErrors: boolean): void {
    const framed = this.#framed(findings);
    this.errors = framed.filter(({ severity }) => severity === 'error');
    if (!onlyErrors) this.warnings = framed.filter(({ severity }) => severity === 'warning');
  }

  get #compileOptions(): CompileOptions {
    return {
      configDir: this.#configDir,
      schemasDir: path.join(this.#root, 'schemas'),
      displayRoot: this.#root,
      isTolerated,
      ...this.#options,
    };
  }

  #framed(findings: Finding[]): FramedFinding[] {
    const lines = new Map<string, string[]>();
    const linesOf = (finding: Finding) => {
      const known = lines.get(finding.file) ?? frameableLines(finding, this.#root);
      lines.set(finding.file, known);
      return known;
    };
    return findings.map((finding) => ({ ...finding, frame: frameOf(finding, linesOf(finding)) }));
  }

  /** Reads a page's file on request; while it is broken, the page stays as it was last shown. */
  #keepingPages(site: CompiledSite): CompiledSite {
    const shown = new Map<string, CompiledPage>();
    return {
      ...site,
      page: (path) => {
        const isGood = this.errors.every(isTolerated);
        const page = (!isGood && shown.get(path)) || this.#pageOf(site, path, isGood);
        if (isGood) {
          shown.set(path, page);
          this.#shown.set(path, page);
        }
        return page;
      },
    };
  }

  /** @throws Error for a broken page, unless an earlier state of the site has shown it and the findings say why */
  #pageOf(site: CompiledSite, path: string, isGood: boolean): CompiledPage {
    try {
      return site.page(path);
    } catch (error) {
      const earlier = this.#shown.get(path);
      if (isGood || !earlier) throw error;
      return earlier;
    }
  }

  /** Prints the current errors in the terminal, if any. */
  print(): Promise<void> {
    return printFindings(this.errors, this.#root);
  }
}
