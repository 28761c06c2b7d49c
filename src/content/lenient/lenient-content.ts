import { Content, type Places, picturesIn } from '../read/content.ts';
import { type ContentFile, contentFiles } from '../read/files.ts';
import { isObject } from '../read/json.ts';
import { textOf } from '../read/text-of.ts';
import type { SchemaFile } from '../schema/schemas.ts';
import type { Validator } from '../schema/validator.ts';
import { isNestedTooDeep } from '../syntax/nesting.ts';
import { dataOf } from '../syntax/nodes.ts';
import { parseText } from '../syntax/parser.ts';
import { type Pruned, pruned } from './prune.ts';

/** Options for reading content. */
export interface LenientReading {
  places: Places;
  schemas: SchemaFile[];
  validator: Validator;
  now: Date;
}

/** A content folder without the parts that cannot be shown. */
export interface LenientContent {
  content: Content;
  /** The usable part of each page, by id; without pages that are entirely unusable. */
  pages: Map<string, Pruned>;
}

/** The last usable state of files by path, for when one is invalid JSON or entirely unusable. */
export type ReadBefore = Map<string, Pruned>;

/** The usable part of a file, now or before; undefined if there never was one. */
export function readLeniently(file: ContentFile, validator: Validator, before: ReadBefore): Pruned | undefined {
  const text = textOf(file.path);
  const known = before.get(file.path);
  const data = text === undefined ? undefined : (parsed(text) ?? (known ? undefined : repaired(text)));
  const read = (data === undefined ? undefined : pruned(validator, file.kind, data)) ?? known;
  if (read) before.set(file.path, read);
  return read ?? completed(file, validator, data);
}

/** A file that every page needs, and of which there was never a usable state, with the least that it must have. */
function completed({ kind }: ContentFile, validator: Validator, data: unknown): Pruned | undefined {
  return kind.isFolder ? undefined : pruned(validator, kind, isObject(data) ? data : {}, true);
}

/** Reads a whole folder. Never throws because of its content. */
export function readAllLeniently(
  { places, schemas, validator, now }: LenientReading,
  before: ReadBefore,
): LenientContent {
  const files = contentFiles(places.configDir, validator.kinds);
  const content = new Content(places, schemas, files, now, true);
  const pages = new Map<string, Pruned>();
  for (const file of files) {
    const read = readLeniently(file, validator, before);
    if (!read) continue;
    const { data, references, resolutions } = read;
    content.link(file, references, picturesIn(resolutions));
    if (file.kind.name === 'pages') pages.set(file.id, read);
    else content.keep({ file, data, references });
  }
  return { content, pages };
}

function parsed(text: string): unknown {
  try {
    return isNestedTooDeep(text) ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads as much as possible of a text with syntax errors. */
function repaired(text: string): unknown {
  const { root } = parseText(text);
  return root && dataOf(root);
}
