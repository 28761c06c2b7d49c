import type { SourceFile } from './source-files.ts';

const SCHEMA_OF_BLOCK = /^schemas\/blocks\/([^/]+)\.schema\.json$/;

/** The block types that have a schema. */
export function blockTypes(files: SourceFile[]): string[] {
  return files.flatMap((file) => SCHEMA_OF_BLOCK.exec(file.path)?.[1] ?? []);
}

/** Blocks with a missing part: schema, component or example. */
export function blockPartOffences(files: SourceFile[]): string[] {
  const paths = new Set(files.map((file) => file.path));
  const folders = files.flatMap((file) => /^src\/blocks\/([^/]+)\//.exec(file.path)?.[1] ?? []);
  const parts = (type: string) => [
    `schemas/blocks/${type}.schema.json`,
    `src/blocks/${type}/Component.tsx`,
    `src/blocks/${type}/example.json`,
  ];
  return [...new Set([...blockTypes(files), ...folders])]
    .flatMap(parts)
    .filter((part) => !paths.has(part))
    .map((part) => `${part} is missing`);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Properties of a schema without a description, by JSON pointer. A reference includes its own description. */
function undescribed(node: unknown, pointer: string): string[] {
  if (Array.isArray(node)) return node.flatMap((item, index) => undescribed(item, `${pointer}/${index}`));
  if (!isObject(node)) return [];
  return Object.entries(node).flatMap(([key, value]) => {
    // Conditions only say when something applies; the properties they name are described where they are declared.
    if (['if', 'then', 'else', 'examples', 'not'].includes(key)) return [];
    const here = `${pointer}/${key}`;
    if (key !== 'properties' || !isObject(value)) return undescribed(value, here);
    return Object.entries(value).flatMap(([name, property]) => {
      const described = isObject(property) && (typeof property.description === 'string' || '$ref' in property);
      return [...(described ? [] : [`${here}/${name}`]), ...undescribed(property, `${here}/${name}`)];
    });
  });
}

/** Properties and schemas without a description for staff. */
export function descriptionOffences(files: SourceFile[]): string[] {
  return files
    .filter((file) => /^schemas\/.*\.schema\.json$/.test(file.path))
    .flatMap((file) => {
      const schema: unknown = JSON.parse(file.text);
      const whole = isObject(schema) && typeof schema.description === 'string' ? [] : [''];
      return [...whole, ...undescribed(schema, '')].map((pointer) => `${file.path}#${pointer} has no description`);
    });
}
