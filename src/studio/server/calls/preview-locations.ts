import { type Entity, entitiesIn } from '../../../content/edit/entities/entity.ts';
import { usesOf, usesOutsideRoutes } from '../../../content/edit/entities/uses.ts';
import type { Site } from '../../../content/edit/site/site.ts';
import { isObject, pointerStep, textProperty } from '../../../content/read/json.ts';
import type { PreviewLocation } from '../../contract/explanation.ts';
import type { ContentLocation } from '../../contract/frame-messages.ts';
import type { Studio } from '../studio.ts';
import { dataOf, kindOfFile, titleOfFile } from './file-titles.ts';
import { pathsOfFile } from './paths-of-file.ts';

const MAX_LOCATIONS = 12;
/** References between an entity and a page: three lead from options through a form to a page. */
const MAX_STEPS = 3;

/** The pages that show entities, found by following references to them; those with the fewest references first. */
export function shownAt(studio: Studio, site: Site, entities: Entity[]): PreviewLocation[] {
  const all = entitiesIn(site);
  const found: PreviewLocation[] = [];
  const seen = new Set(entities.map(({ file }) => file));
  let near = entities;
  for (let step = 0; step < MAX_STEPS && near.length > 0 && found.length < MAX_LOCATIONS; step++) {
    const users = near.flatMap((entity) => usesOf(site, entity)).filter(({ file }) => !seen.has(file));
    for (const { file } of users) seen.add(file);
    for (const user of users) found.push(...onPages(studio, user));
    const files = new Set(users.map(({ file }) => file));
    near = all.filter(({ file, pointer }) => pointer === '' && files.has(file));
  }
  return found.slice(0, MAX_LOCATIONS);
}

/** A location on each path of its file; empty if the file has no page. */
export function onPages(studio: Studio, { file, pointer }: ContentLocation): PreviewLocation[] {
  return pathsOfFile(studio, file).map((path) => ({ path, title: titleOfFile(studio, file), file, pointer }));
}

/** The entities defined at a location: the file itself, a fact, a field. */
export function entitiesAt(site: Site, { file, pointer }: ContentLocation): Entity[] {
  return entitiesIn(site).filter(
    (entity) =>
      entity.file === file && (entity.pointer === pointer || (pointer === '' && entity.source.type === 'file')),
  );
}

/** The locations that refer to the entities at a location. */
export function referencesTo(site: Site, location: ContentLocation): ContentLocation[] {
  return entitiesAt(site, location).flatMap((entity) => usesOutsideRoutes(site, entity));
}

/** The sections that list a collection, for entries without their own page. */
export function listedOn(studio: Studio, collection: string): PreviewLocation[] {
  const pages = studio.draft.files().filter((file) => kindOfFile(studio, file)?.name === 'pages');
  const locations = pages.flatMap((file) => {
    const pointer = queryIn(dataOf(studio, file), collection);
    return pointer === undefined ? [] : onPages(studio, { file, pointer });
  });
  return locations.slice(0, MAX_LOCATIONS);
}

/** The pointer of the first query for entries of a collection. */
function queryIn(value: unknown, collection: string): string | undefined {
  if (textProperty(value, 'from') === collection) return '';
  const inside = isObject(value) || Array.isArray(value) ? Object.entries(value) : [];
  for (const [step, one] of inside) {
    const found = queryIn(one, collection);
    if (found !== undefined) return pointerStep(step) + found;
  }
  return undefined;
}
