/** Turns a content folder into a built site. */
import path from 'node:path';
import { compileSite } from '../content/compile/compile.ts';
import type { Finding } from '../contracts/finding.ts';
import { newestSource } from './newest-source.ts';
import type { OnProgress } from './on-progress.ts';
import { type BuildReport, prerender } from './pages/prerender.ts';

/** Absolute paths of input and output. */
export interface BuildOptions {
  root: string;
  configDir: string;
  outDir: string;
  /** Overrides the URL in site.json. */
  siteUrl?: string;
  /** Whether to update the search index. */
  search: boolean;
  /** The base path of the site. */
  basePath?: string;
  /** Builds the site as of this time; defaults to now. */
  now?: Date;
  onProgress?: OnProgress;
}

/** A site whose pages have been written. */
interface RenderedSite {
  report: BuildReport;
  language: string;
  nextPublishing?: string;
}

/** Checks, compiles and renders. Afterwards no compiled page stays in memory. */
async function renderSite(
  options: BuildOptions,
  cacheDir: string,
): Promise<{ findings: Finding[]; rendered?: RenderedSite }> {
  const { root, configDir, outDir, siteUrl, basePath, now, onProgress } = options;
  onProgress?.('Checking content', 0, 1);
  const { findings, site } = await compileSite({
    configDir,
    schemasDir: path.join(root, 'schemas'),
    siteUrl,
    basePath,
    cacheDir,
    ...(now && { now }),
  });
  if (!site) return { findings };
  const { buildAssets } = await import('./bundle/assets.ts');
  onProgress?.('Bundling code', 0, 1);
  const assets = await buildAssets(root, cacheDir);
  const { makeDocuments } = await import('./documents/make-documents.ts');
  await makeDocuments(site, { cacheDir, outDir }, onProgress);
  const sourcesChanged = newestSource([configDir, path.join(root, 'src')]);
  const report = await prerender(site, assets, { root, cacheDir, outDir, cards: true, sourcesChanged, onProgress });
  return {
    findings,
    rendered: { report, language: site.data.site.language, nextPublishing: site.server.nextPublishing },
  };
}

/** The result of a build. */
export interface BuiltSite {
  findings: Finding[];
  /** Only present if the site was built. */
  report?: BuildReport;
  /** When scheduled content next requires a rebuild, as ISO 8601 in UTC. */
  nextPublishing?: string;
}

/**
 * Checks, compiles, renders, and updates the search index. Writes nothing if the content has errors.
 * @returns all findings, and the report if the site was built
 */
export async function buildSite(options: BuildOptions): Promise<BuiltSite> {
  const { outDir, search, onProgress } = options;
  const cacheDir = path.join(options.root, '.cache');
  const { findings, rendered } = await renderSite(options, cacheDir);
  if (!rendered) return { findings };
  const { report, language, nextPublishing } = rendered;
  if (!search) return { findings, report, nextPublishing };
  onProgress?.('Indexing for the search', 0, 1);
  const { updateSearch } = await import('./search/update-search.ts');
  const { cachedCompress } = await import('./incremental/compress.ts');
  await updateSearch({ outDir, compress: cachedCompress(cacheDir), language }, report.record);
  return { findings, report, nextPublishing };
}
