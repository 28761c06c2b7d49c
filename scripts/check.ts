import { statSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './lib/root.ts';

/** Ends with exit code 2: the command was not used as it is meant. */
function wrongUse(sentence: string): never {
  console.error(`${sentence}\nUse: npm run check -- [--config DIR] [--format json]`);
  process.exit(2);
}

function options(): { config: string; format: 'text' | 'json' } {
  try {
    const { values } = parseArgs({ options: { config: { type: 'string' }, format: { type: 'string' } } });
    const { config = join(ROOT, 'site-config'), format = 'text' } = values;
    if (format !== 'text' && format !== 'json')
      return wrongUse(`There is no format "${format}"; it can be text or json.`);
    return { config, format };
  } catch (error) {
    return wrongUse(error instanceof Error ? error.message : String(error));
  }
}

const { config, format } = options();
if (!statSync(config, { throwIfNoEntry: false })?.isDirectory()) wrongUse(`There is no folder ${config}.`);
enableCompileCache(join(ROOT, '.cache/node'));
const { checkSite } = await import('../src/config/compile.ts');
const findings = await checkSite({ configDir: resolve(config), schemasDir: join(ROOT, 'schemas') });
if (format === 'json') console.log(JSON.stringify(findings, null, 2));
else {
  const { printFindings } = await import('../src/config/print.ts');
  await printFindings(findings);
  if (findings.length === 0) console.log('The content is in order.');
}
process.exitCode = findings.some((finding) => finding.severity === 'error') ? 1 : 0;
