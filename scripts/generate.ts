/**
 * `npm run generate [-- --config DIR]`: writes what comes from schemas, examples and the names in the content.
 * `--editors`: only what editors read, as after an installation.
 */
import { parseArgs } from 'node:util';
import { generateAll, generateForEditors } from '../src/content/generate/generate-all.ts';
import { parsed } from './lib/command.ts';
import { ROOT } from './lib/root.ts';
import { CONFIG, CONFIG_USAGE, contentFolder } from './lib/site-folder.ts';

const USAGE = `npm run generate -- ${CONFIG_USAGE} [--editors]`;

const { config, editors } = parsed(
  USAGE,
  () => parseArgs({ options: { config: CONFIG, editors: { type: 'boolean', default: false } } }).values,
);
const options = { root: ROOT, configDir: contentFolder(config, USAGE) };
const written = await (editors ? generateForEditors(options) : generateAll(options));
if (!editors) console.log(written.length === 0 ? 'Everything generated is current.' : `Written: ${written.join(', ')}`);
