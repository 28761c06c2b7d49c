/** The content while it is edited: compiled again at each change; the last good state stays. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compileSite } from '../config/compile.ts';
import type { CompiledSite, Finding } from '../shapes.ts';
import type { FramedFinding } from './entry-dev.ts';

/** Lines shown before and after the place of a finding. */
const AROUND = 2;

/** The lines around a finding, the place underlined. */
export function frameOf(finding: Finding, root: string): string {
  const lines = readFileSync(path.resolve(root, finding.file), 'utf8').split('\n');
  const first = Math.max(1, finding.line - AROUND);
  return lines
    .slice(first - 1, finding.line + AROUND)
    .flatMap((text, index) => {
      const number = first + index;
      const shown = `${String(number).padStart(4)} | ${text}`;
      if (number !== finding.line) return [shown];
      const length = finding.endLine === finding.line ? Math.max(1, finding.endColumn - finding.column) : 1;
      return [shown, `     | ${' '.repeat(finding.column - 1)}${'~'.repeat(length)}`];
    })
    .join('\n');
}

export class SiteSource {
  site: CompiledSite | undefined;
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
    this.findings = errors.map((finding) => ({ ...finding, frame: frameOf(finding, this.#root) }));
    if (site) this.site = site;
  }
}
