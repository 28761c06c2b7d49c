/** From a content folder to a built site. */
import path from 'node:path';
import { compileSite } from '../content/compile/compile.ts';
import type { Finding } from '../contracts/finding.ts';
import { newestSource } from './newest-source.ts';
import type { OnProgress } from './on-progress.ts';
import { type BuildReport, prerender } from './pages/prerender.ts';

/** Where things lie, absolute. */
export interface BuildOptions {
  root: string;
  configDir: string;
  outDir: string;
  /** Wins over the address in site.json. */
  siteUrl?: string;
  /** Whether the search index is brought up to date. */
  search: boolean;
  /** The path that the site lies under. */
  basePath?: string;
  /** The moment as of which is built; without it the present one. */
  now?: Date;
  onProgress?: OnProgress;
}

/** A site whose pages are in place. */
interface RenderedSite {
  report: BuildReport;
  language: string;
  nextPublishing?: string;
}

/** Checks, compiles and renders. Nothing of the compiled pages is held when this is done. */
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

/** What has become of a build. */
export interface BuiltSite {
  findings: Finding[];
  /** Only when the site was built. */
  report?: BuildReport;
  /** When it has to be built again, since something is published or over: ISO 8601 in UTC. */
  nextPublishing?: string;
}

/**
 * Checks, compiles, renders, and brings the search index up to date. With errors in the content nothing is written.
 * @returns all findings; the report when the site was built
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
