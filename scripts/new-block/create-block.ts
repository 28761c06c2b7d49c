import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateAll } from '../../src/content/generate/generate-all.ts';
import { componentCode, styleCode, testCode } from './code.ts';
import { blockExamples, blockSchema } from './content.ts';
import { type BlockName, WrongUseError } from './names.ts';

export interface NewBlock {
  name: BlockName;
  /** Whether it needs a script in the browser. */
  interactive: boolean;
  /** The absolute path of the project. */
  root: string;
  /** The content whose names editors suggest. */
  configDir: string;
}

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

/** The files of a new block with their texts, by path relative to the root. */
function blockFiles({ name, interactive }: NewBlock): Map<string, string> {
  const folder = `src/blocks/${name.type}`;
  return new Map([
    [`schemas/blocks/${name.type}.schema.json`, json(blockSchema(name, interactive))],
    [`${folder}/Component.tsx`, componentCode(name, interactive)],
    [`${folder}/${name.type}.module.css`, styleCode(interactive)],
    [`${folder}/example.json`, json(blockExamples(name, interactive))],
    [`${folder}/${name.type}.test.ts`, testCode(name, interactive)],
  ]);
}

/** The type names that the schemas declare; two with the same name would become one type. */
function declaredTitles(root: string): string[] {
  const folder = path.join(root, 'schemas');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name.endsWith('.schema.json'))
    .map((name) => {
      const schema: { title: string } = JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
      return schema.title;
    });
}

function refuseToOverwrite({ name, root }: NewBlock): void {
  const there = [`schemas/blocks/${name.type}.schema.json`, `src/blocks/${name.type}`].find((place) =>
    existsSync(path.join(root, place)),
  );
  if (there) throw new WrongUseError(`A block "${name.type}" exists already (${there}). Nothing was changed.`);
  if (declaredTitles(root).includes(name.component)) {
    throw new WrongUseError(`The name "${name.component}" is taken by another schema. Choose another name.`);
  }
}

/**
 * Writes a working block and registers it. Never overwrites anything. Returns the paths written, relative to the root,
 * generated ones last.
 * @throws WrongUseError if the block exists
 */
export async function createBlock(block: NewBlock): Promise<string[]> {
  const { root, configDir } = block;
  if (!existsSync(path.join(root, 'schemas/blocks'))) {
    throw new WrongUseError(`${root} is not a folder of this project: it has no schemas/blocks.`);
  }
  refuseToOverwrite(block);
  const files = blockFiles(block);
  for (const [place, text] of files) {
    const file = path.join(root, place);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text, { flag: 'wx' });
  }
  return [...files.keys(), ...(await generateAll({ root, configDir }))];
}
