import { isObject, listItems, property, textProperty } from '../../../read/json.ts';
import type { Use } from '../../../references/uses.ts';
import { type Content, type FileIssue, type Issues, type Rule, withPath } from '../../rule.ts';

/** Checks that no article shows its picture twice, and that no more pages open with the same one than site.json allows. */
export const rule: Rule = {
  codes: { 'repeated-picture': 'warning' },
  *onEnd(content) {
    for (const { file, data } of content.documents('articles')) yield* withPath(file, shownAgain(data));
    const site = content.data('site');
    const limit = isObject(site) ? property(site, 'pagesPerPicture') : undefined;
    if (typeof limit !== 'number') return;
    const drafts = draftsIn(content);
    for (const [name, uses] of content.graph.usesByName('image')) {
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

/** Reports a picture in the text of an article that stands above it already. */
function shownAgain(article: unknown): Issues<FileIssue> {
  const first = textProperty(property(article, 'picture'), 'image');
  return listItems(article, 'body').map(([pointer, section]) => {
    if (first === undefined || textProperty(property(property(section, 'figure'), 'picture'), 'image') !== first)
      return undefined;
    return {
      code: 'repeated-picture',
      pointer: `${pointer}/figure/picture/image`,
      message: `The article begins with the picture "${first}", so readers would see it twice.`,
      suggestion: 'Choose another picture here, or another one for the article.',
    };
  });
}

/** Returns the paths of the files of articles that are not published yet. */
function draftsIn(content: Content): ReadonlySet<string> {
  const drafts = content.documents('articles').filter(({ data }) => textProperty(data, 'status') === 'draft');
  return new Set(drafts.map(({ file }) => file.path));
}

/** The picture at the top of a page; cards further down do not matter. */
const isShown = ({ from, pointer }: Use) =>
  from.kind.name === 'pages'
    ? pointer.startsWith('/blocks/0/')
    : from.kind.name === 'articles' && HEAD_POINTER.test(pointer);

const HEAD_POINTER = /^\/picture\//;

const onePerFile = (uses: Use[]): Use[] => [...new Map(uses.map((use) => [use.from.path, use])).values()];
