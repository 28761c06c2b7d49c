import { resolve } from 'node:path';
import type { Finding } from '../../contracts/finding.ts';
import { checkContent } from '../checks/check-content.ts';
import type { CheckedContent } from '../checks/checked-content.ts';
import { dryRun } from '../dry-run/dry-run.ts';
import type { Issue } from '../report/issues.ts';

/** Options for checking. */
export interface SiteCheckOptions {
  /** The content folder. */
  configDir: string;
  schemasDir: string;
  /** The time of the build, for {{build.year}} and scheduled publishing. */
  now?: Date;
  /** The cache folder of the check, to skip unchanged pages; without it all pages are checked. */
  cacheDir?: string;
  /** Skips rules that only report warnings, for callers that cannot wait. */
  onlyErrors?: boolean;
  /** Stops the check, which then rejects with the signal's reason. Other work runs between the files. */
  signal?: AbortSignal;
  /** File names in findings are relative to this folder; defaults to the working directory. */
  displayRoot?: string;
}

/** Checks a content folder without compiling it. */
export async function checkSite(options: SiteCheckOptions): Promise<Finding[]> {
  return findingsOf((await checkedContent(options)).issues, options);
}

/** Adds files and lines to issues. That code is only loaded if there are any. */
export async function findingsOf(
  issues: Issue[],
  { displayRoot = process.cwd() }: SiteCheckOptions,
): Promise<Finding[]> {
  if (issues.length === 0) return [];
  const { locateIssues } = await import('../report/locate.ts');
  return locateIssues(issues, displayRoot);
}

/** Checks a content folder, including the dry runs. */
export async function checkedContent(options: SiteCheckOptions): Promise<CheckedContent> {
  const configDir = resolve(options.configDir);
  const { schemasDir, now = new Date(), cacheDir, onlyErrors = false, signal } = options;
  const cache = cacheDir === undefined ? {} : { cacheDir };
  const checked = await checkContent({ configDir, schemasDir, now, onlyErrors, ...cache, ...(signal && { signal }) });
  const dryRunIssues = await dryRun(checked, cacheDir);
  return dryRunIssues.length === 0 ? checked : { ...checked, issues: await withDryRunIssues(checked, dryRunIssues) };
}

/** All issues, without those of the dry runs that only follow from others. */
async function withDryRunIssues({ issues, content }: CheckedContent, dryRunIssues: Issue[]): Promise<Issue[]> {
  if (issues.length === 0) return dryRunIssues;
  const { suppressCascades } = await import('../checks/consolidate/suppress-cascades.ts');
  return suppressCascades([...issues, ...dryRunIssues], content);
}
