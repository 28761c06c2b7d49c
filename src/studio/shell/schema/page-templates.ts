import type { BlockExample } from '../../contract/files.ts';
import templates from '../../page-templates.json';
import type { SchemaSet } from './schema-set.ts';

/** A list of sections for a new page. */
export interface PageTemplate {
  name: string;
  examples: BlockExample[];
}

/** All page templates. Examples that no longer exist are left out. */
export function pageTemplates(schemas: SchemaSet): PageTemplate[] {
  return Object.entries(templates).map(([name, examples]) => ({
    name,
    examples: examples.flatMap((example) => exampleNamed(schemas, example) ?? []),
  }));
}

/** An example by block type and number: cards-2. */
function exampleNamed({ blocks }: SchemaSet, name: string): BlockExample | undefined {
  const [, type = '', number] = /^(.+)-(\d+)$/.exec(name) ?? [];
  return blocks[type]?.examples[Number(number) - 1];
}
