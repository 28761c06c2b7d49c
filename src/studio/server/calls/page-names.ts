/** Short names of pages for lists, because a page's `title` is written for search engines and far too long. */

import { sentenceCase } from '../../../content/edit/words/letter-case.ts';
import type { Content } from '../../../content/read/content.ts';
import { isObject, property, textProperty } from '../../../content/read/json.ts';
import { memoizeByObject } from '../../../content/read/memoize.ts';
import { separateWords } from '../../../content/schema/nouns.ts';
import { pathsByName } from './paths-by-name.ts';

/** The menus of navigation.json, the most prominent first. Its other links are calls to action, not names. */
const MENUS = ['main', 'topBar', 'footer'];

/**
 * The name of each page by its id: the label of its link in the menus, or else its file name in words. If there are
 * several labels, one that matches the file name wins, then the first. No two pages have the same name.
 */
export const pageNames = memoizeByObject(
  (content: Content): ReadonlyMap<string, string> => makeUnique(namesIn(content)),
);

function namesIn(content: Content): Map<string, string> {
  const links = MENUS.flatMap((menu) => [...linksIn(property(content.data('navigation'), menu))]);
  const paths = pathsByName(content);
  return new Map(
    [...content.ids('pages')].map((id): [string, string] => {
      const own = sentenceCase(separateWords(id));
      const shownAt = paths.get(`pages/${id}`) ?? [];
      const labels = links.filter(({ link }) => shownAt.includes(link)).map(({ label }) => label);
      const same = labels.find((label) => label.toLowerCase() === own.toLowerCase());
      return [id, same ?? labels[0] ?? own];
    }),
  );
}

/** The links of a menu at any depth, in order. */
function* linksIn(menu: unknown): Iterable<{ label: string; link: string }> {
  const [label, link] = [textProperty(menu, 'label'), textProperty(menu, 'link')];
  if (label && link !== undefined) yield { label, link };
  if (Array.isArray(menu) || isObject(menu)) for (const part of Object.values(menu)) yield* linksIn(part);
}

/** Adds the page's id to names that several pages share. */
function makeUnique(names: Map<string, string>): Map<string, string> {
  const all = [...names.values()].map((name) => name.toLowerCase());
  const isAlone = (name: string) => all.indexOf(name.toLowerCase()) === all.lastIndexOf(name.toLowerCase());
  return new Map([...names].map(([id, name]) => [id, isAlone(name) ? name : `${name} (${id})`]));
}
