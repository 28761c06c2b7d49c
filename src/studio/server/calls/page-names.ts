/** What people call pages: a page's `title` is written for search engines, and far too long for a list. */

import { spaced } from '../../../content/edit/words/describe-place.ts';
import { sentenceCase } from '../../../content/edit/words/letter-case.ts';
import type { Content } from '../../../content/read/content.ts';
import { isObject, property, textProperty } from '../../../content/read/json.ts';
import { pathsByName } from './shown-paths.ts';

/** The parts of navigation.json that name pages, the most prominent first. Its other links are calls to action. */
const MENUS = ['main', 'topBar', 'footer'];

/** Cached names of pages: content that was read does not change. */
const known = new WeakMap<Content, ReadonlyMap<string, string>>();

/**
 * Returns the name of each page by its id: the label under which the menus link it, else its file's name in words. Of
 * several labels, one that says the same as the file's name is taken. No two pages have the same name.
 */
export function pageNames(content: Content): ReadonlyMap<string, string> {
  const found = known.get(content) ?? withoutDoubles(namesIn(content));
  known.set(content, found);
  return found;
}

function namesIn(content: Content): Map<string, string> {
  const links = MENUS.flatMap((menu) => [...linksIn(property(content.data('navigation'), menu))]);
  const paths = pathsByName(content);
  return new Map(
    [...content.ids('pages')].map((id): [string, string] => {
      const own = sentenceCase(spaced(id));
      const shownAt = paths.get(`pages/${id}`) ?? [];
      const labels = links.filter(({ link }) => shownAt.includes(link)).map(({ label }) => label);
      const same = labels.find((label) => label.toLowerCase() === own.toLowerCase());
      return [id, same ?? labels[0] ?? own];
    }),
  );
}

/** The links of a menu, in their order. */
function* linksIn(menu: unknown): Iterable<{ label: string; link: string }> {
  const [label, link] = [textProperty(menu, 'label'), textProperty(menu, 'link')];
  if (label && link !== undefined) yield { label, link };
  if (Array.isArray(menu) || isObject(menu)) for (const part of Object.values(menu)) yield* linksIn(part);
}

/** A name that several pages would have is told apart by the file's name. */
function withoutDoubles(names: Map<string, string>): Map<string, string> {
  const all = [...names.values()].map((name) => name.toLowerCase());
  const isAlone = (name: string) => all.indexOf(name.toLowerCase()) === all.lastIndexOf(name.toLowerCase());
  return new Map([...names].map(([id, name]) => [id, isAlone(name) ? name : `${name} (${id})`]));
}
