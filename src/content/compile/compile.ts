import type { CompiledSite } from '../../contracts/compiled-site.ts';
import type { Finding } from '../../contracts/finding.ts';
import { checkContent } from '../checks/check-content.ts';
import type { CheckedContent } from '../checks/checked-content.ts';
import { proveDelivery } from '../delivery/prove-delivery.ts';
import { projectPlaces } from '../read/places.ts';
import type { Issue } from '../report/issues.ts';
import { type ContentCompileOptions, SiteCompiler } from './site-compiler.ts';

/** What to check and compile, and how. */
export interface CompileOptions extends Pick<ContentCompileOptions, 'siteUrl' | 'basePath'> {
  /** The content folder. */
  configDir: string;
  schemasDir: string;
  /** The moment of the build: for {{build.year}}, and for what is published in time. */
  now?: Date;
  /** The folder of the check's cache, by which unchanged pages are not checked again; without it all pages are. */
  cacheDir?: string;
  /** Whether the site may be shown in spite of an error. */
  isTolerated?: (finding: Finding) => boolean;
  /** Findings name files relative to it; the working folder without it. */
  displayRoot?: string;
}

/**
 * Checks a content folder and compiles it.
 * @returns every finding; the site only when none of them is an error, except for tolerated ones
 */
export async function compileSite(options: CompileOptions): Promise<{ findings: Finding[]; site?: CompiledSite }> {
  const checked = await checkedContent(options);
  const findings = await findingsOf(checked.issues, options);
  if (findings.some((one) => one.severity === 'error' && !options.isTolerated?.(one))) return { findings };
  return { findings, site: compileContent(checked, options) };
}

/** Compiles content that was read and checked. @throws Error for content with mistakes that are not tolerated */
export function compileContent(checked: Omit<CheckedContent, 'issues'>, options: ContentCompileOptions): CompiledSite {
  return new SiteCompiler(checked, options).site();
}

/** Checks a content folder without compiling it. */
export async function checkSite(options: CompileOptions): Promise<Finding[]> {
  return findingsOf((await checkedContent(options)).issues, options);
}

/** Adds files and lines to issues. The code for that is only loaded when there are any. */
async function findingsOf(issues: Issue[], { displayRoot = process.cwd() }: CompileOptions): Promise<Finding[]> {
  if (issues.length === 0) return [];
  const { located } = await import('../report/locate.ts');
  return located(issues, displayRoot);
}

async function checkedContent(options: CompileOptions): Promise<CheckedContent> {
  const places = projectPlaces(options);
  const { schemasDir, now = new Date(), cacheDir } = options;
  const checked = await checkContent({ places, schemasDir, now, ...(cacheDir !== undefined && { cacheDir }) });
  return { ...checked, issues: [...checked.issues, ...(await proveDelivery(checked, cacheDir))] };
}
