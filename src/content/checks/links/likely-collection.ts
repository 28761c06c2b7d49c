import type { Content } from '../../read/content.ts';
import { collections } from '../../references/name-sources.ts';

/**
 * The collection that a route shows, by the placeholder of its path or by its page: {leaderId}, or the page "article".
 * @returns undefined if no collection has such a name
 */
export function likelyCollection(pattern: string, pageId: string, content: Content): string | undefined {
  const placeholder = /\{([a-z]+)(?:Id|Slug|Name)?\}/.exec(pattern)?.[1];
  return [...collections(content)].find((name) => [`${placeholder}s`, pageId, `${pageId}s`].includes(name));
}
