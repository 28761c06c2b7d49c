import type { ServerConfig } from '../../contracts/server-config.ts';
import type { Content } from '../read/content.ts';
import { isObject } from '../read/json.ts';
import { isPublishedAt, nextChange } from '../references/publishing/publishing-window.ts';

/** A page with the sections that visitors see at the moment of the build. */
export function withPublishedSections(page: unknown, content: Content): unknown {
  if (!isObject(page) || !Array.isArray(page.blocks)) return page;
  return { ...page, blocks: page.blocks.filter((block) => content.isPublished(block)) };
}

/** What is published and what is not: pages that were made of another state are made again. */
export function publishingState(content: Content): boolean[] {
  return content.publishingWindows().map((window) => isPublishedAt(window, content.now));
}

/** When something is published next, or is over; nothing when nothing is. */
export function nextPublishing(content: Content): Pick<ServerConfig, 'nextPublishing'> {
  const moment = nextChange(content.publishingWindows(), content.now);
  return moment === undefined ? {} : { nextPublishing: new Date(moment).toISOString() };
}
