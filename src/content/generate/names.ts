import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { entriesOf } from '../read/files.ts';
import { isObject, type JsonObject, property, textProperty } from '../read/json.ts';
import { readDocument } from '../read/read-document.ts';
import { sitePaths } from '../references/routes.ts';
import { blockSchemas, contentKinds, type SchemaFile } from '../schema/schemas.ts';
import type { Names } from './editor-schemas.ts';

/** Where names come from; absolute or below the working folder. */
export interface NameSources {
  configDir: string;
  publicDir: string;
  iconsDir: string;
}

/** What exists in a content folder, by kind of reference. Files that cannot be read offer nothing. */
export async function existingNames(schemas: SchemaFile[], sources: NameSources): Promise<Names> {
  const { configDir, publicDir, iconsDir } = sources;
  const data = async (name: string) => (await readDocument(resolve(configDir, name))).content?.data;
  const files = (folder: string) => namesIn(join(configDir, folder), '.json');
  const faqs = await Promise.all(files('collections/faqs').map((id) => data(`collections/faqs/${id}.json`)));
  const collections = contentKinds(schemas).filter((kind) => kind.place.startsWith('collections/'));
  const lists: [string, string[]][] = [
    ['page', files('pages')],
    ['form', files('forms')],
    ['options', files('options')],
    ['email', files('emails')],
    ['category', files('collections/categories')],
    ['message', keysOf(property(await data('messages.json'), 'messages'))],
    ['colour', keysOf(property(await data('theme.json'), 'palette'))],
    ['image', keysOf(await data('images.json'))],
    ['icon', namesIn(iconsDir, '.svg')],
    ['public', readdirSync(publicDir, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'))],
    ['collection', collections.map((kind) => kind.name)],
    ['faq-category', faqs.flatMap((faq) => textProperty(faq, 'category') ?? [])],
    ['block', blockSchemas(schemas).map((block) => block.type)],
  ];
  const closed = lists.map(([kind, names]): [string, JsonObject] => [kind, { enum: sorted(names) }]);
  return new Map([...closed, ['link', linkNames(await data('routes.json'), files)]]);
}

/** Links offer the paths and dialogs of today, and may also be anything that is a link without being one of these. */
function linkNames(routes: unknown, files: (folder: string) => string[]): JsonObject {
  const paths = sitePaths(routes, (collection) => files(`collections/${collection}`)).map(({ path }) => path);
  const dialogs = files('modals').map((id) => `modal:${id}`);
  const other = '^(|#.*|/.*#.*|/.*\\.[a-z0-9]+|tel:.*|mailto:.*|https?://.*|www\\..*|.*\\{\\{.*)$';
  return { anyOf: [{ enum: sorted([...paths, ...dialogs, 'back:']) }, { pattern: other }] };
}

function namesIn(folder: string, ending: string): string[] {
  return (entriesOf(folder) ?? []).filter((name) => name.endsWith(ending)).map((name) => name.slice(0, -ending.length));
}

function keysOf(value: unknown): string[] {
  return isObject(value) ? Object.keys(value).filter((name) => name !== '$schema') : [];
}

function sorted(names: string[]): string[] {
  return [...new Set(names)].sort();
}
