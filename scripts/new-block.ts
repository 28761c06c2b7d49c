/**
 * npm run new-block -- NAME [--interactive] [--config DIR]: writes a working block (schema, component, style, example,
 * test) and registers it.
 */
import path from 'node:path';
import { commandLine, existingFolder, wrongUse } from './lib/command.ts';
import { ROOT } from './lib/root.ts';
import { createBlock } from './new-block/create-block.ts';
import { blockName, WrongUseError } from './new-block/names.ts';

const USAGE =
  'npm run new-block -- photo-grid [--interactive] [--config DIR]; --interactive for a block that needs script';

const { values, positionals } = commandLine(USAGE, {
  allowPositionals: true,
  options: {
    interactive: { type: 'boolean', default: false },
    config: { type: 'string' },
    root: { type: 'string', default: ROOT },
  },
});
const [type = '', ...rest] = positionals;
if (type === '' || rest.length > 0) wrongUse('Name one block.', USAGE);
const { root, interactive, config } = values;

try {
  const written = await createBlock({
    name: blockName(type),
    root,
    interactive,
    configDir: config === undefined ? path.join(root, 'site-config') : existingFolder(config, USAGE),
  });
  console.log(`The block "${type}" is ready. Files created:\n${written.map((file) => `  ${file}`).join('\n')}`);
  console.log(`Use it on a page with { "type": "${type}", … }; src/blocks/${type}/example.json shows how.`);
  console.log(`When it looks right, take its screenshots: npm run shots -- --blocks --only ${type}`);
} catch (error) {
  if (!(error instanceof WrongUseError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
