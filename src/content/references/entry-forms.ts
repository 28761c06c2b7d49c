import { hasEntryPlaceholder } from '../../forms/rules/index.ts';
import type { Content } from '../read/content.ts';
import { property } from '../read/json.ts';

/** The forms whose source contains the entry of their page. */
export function formsNamingEntry(content: Content): { id: string; source: string }[] {
  return content.documents('forms').flatMap(({ file, data }) => {
    const source = property(data, 'source');
    return typeof source === 'string' && hasEntryPlaceholder(source) ? [{ id: file.id, source }] : [];
  });
}
