/** `npm run build [-- --config DIR --out DIR --no-search]`: check, compile, render, index for the search. Exit 0 built, 1 findings, 2 wrong use. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { parsed, settings } from './lib/command.ts';
import { Progress } from './lib/progress.mjs';
import { ROOT } from './lib/root.ts';
import { builtFolder, CONFIG, CONFIG_USAGE, contentFolder } from './lib/site-folder.ts';

process.env.NODE_ENV = 'production';

const USAGE = `npm run build -- ${CONFIG_USAGE} [--out DIR] [--no-search]`;

const { config, out, search } = parsed(
  USAGE,
  () =>
    parseArgs({
      options: {
        config: CONFIG,
        out: { type: 'string' },
        search: { type: 'boolean', default: true },
      },
      allowNegative: true,
    }).values,
);
const configDir = contentFolder(config, USAGE);
const outDir = out === undefined ? builtFolder(configDir) : path.resolve(out);
const { siteUrl, basePath } = settings();
const progress = new Progress();
const { buildSite } = await import('../src/build/build-site.ts');
const { findings, report } = await buildSite({
  root: ROOT,
  configDir,
  outDir,
  siteUrl,
  search,
  basePath,
  onProgress: (part, done, total) => progress.show(part, done, total),
});
const took = progress.end();
const { printFindings } = await import('../src/content/report/print.ts');
await printFindings(findings);
if (report) {
  console.log(
    `Built ${report.pages} pages (${report.rendered} of them anew) into ${path.relative('', outDir)} ${took}.`,
  );
} else {
  console.error('Nothing was built: the content has mistakes. The last good build stays as it was.');
  process.exitCode = 1;
}
