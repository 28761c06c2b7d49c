import type { CompiledSite } from '../../contracts/compiled-site.ts';
import type { Finding } from '../../contracts/finding.ts';
import type { CheckedContent } from '../checks/checked-content.ts';
import { checkedContent, findingsOf, type SiteCheckOptions } from './check-site.ts';
import { type ContentCompileOptions, SiteCompiler } from './site-compiler.ts';

/** Options for checking and compiling. */
export interface CompileOptions extends SiteCheckOptions, Pick<ContentCompileOptions, 'siteUrl' | 'basePath'> {
  /** Whether the site may be shown despite an error. */
  isTolerated?: (finding: Finding) => boolean;
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
