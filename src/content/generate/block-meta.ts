import { listProperty, textProperty } from '../read/json.ts';
import { blockSchemas, type SchemaFile } from '../schema/schemas.ts';

/** Generates a table of what the annotations x-hydrate, x-words and x-heading of the block schemas say. */
export function generateBlockMeta(schemas: SchemaFile[]): string {
  const entries = blockSchemas(schemas).map(({ type, schema: { schema } }) => {
    const hydrate = textProperty(schema, 'x-hydrate');
    const words = listProperty(schema, 'x-words').map((word) => `'${String(word)}'`);
    const parts = [
      ...(hydrate === undefined ? [] : [`hydrate: '${hydrate}'`]),
      `words: [${words.join(', ')}]`,
      `heading: ${schema['x-heading'] === 1}`,
    ];
    return `  '${type}': { ${parts.join(', ')} },`;
  });
  return `/* Written by scripts/generate.ts from the annotations in schemas/blocks/. */
import type { Block, Words } from './types.ts';

/** What a block's schema says about how it is rendered. */
export interface BlockMeta {
  /** When the block is hydrated; without it, it never costs script. */
  hydrate?: 'load' | 'visible' | 'moving';
  /** The interface words that the component receives. */
  words: (keyof Words)[];
  /** Whether the block holds the page's h1. */
  heading: boolean;
}

export const blockMeta: Record<Block['type'], BlockMeta> = {
${entries.join('\n')}
};
`;
}
