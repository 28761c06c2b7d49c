import { join } from 'node:path';
import { isObject, listProperty, property, textProperty } from '../read/json.ts';
import { textOf } from '../read/text-of.ts';
import { blockSchemas, contentKinds, type SchemaFile } from '../schema/schemas.ts';
import { editorSchemasDir } from './editor-schemas.ts';
import type { PlaceholderName } from './names.ts';

/** Generates the setting for Visual Studio Code that assigns schemas to content files. */
export function generateEditorSettings(schemas: SchemaFile[]): string {
  const associations = contentKinds(schemas).map((kind) => ({
    fileMatch: [`/site-config/${kind.place}${kind.isFolder ? '/*.json' : ''}`],
    url: `./${editorSchemasDir}/${kind.schema.path}`,
  }));
  const settings = {
    'json.schemas': associations,
    'files.associations': { '*.json': 'json' },
    'files.encoding': 'utf8',
    '[json]': { 'editor.quickSuggestions': { strings: 'on' }, 'editor.formatOnSave': false, 'editor.tabSize': 2 },
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

/** Generates a snippet for each example of each block. */
export function generateSnippets(schemas: SchemaFile[], root: string): string {
  const snippets = blockSchemas(schemas).flatMap(({ type, schema }) =>
    examplesOf(root, type).map(({ title, block }) => [
      `${type}: ${title}`,
      {
        scope: 'json',
        prefix: type,
        description: `${textProperty(schema.schema, 'description') ?? type} ${title}.`,
        body: JSON.stringify(block, null, 2)
          .replace(/[\\$]/g, (sign) => `\\${sign}`)
          .split('\n'),
      },
    ]),
  );
  return `${JSON.stringify(Object.fromEntries(snippets), null, 2)}\n`;
}

/**
 * Generates a snippet with all placeholders. Schemas can only suggest whole texts, whereas placeholders are parts of
 * texts.
 */
export function generatePlaceholderSnippets(names: PlaceholderName[]): string {
  const snippets = names.map(({ written, says }) => [
    written,
    { scope: 'json', prefix: written, description: says, body: written.replace(/[\\$]/g, (sign) => `\\${sign}`) },
  ]);
  return `${JSON.stringify(Object.fromEntries(snippets), null, 2)}\n`;
}

/** An example in a block's example.json. */
export interface Example {
  title: string;
  block: unknown;
}

/** The examples of a block in the order of its example.json; empty if there is no such file. */
export function examplesOf(root: string, type: string): Example[] {
  const text = textOf(join(root, 'src/blocks', type, 'example.json'));
  const examples: unknown = text === undefined ? [] : JSON.parse(text);
  return listProperty({ examples }, 'examples').flatMap((example) => {
    const block = property(example, 'block');
    return isObject(block) ? [{ title: textProperty(example, 'title') ?? type, block }] : [];
  });
}
