import { pascalCase } from '../edit/words/letter-case.ts';
import { blockSchemas, type SchemaFile } from '../schema/schemas.ts';

/**
 * Generates the table of the component for each block type. If one is missing or does not fit, the type check fails.
 */
export function generateRegistry(schemas: SchemaFile[]): string {
  const blocks = blockSchemas(schemas).map((block) => ({ type: block.type, name: `${pascalCase(block.type)}Block` }));
  return `/* Written by scripts/generate.ts from schemas/blocks/. A new block needs a schema and its folder, nothing here. */
import type { ComponentType } from 'react';
${blocks.map(({ type, name }) => `import ${name} from '../blocks/${type}/Component.tsx';`).join('\n')}
import type { BlockProps } from '../contracts/content.ts';
import type { Block } from './types.ts';

/** The component of each block type. */
export const blockComponents: { [T in Block['type']]: ComponentType<BlockProps<T>> } = {
${blocks.map(({ type, name }) => `  '${type}': ${name},`).join('\n')}
};
`;
}
