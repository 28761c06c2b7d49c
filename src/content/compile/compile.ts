import type { CompiledSite } from '../../contracts/compiled-site.ts';
import type { Finding } from '../../contracts/finding.ts';
import { checkContent } from '../checks/check-content.ts';
import type { CheckedContent } from '../checks/checked-content.ts';
import { tryDelivery } from '../delivery/try-delivery.ts';
import { projectPaths } from '../read/places.ts';
import type { Issue } from '../report/issues.ts';
import { type ContentCompileOptions, SiteCompiler } from './site-compiler.ts';

/** Options for checking and compiling. */
export interface CompileOptions extends Pick<ContentCompileOptions, 'siteUrl' | 'basePath'> {
  /** The content folder. */
  configDir: string;
  schemasDir: string;
  /** The time of the build, for {{build.year}} and scheduled publishing. */
  now?: Date;
  /** The cache folder of the check, to skip unchanged pages; without it all pages are checked. */
  cacheDir?: string;
  /** Skips the rules that only find warnings, for callers that cannot wait. */
  onlyErrors?: boolean;
  /** Whether the site may be shown despite an error. */
  isTolerated?: (finding: Finding) => boolean;
  /** File names in findings are relative to this folder; defaults to the working directory. */
  displayRoot?: string;
}

/**
 * Checks and compiles a content folder.
 * @returns all findings, and the site if none of them is an error that is not tolerated
 */
export async function compileSite(options: CompileOptions): Promise<{ findings: Finding[]; site?: CompiledSite }> {
  const checked = await checkedContent(options);
  const findings = await findingsOf(checked.issues, options);
  if (findings.some((one) => one.severity === 'error' && !options.isTolerated?.(one))) return { findings };
  return { findings, site: compileContent(checked, options) };
}

/** Compiles checked content. @throws Error for content with errors that are not tolerated */
export function compileContent(checked: Omit<CheckedContent, 'issues'>, options: ContentCompileOptions): CompiledSite {
  return new SiteCompiler(checked, options).site();
}

/** Checks a content folder without compiling it. */
export async function checkSite(options: CompileOptions): Promise<Finding[]> {
  return findingsOf((await checkedContent(options)).issues, options);
}

/** Adds files and lines to issues. That code is only loaded if there are any. */
async function findingsOf(issues: Issue[], { displayRoot = process.cwd() }: CompileOptions): Promise<Finding[]> {
  if (issues.length === 0) return [];
  const { located } = await import('../report/locate.ts');
  return located(issues, displayRoot);
}

async function checkedContent(options: CompileOptions): Promise<CheckedContent> {
  const places = projectPaths(options);
  const { schemasDir, now = new Date(), cacheDir, onlyErrors = false } = options;
  const memory = cacheDir === undefined ? {} : { cacheDir };
  const checked = await checkContent({ places, schemasDir, now, onlyErrors, ...memory });
  return { ...checked, issues: [...checked.issues, ...(await tryDelivery(checked, cacheDir))] };
}
