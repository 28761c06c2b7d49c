import path from 'node:path';
import { checkContent } from '../../checks/check-content.ts';
import type { CheckedContent } from '../../checks/checked-content.ts';
import { tryDelivery } from '../../delivery/try-delivery.ts';
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
 * @param delivers whether to try out forms, mails and pictures too; not needed if nothing is going to change
 */
export async function readSite(options: SiteOptions, delivers = true): Promise<Site> {
  const checked = await checkSite(options, options.configDir, { remembers: true, delivers });
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
 * @param remembers whether to update the cache; false for a copy, which is deleted afterwards
 * @param delivers whether to try out forms and mails, without sending anything; this takes longer than everything else
 */
export async function checkSite(
  { schemasDir, cacheDir }: SiteOptions,
  configDir: string,
  { remembers, delivers }: { remembers: boolean; delivers: boolean },
): Promise<CheckedContent> {
  const memory = remembers && cacheDir !== undefined ? { cacheDir } : {};
  const checked = await checkContent({ configDir, schemasDir, now: new Date(), ...memory });
  const undelivered = delivers ? await tryDelivery(checked, cacheDir) : [];
  return { ...checked, issues: [...checked.issues, ...undelivered] };
}

/** The name of a content file for people and the log: relative to the content folder, with forward slashes. */
export function fileName(site: Pick<Site, 'options'>, file: Pick<ContentFile, 'path'> | string): string {
  const place = typeof file === 'string' ? file : file.path;
  return path.relative(site.options.configDir, place).replaceAll('\\', '/');
}

/** The file of a content type: the one with this id, or the only one of a type with a single file. */
export function fileOf({ content }: Pick<Site, 'content'>, kindName: string, id?: string): string {
  const kind = content.kinds.find(({ name }) => name === kindName);
  if (!kind) throw new Error(`there is no kind of file ${kindName}`);
  return kind.isFolder ? `${kind.place}/${id}.json` : kind.place;
}

/** The data of a file in the draft. */
export function dataIn({ draft }: Pick<Site, 'draft'>, file: string): unknown {
  const { root } = parseText(draft.text(file));
  return root && dataOf(root);
}
