import path from 'node:path';
import { checkContent } from '../../checks/check-content.ts';
import type { CheckedContent } from '../../checks/checked-content.ts';
import { dryRun } from '../../dry-run/dry-run.ts';
import type { Content } from '../../read/content.ts';
import type { ContentFile } from '../../read/files.ts';
import { readSchemas } from '../../schema/read-schemas.ts';
import type { SchemaFile } from '../../schema/schemas.ts';
import { dataOf } from '../../syntax/nodes.ts';
import { parseText } from '../../syntax/parser.ts';
import { Draft } from './draft.ts';

/** Options for a site that is to be changed. */
export interface SiteOptions {
  /** The absolute path of the content folder. */
  configDir: string;
  schemasDir: string;
  /** The cache folder. */
  cacheDir?: string;
}

/** A site and its draft. */
export interface Site {
  options: SiteOptions;
  content: Content;
  schemas: SchemaFile[];
  checked: CheckedContent;
  draft: Draft;
}

/**
 * Reads and checks a site.
 * @param includeDryRun whether to try out forms, mails and pictures too; not needed if nothing is going to change
 */
export async function readSite(options: SiteOptions, includeDryRun = true): Promise<Site> {
  const checked = await checkFolder(options, options.configDir, { updateCache: true, includeDryRun });
  return {
    options,
    schemas: readSchemas(options.schemasDir),
    checked,
    content: checked.content,
    draft: new Draft(options.configDir),
  };
}

/**
 * Checks a site's folder, or a copy of it.
 * @param updateCache whether to update the cache; false for a copy, which is deleted afterwards
 * @param includeDryRun whether to try out forms and mails, without sending anything; this takes longer than everything
 *   else
 */
export async function checkFolder(
  { schemasDir, cacheDir }: SiteOptions,
  configDir: string,
  { updateCache, includeDryRun }: { updateCache: boolean; includeDryRun: boolean },
): Promise<CheckedContent> {
  const cache = updateCache && cacheDir !== undefined ? { cacheDir } : {};
  const checked = await checkContent({ configDir, schemasDir, now: new Date(), ...cache });
  const dryRunIssues = includeDryRun ? await dryRun(checked, cacheDir) : [];
  return { ...checked, issues: [...checked.issues, ...dryRunIssues] };
}

/** The name of a content file for people and the log: relative to the content folder, with forward slashes. */
export function fileName(site: Pick<Site, 'options'>, file: Pick<ContentFile, 'path'> | string): string {
  const place = typeof file === 'string' ? file : file.path;
  return path.relative(site.options.configDir, place).replaceAll('\\', '/');
}

/** The file of a content type: the one with this id, or the only one of a type with a single file. */
export function contentFileName({ content }: Pick<Site, 'content'>, kindName: string, id?: string): string {
  const kind = content.kinds.find(({ name }) => name === kindName);
  if (!kind) throw new Error(`there is no kind of file ${kindName}`);
  return kind.isFolder ? `${kind.place}/${id}.json` : kind.place;
}

/** The data of a file in the draft. */
export function dataIn({ draft }: Pick<Site, 'draft'>, file: string): unknown {
  const { root } = parseText(draft.text(file));
  return root && dataOf(root);
}
