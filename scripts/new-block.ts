/** npm run new-block -- NAME [--interactive] [--config DIR]: writes a working block (schema, component, style, example, test) and registers it. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './lib/root.ts';
import { createBlock, type NewBlock } from './new-block/create-block.ts';
import { blockName, WrongUseError } from './new-block/names.ts';

const USAGE =
  'Use it so: npm run new-block -- photo-grid, and add --interactive for a block that needs script, --config DIR for another site.';

function readArguments(args: string[]): NewBlock {
  try {
    const options = {
      interactive: { type: 'boolean', default: false },
      config: { type: 'string' },
      root: { type: 'string', default: ROOT },
    } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [type, ...rest] = positionals;
    if (type === undefined || rest.length > 0) throw new WrongUseError(`Name one block. ${USAGE}`);
    const { config, root, interactive } = values;
    if (config !== undefined && !existsSync(config)) throw new WrongUseError(`There is no folder ${config}. ${USAGE}`);
    return {
      name: blockName(type),
      root,
      interactive,
      configDir: path.resolve(config ?? path.join(root, 'site-config')),
    };
  } catch (error) {
    if (error instanceof WrongUseError || !(error instanceof TypeError)) throw error;
    throw new WrongUseError(`${error.message} ${USAGE}`);
  }
}

try {
  const block = readArguments(process.argv.slice(2));
  const written = await createBlock(block);
  const { type } = block.name;
  console.log(`The block "${type}" is ready. Files created:\n${written.map((file) => `  ${file}`).join('\n')}`);
  console.log(`Use it on a page with { "type": "${type}", … }; src/blocks/${type}/example.json shows how.`);
  console.log(`When it looks right, take its screenshots: npm run shots -- --blocks --only ${type}`);
} catch (error) {
  if (!(error instanceof WrongUseError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
