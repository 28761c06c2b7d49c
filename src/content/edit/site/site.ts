import path from 'node:path';
import { checkContent } from '../../checks/check-content.ts';
import type { CheckedContent } from '../../checks/checked-content.ts';
import { proveDelivery } from '../../delivery/prove-delivery.ts';
import type { Content, Places } from '../../read/content.ts';
import type { ContentFile } from '../../read/files.ts';
import { readSchemas } from '../../schema/read-schemas.ts';
import type { SchemaFile } from '../../schema/schemas.ts';
import { dataOf } from '../../syntax/nodes.ts';
import { parseText } from '../../syntax/parser.ts';
import { Draft } from './draft.ts';

/** Where a site lies that is to be changed, and what it is checked with. */
export interface SiteOptions {
  places: Places;
  schemasDir: string;
  /** Where is kept what spares the next run some work. */
  cacheDir?: string;
}

/** A site as it is, and the draft of what it will be. */
export interface Site {
  options: SiteOptions;
  content: Content;
  schemas: SchemaFile[];
  checked: CheckedContent;
  draft: Draft;
}

/**
 * Reads and checks a site.
 * @param delivers whether to try out forms, mails and pictures too; not needed where nothing changes
 */
export async function readSite(options: SiteOptions, delivers = true): Promise<Site> {
  const checked = await checkSite(options, options.places.configDir, { remembers: true, delivers });
  return {
    options,
    schemas: readSchemas(options.schemasDir),
    checked,
    content: checked.content,
    draft: new Draft(options.places.configDir),
  };
}

/**
 * Checks a folder in the way of the site it is, or is a copy of.
 * @param remembers whether the next run may be told what its pages are like; a copy is gone by then
 * @param delivers whether it is tried too what visitors and mailboxes get, which takes longer than everything else
 */
export async function checkSite(
  { places, schemasDir, cacheDir }: SiteOptions,
  configDir: string,
  { remembers, delivers }: { remembers: boolean; delivers: boolean },
): Promise<CheckedContent> {
  const memory = remembers && cacheDir !== undefined ? { cacheDir } : {};
  const checked = await checkContent({ places: { ...places, configDir }, schemasDir, now: new Date(), ...memory });
  const undelivered = delivers ? await proveDelivery(checked, cacheDir) : [];
  return { ...checked, issues: [...checked.issues, ...undelivered] };
}

/** A content file as the log and people name it: relative to the content folder, with forward slashes. */
export function fileName(site: Pick<Site, 'options'>, file: Pick<ContentFile, 'path'> | string): string {
  const place = typeof file === 'string' ? file : file.path;
  return path.relative(site.options.places.configDir, place).replaceAll('\\', '/');
}

/** The name of the file of a kind, of one with files by id, or of one with a single file. */
export function fileOf({ content }: Pick<Site, 'content'>, kindName: string, id?: string): string {
  const kind = content.kinds.find(({ name }) => name === kindName);
  if (!kind) throw new Error(`there is no kind of file ${kindName}`);
  return kind.isFolder ? `${kind.place}/${id}.json` : kind.place;
}

/** The data of a file as it is in the draft. */
export function dataIn({ draft }: Pick<Site, 'draft'>, file: string): unknown {
  const { root } = parseText(draft.text(file));
  return root && dataOf(root);
}
