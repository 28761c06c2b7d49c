/**
 * `npm run build [-- --config DIR --out DIR --no-search --at MOMENT]`: checks, compiles, renders and indexes the site.
 * Exits with 0 if built, 1 for findings, 2 for wrong usage.
 */
import path from 'node:path';
import { AT_USAGE, momentAt } from './lib/at-option.ts';
import { builtSentence } from './lib/built-sentence.ts';
import { builtFolder, CONFIG, CONFIG_USAGE, commandLine, existingFolder, settings } from './lib/command.ts';
import { Progress } from './lib/progress.mjs';
import { ROOT } from './lib/root.ts';

process.env.NODE_ENV = 'production';

const USAGE = `npm run build -- ${CONFIG_USAGE} [--out DIR] [--no-search] ${AT_USAGE}`;

const { config, out, search, at } = commandLine(USAGE, {
  options: {
    config: CONFIG,
    out: { type: 'string' },
    search: { type: 'boolean', default: true },
    at: { type: 'string' },
  },
  allowNegative: true,
}).values;
const configDir = existingFolder(config, USAGE);
const outDir = out === undefined ? builtFolder(configDir) : path.resolve(out);
const { siteUrl, basePath } = settings();
const now = momentAt(at, configDir, USAGE);
const progress = new Progress();
const { buildSite } = await import('../src/build/build-site.ts');
const { findings, report, nextPublishing } = await buildSite({
  root: ROOT,
  configDir,
  outDir,
  siteUrl,
  search,
  basePath,
  now,
  onProgress: (part, done, total) => progress.show(part, done, total),
});
const took = progress.end();
const { printFindings } = await import('../src/content/report/print.ts');
await printFindings(findings);
if (report) {
  console.log(`${builtSentence(report)} into ${path.relative('', outDir)} ${took}.`);
  if (nextPublishing !== undefined)
    console.log(
      `Scheduled content changes on ${new Date(nextPublishing).toLocaleString('en-GB')}; build the site again then.`,
    );
} else {
  console.error('Nothing was built, because the content has mistakes. The last good build is unchanged.');
  process.exitCode = 1;
}
