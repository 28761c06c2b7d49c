/** The content while it is edited: compiled again at each change; the last good state stays. */
import path from 'node:path';
import { compileSite } from '../content/compile/compile.ts';
import { type FrameLine, frameableLines, frameOf } from '../content/report/code-frame.ts';
import { printFindings } from '../content/report/print.ts';
import type { CompiledPage, CompiledSite } from '../contracts/compiled-site.ts';
import type { Finding } from '../contracts/finding.ts';

/** A finding with the lines around it. */
export type FramedFinding = Finding & { frame: FrameLine[] };

export class SiteSource {
  site: CompiledSite | undefined;
  /** The errors of the present state; warnings do not keep anybody from seeing the page. */
  findings: FramedFinding[] = [];
  readonly #root: string;
  readonly #configDir: string;

  constructor(root: string, configDir: string) {
    this.#root = root;
    this.#configDir = configDir;
  }

  /** Compiles the content as it is now. With errors the last good site stays. */
  async refresh(): Promise<void> {
    const { findings, site } = await compileSite({
      configDir: this.#configDir,
      schemasDir: path.join(this.#root, 'schemas'),
      displayRoot: this.#root,
    });
    const errors = findings.filter(({ severity }) => severity === 'error');
    this.findings = errors.map((finding) => ({
      ...finding,
      frame: frameOf(finding, frameableLines(finding, this.#root)),
    }));
    if (site) this.site = this.#keepingPages(site);
  }

  /** A page's file is read when the page is asked for; while it is at fault, the page stays as it was last shown. */
  #keepingPages(site: CompiledSite): CompiledSite {
    const shown = new Map<string, CompiledPage>();
    return {
      ...site,
      page: (path) => {
        const isGood = this.findings.length === 0;
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
