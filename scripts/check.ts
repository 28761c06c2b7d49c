import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parsed, wrongUse } from './lib/command.ts';
import { ROOT } from './lib/root.ts';
import { CONFIG, CONFIG_USAGE, contentFolder } from './lib/site-folder.ts';

const USAGE = `npm run check -- ${CONFIG_USAGE} [--format json] [--fix]`;

const { config, format, fix } = parsed(
  USAGE,
  () =>
    parseArgs({
      options: {
        config: CONFIG,
        format: { type: 'string', default: 'text' },
        fix: { type: 'boolean', default: false },
      },
    }).values,
);
if (format !== 'text' && format !== 'json') wrongUse(`There is no format "${format}"; it can be text or json.`, USAGE);
const configDir = contentFolder(config, USAGE);
const { checkSite } = await import('../src/content/compile/compile.ts');
const check = () => checkSite({ configDir, schemasDir: join(ROOT, 'schemas'), cacheDir: join(ROOT, '.cache') });
const findings = fix ? await mendAndTell() : await check();
if (format === 'json') console.log(JSON.stringify(findings, null, 2));
else {
  const { printFindings } = await import('../src/content/report/print.ts');
  await printFindings(findings);
  if (findings.length === 0) console.log('The content is in order.');
}
process.exitCode = findings.some((finding) => finding.severity === 'error') ? 1 : 0;

/** Mends what can be mended without a doubt, and says what was done. */
async function mendAndTell() {
  const { mend } = await import('../src/content/fixes/apply-fixes.ts');
  const { mended, findings } = await mend({ displayRoot: process.cwd(), check });
  const say = format === 'json' ? console.error : console.log;
  for (const { finding, title } of mended) say(`${finding.file}:${finding.line}  ${finding.message}\n  ✓ ${title}`);
  say(mended.length === 0 ? 'There was nothing that could be mended without a doubt.\n' : `${mended.length} mended.\n`);
  return findings;
}
