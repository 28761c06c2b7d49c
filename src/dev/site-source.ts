/** The content while it is edited: compiled again at each change; the last good state stays. */
import path from 'node:path';
import { compileSite } from '../content/compile/compile.ts';
import { type FrameLine, frameableLines, frameOf } from '../content/report/code-frame.ts';
import { printFindings } from '../content/report/print.ts';
import type { CompiledPage, CompiledSite } from '../contracts/compiled-site.ts';
import type { Finding } from '../contracts/finding.ts';
import { isTolerated } from './tolerated-findings.ts';

/** A finding with the lines around it. */
export type FramedFinding = Finding & { frame: FrameLine[] };

/** How the content is compiled. */
export interface SiteSourceOptions {
  /** Where the check remembers what has not changed; without it everything is looked at each time. */
  cacheDir?: string;
  /** The moment as of which the site is shown; without it the present. */
  now?: Date;
}

/** The content of `npm run dev`, recompiled with every change. */
export class SiteSource {
  site: CompiledSite | undefined;
  /** The errors of the present state. */
  findings: FramedFinding[] = [];
  /** Warnings, which do not keep pages from being shown. */
  warnings: FramedFinding[] = [];
  readonly #root: string;
  readonly #configDir: string;
  readonly #options: SiteSourceOptions;
  #last: Promise<void> = Promise.resolve();

  constructor(root: string, configDir: string, options: SiteSourceOptions = {}) {
    this.#root = root;
    this.#configDir = configDir;
    this.#options = options;
  }

  /** Everything that is listed in the browser. */
  get told(): FramedFinding[] {
    return [...this.findings, ...this.warnings];
  }

  /** Compiles the content as it is now, one time after the other. With errors the last good site stays, unless they are about looks alone. */
  refresh(): Promise<void> {
    this.#last = this.#last.catch(() => {}).then(() => this.#compile());
    return this.#last;
  }

  async #compile(): Promise<void> {
    const { findings, site } = await compileSite({
      configDir: this.#configDir,
      schemasDir: path.join(this.#root, 'schemas'),
      displayRoot: this.#root,
      isTolerated,
      ...this.#options,
    });
    const lines = new Map<string, string[]>();
    const linesOf = (finding: Finding) => {
      const known = lines.get(finding.file) ?? frameableLines(finding, this.#root);
      lines.set(finding.file, known);
      return known;
    };
    const framed = findings.map((finding) => ({ ...finding, frame: frameOf(finding, linesOf(finding)) }));
    this.findings = framed.filter(({ severity }) => severity === 'error');
    this.warnings = framed.filter(({ severity }) => severity === 'warning');
    if (site) this.site = this.#keepingPages(site);
  }

  /** A page's file is read when the page is asked for; while it is at fault, the page stays as it was last shown. */
  #keepingPages(site: CompiledSite): CompiledSite {
    const shown = new Map<string, CompiledPage>();
    return {
      ...site,
      page: (path) => {
        const isGood = this.findings.every(isTolerated);
        const page = (!isGood && shown.get(path)) || site.page(path);
        if (isGood) shown.set(path, page);
        return page;
      },
    };
  }

  /** Prints the errors of the present state in the terminal, if there are any. */
  print(): Promise<void> {
    return printFindings(this.findings, this.#root);
  }
}
