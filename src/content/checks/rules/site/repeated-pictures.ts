import type { Content } from '../../../read/content.ts';
import { isObject, property, textProperty } from '../../../read/json.ts';
import type { Use } from '../../../references/uses.ts';
import type { Check } from '../../check.ts';

/** Checks that no more pages open with the same picture than site.json allows. */
export const check: Check = {
  codes: { 'repeated-picture': 'warning' },
  *end(content) {
    const site = content.data('site');
    const limit = isObject(site) ? property(site, 'pagesPerPicture') : undefined;
    if (typeof limit !== 'number') return;
    const drafts = draftsIn(content);
    for (const [name, uses] of content.graph.named('image')) {
      if (uses.length <= limit) continue;
      const shown = onePerFile([...uses].filter((use) => isShown(use) && !drafts.has(use.from.path)));
      const beyond = shown[limit];
      if (!beyond) continue;
      const places = shown.map(({ from }) => from.id).join(', ');
      yield {
        path: beyond.from.path,
        pointer: beyond.pointer,
        code: 'repeated-picture',
        message: `${shown.length} pages open with "${name}" (${places}), but site.json allows only ${limit}, so that visitors can tell pages apart.`,
        suggestion: 'Choose another picture for some of them.',
      };
    }
  },
};

/** Returns the paths of the files of articles that are not published yet. */
function draftsIn(content: Content): ReadonlySet<string> {
  const drafts = content.documents('articles').filter(({ data }) => textProperty(data, 'status') === 'draft');
  return new Set(drafts.map(({ file }) => file.path));
}

/** The picture at the top of a page; cards further down do not matter. */
const isShown = ({ from, pointer }: Use) =>
  from.kind.name === 'pages'
    ? pointer.startsWith('/blocks/0/')
    : from.kind.name === 'articles' && OF_HEAD.test(pointer);

const OF_HEAD = /^\/picture\//;

const onePerFile = (uses: Use[]): Use[] => [...new Map(uses.map((use) => [use.from.path, use])).values()];
