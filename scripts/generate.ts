/**
 * `npm run generate [-- --config DIR]`: writes everything that is derived from schemas, examples and names in the
 * content. `--editors`: only the files for editors, after an installation.
 */
import { generateForEditors } from '../src/content/generate/editor-files.ts';
import { CONFIG, CONFIG_USAGE, commandLine, existingFolder } from './lib/command.ts';
import { ROOT } from './lib/root.ts';

const USAGE = `npm run generate -- ${CONFIG_USAGE} [--editors]`;

const { config, editors } = commandLine(USAGE, {
  options: { config: CONFIG, editors: { type: 'boolean', default: false } },
}).values;
const options = { root: ROOT, configDir: existingFolder(config, USAGE) };
if (editors) await generateForEditors(options);
else {
  // Its dependencies are only installed for development.
  const { generateAll } = await import('../src/content/generate/generate-all.ts');
  const written = await generateAll(options);
  console.log(written.length === 0 ? 'All generated files are up to date.' : `Written: ${written.join(', ')}`);
}
