/** `npm run generate [-- --config DIR]`: writes what comes from schemas, examples and the names in the content. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { generateAll } from '../src/content/generate/generate-all.ts';
import { parsed } from './lib/command.ts';
import { ROOT } from './lib/root.ts';
import { CONFIG, CONFIG_USAGE, contentFolder } from './lib/site-folder.ts';

const USAGE = `npm run generate -- ${CONFIG_USAGE}`;

const { config } = parsed(USAGE, () => parseArgs({ options: { config: CONFIG } }).values);
const configDir = contentFolder(config, USAGE);
const written = await generateAll({ root: ROOT, schemasDir: join(ROOT, 'schemas'), configDir });
console.log(written.length === 0 ? 'Everything generated is current.' : `Written: ${written.join(', ')}`);
