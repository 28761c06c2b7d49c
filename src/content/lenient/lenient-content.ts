import path from 'node:path';
import { Content, picturesIn } from '../read/content.ts';
import { type ContentFile, contentFiles } from '../read/files.ts';
import { asObject } from '../read/json.ts';
import { textOf } from '../read/text-of.ts';
import type { SchemaFile } from '../schema/schemas.ts';
import type { Validator } from '../schema/validator/validator.ts';
import { isNestedTooDeep } from '../syntax/nesting.ts';
import { dataOf } from '../syntax/nodes.ts';
import { parseText } from '../syntax/parser.ts';
import { type Pruned, prune } from './prune.ts';

/** Options for reading content. */
export interface LenientReading {
  /** The absolute path of the content folder. */
  configDir: string;
  schemas: SchemaFile[];
  validator: Validator;
  now: Date;
  /**
   * Earlier texts of a file, by its name in the folder, the latest first. Used for a file that is unusable from the
   * start.
   */
  earlierTexts?: (name: string) => Iterable<string>;
}

/** A content folder without the parts that cannot be shown. */
export interface LenientContent {
  content: Content;
  /** The usable part of each page, by id; without pages that are entirely unusable. */
  pages: Map<string, Pruned>;
  /** Files whose current text cannot be used at all, or only up to a syntax error. */
  unusable: ContentFile[];
}

/** The last usable state of files by path, for when one is invalid JSON or entirely unusable. */
export type ReadBefore = Map<string, Pruned>;

/** What could be read of a file. */
interface LenientFile {
  /** The usable part of the current or an earlier state; undefined if there never was one. */
  read: Pruned | undefined;
  /** Whether its current text is valid JSON and at least partly usable. */
  isUsable: boolean;
}

/** Reads the usable part of a file, if necessary from an earlier state. */
export function readLeniently(file: ContentFile, reading: LenientReading, before: ReadBefore): LenientFile {
  const { validator } = reading;
  const text = textOf(file.path);
  const data = text === undefined ? undefined : parsed(text);
  const now = data === undefined ? undefined : prune(validator, file.kind, data);
  const read = now ?? before.get(file.path) ?? beginningOf(text, file, validator) ?? usableBefore(file, reading)?.read;
  if (read) before.set(file.path, read);
  return { read: read ?? completed(file, validator, data), isUsable: now !== undefined };
}

/** The usable part of a text with syntax errors. */
function beginningOf(text: string | undefined, { kind }: ContentFile, validator: Validator): Pruned | undefined {
  const data = text === undefined || parsed(text) !== undefined ? undefined : repaired(text);
  return data === undefined ? undefined : prune(validator, kind, data);
}

/** The latest of a file's earlier texts that is at least partly usable; undefined if there is none. */
export function usableBefore(
  file: ContentFile,
  { configDir, validator, earlierTexts }: LenientReading,
): { text: string; read: Pruned } | undefined {
  for (const text of earlierTexts?.(nameIn(configDir, file)) ?? []) {
    const data = parsed(text);
    const read = data === undefined ? undefined : prune(validator, file.kind, data);
    if (read) return { text, read };
  }
  return undefined;
}

/** A file's name in the content folder, with forward slashes. */
export function nameIn(configDir: string, file: ContentFile): string {
  return path.relative(configDir, file.path).replaceAll('\\', '/');
}

/** Fills in the required properties of a file that every page needs and that has never been usable. */
function completed({ kind }: ContentFile, validator: Validator, data: unknown): Pruned | undefined {
  return kind.isFolder ? undefined : prune(validator, kind, asObject(data), true);
}

/** Reads a whole folder. Never throws because of its content. */
export function readAllLeniently(reading: LenientReading, before: ReadBefore): LenientContent {
  const { configDir, schemas, validator, now } = reading;
  const files = contentFiles(configDir, validator.kinds);
  const content = new Content(configDir, schemas, files, now, true);
  const pages = new Map<string, Pruned>();
  const unusable: ContentFile[] = [];
  for (const file of files) {
    const { read, isUsable } = readLeniently(file, reading, before);
    if (!isUsable) unusable.push(file);
    if (!read) continue;
    const { data, references, resolutions } = read;
    content.addReferences(file, references, picturesIn(resolutions));
    if (file.kind.name === 'pages') pages.set(file.id, read);
    else content.addDocument({ file, data, references });
  }
  return { content, pages, unusable };
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
