/** `npm run build [-- --config DIR --out DIR --no-search]`: check, compile, render, index for the search. Exit 0 built, 1 findings, 2 wrong use. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { existingFolder, parsed, settings } from './lib/command.ts';
import { ROOT } from './lib/root.ts';

process.env.NODE_ENV = 'production';

const USAGE = 'npm run build -- [--config DIR] [--out DIR] [--no-search]';

const { config, out, search } = parsed(
  USAGE,
  () =>
    parseArgs({
      options: {
        config: { type: 'string', default: path.join(ROOT, 'site-config') },
        out: { type: 'string', default: 'dist' },
        search: { type: 'boolean', default: true },
      },
      allowNegative: true,
    }).values,
);
const configDir = existingFolder(config, USAGE);
const { siteUrl, basePath } = settings();
const started = performance.now();
const { buildSite } = await import('../src/build/build-site.ts');
const { findings, report } = await buildSite({
  root: ROOT,
  configDir,
  outDir: path.resolve(out),
  siteUrl,
  search,
  basePath,
});
const { printFindings } = await import('../src/content/report/print.ts');
await printFindings(findings);
if (report) {
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Built ${report.pages} pages (${report.rendered} of them anew) into ${out} in ${seconds} s.`);
} else {
  console.error('Nothing was built: the content has mistakes. The last good build stays as it was.');
  process.exitCode = 1;
}
