import type { BlockExample } from '../../contract/files.ts';
import templates from '../../page-templates.json';
import type { SchemaSet } from './schema-set.ts';

/** Sections that a new page can begin with. */
export interface PageTemplate {
  name: string;
  examples: BlockExample[];
}

/** The templates there are; an example that is not there any more is left out. */
export function pageTemplates(schemas: SchemaSet): PageTemplate[] {
  return Object.entries(templates).map(([name, examples]) => ({
    name,
    examples: examples.flatMap((example) => exampleNamed(schemas, example) ?? []),
  }));
}

/** An example by the type of its section and its number: cards-2. */
function exampleNamed({ blocks }: SchemaSet, name: string): BlockExample | undefined {
  const [, type = '', number] = /^(.+)-(\d+)$/.exec(name) ?? [];
  return blocks[type]?.examples[Number(number) - 1];
}
