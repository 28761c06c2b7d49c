import { objectsIn, textProperty } from '../../../read/json.ts';
import { pathOf } from '../../../references/addresses/own-path.ts';
import { filledText } from '../../../references/placeholders.ts';
import { hasParameter, type RoutePath, routePaths } from '../../../references/routes.ts';
import type { Rule } from '../../rule.ts';

/** Checks that a menu entry with the name of one page does not lead to another. */
export const rule: Rule = {
  codes: { 'label-of-another-page': 'warning' },
  *onEnd(content) {
    const paths = routePaths(content.data('routes')).filter(({ pattern }) => !hasParameter(pattern));
    const named = Map.groupBy(
      paths.flatMap((path) => namesOf(path).map((name) => ({ name, path }))),
      ({ name }) => name,
    );
    for (const { file, data } of content.documents('navigation')) {
      for (const { label, link, pointer } of entriesIn(data)) {
        const target = paths.find(({ pattern }) => pattern === pathOf(link));
        const namesakes = named.get(nameOf(filledText(label, content.placeholderSources()) ?? label)) ?? [];
        const [namesake] = namesakes;
        if (link.includes('#') || !target || !namesake || hasNamesake(data, label, namesake.path)) continue;
        if (namesakes.some(({ path }) => path.pageId === target.pageId)) continue;
        yield {
          path: file.path,
          pointer,
          code: 'label-of-another-page',
          message: `"${label}" leads to ${link}, but there is a page ${namesake.path.mainPattern}.`,
          suggestion: `Write "${namesake.path.mainPattern}", or change the label.`,
        };
      }
    }
  },
};

/** Whether another entry with this label leads to the page, so that another rule reports the two. */
const hasNamesake = (navigation: unknown, label: string, { mainPattern }: RoutePath) =>
  entriesIn(navigation).some((entry) => entry.label === label && pathOf(entry.link) === mainPattern);

/** The names of a page: the last segments of its paths, and its file name. */
const namesOf = ({ pattern, pageId }: RoutePath) => [
  nameOf(pattern.slice(pattern.lastIndexOf('/') + 1)),
  nameOf(pageId),
];

/** A name in lower case, without spaces and hyphens. */
const nameOf = (words: string) => words.toLowerCase().replace(/[^\p{L}\d]+/gu, '');

/** The entries of all menus, each with the pointer of its link. */
const entriesIn = (navigation: unknown) =>
  objectsIn(navigation).flatMap(([pointer, entry]) => {
    const [label, link] = [textProperty(entry, 'label'), textProperty(entry, 'link')];
    return label === undefined || link === undefined ? [] : [{ label, link, pointer: `${pointer}/link` }];
  });
