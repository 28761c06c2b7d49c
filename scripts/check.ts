import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parsed, wrongUse } from './lib/command.ts';
import { ROOT } from './lib/root.ts';
import { CONFIG, CONFIG_USAGE, contentFolder } from './lib/site-folder.ts';

const USAGE = `npm run check -- ${CONFIG_USAGE} [--format json]`;

const { config, format } = parsed(
  USAGE,
  () =>
    parseArgs({
      options: {
        config: CONFIG,
        format: { type: 'string', default: 'text' },
      },
    }).values,
);
if (format !== 'text' && format !== 'json') wrongUse(`There is no format "${format}"; it can be text or json.`, USAGE);
const configDir = contentFolder(config, USAGE);
const { checkSite } = await import('../src/content/compile/compile.ts');
const findings = await checkSite({ configDir, schemasDir: join(ROOT, 'schemas'), cacheDir: join(ROOT, '.cache') });
if (format === 'json') console.log(JSON.stringify(findings, null, 2));
else {
  const { printFindings } = await import('../src/content/report/print.ts');
  await printFindings(findings);
  if (findings.length === 0) console.log('The content is in order.');
}
process.exitCode = findings.some((finding) => finding.severity === 'error') ? 1 : 0;
