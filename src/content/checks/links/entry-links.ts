import type { Content } from '../../read/content.ts';
import { textProperty } from '../../read/json.ts';
import { fillParameter, hasParameter, routePaths } from '../../references/routes.ts';
import type { Advice } from '../../references/suggestions.ts';

/** Advice for a link to an entry whose file has another name now, which the entry's own name tells. */
export function entryAdvice(path: string, link: string, content: Content): Advice | undefined {
  for (const { pattern, collection } of routePaths(content.data('routes'))) {
    if (collection === undefined || !hasParameter(pattern)) continue;
    const id = path.slice(path.lastIndexOf('/') + 1);
    if (id === '' || fillParameter(pattern, id) !== path) continue;
    const isCalled = (name: string) => name === id || (id.includes('-') && name.startsWith(`${id}-`));
    const renamed = content
      .documents(collection)
      .filter(({ file, data }) => namesOf(data).some(isCalled) && !file.id.startsWith(id));
    const [only, another] = renamed
      .map(({ file }) => file.id)
      .filter((name) => content.publicIds(collection).has(name));
    if (only === undefined || another !== undefined) return undefined;
    const now = link.replace(path, fillParameter(pattern, only));
    return {
      suggestion: `Its entry is in ${only}.json now: write "${now}", or call that file ${id}.json again.`,
      meant: now,
    };
  }
  return undefined;
}

/** The names that a file with an entry usually gets: its title or name, in the form of paths. */
function namesOf(data: unknown): string[] {
  return ['name', 'title', 'question'].flatMap((property) => {
    const text = textProperty(data, property)?.normalize('NFD').toLowerCase();
    return text === undefined ? [] : [text.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')];
  });
}
