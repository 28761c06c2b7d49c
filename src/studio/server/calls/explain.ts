import { describeEntity, type Entity, entitiesIn } from '../../../content/edit/entities/entity.ts';
import { dataIn, fileName, type Site } from '../../../content/edit/site/site.ts';
import { describePlace } from '../../../content/edit/words/describe-place.ts';
import { isObject, pointerStep, pointerSteps, textProperty } from '../../../content/read/json.ts';
import { placeholdersIn } from '../../../content/references/placeholders.ts';
import { nodeAt } from '../../../content/syntax/nodes.ts';
import { parseText } from '../../../content/syntax/parser.ts';
import type { Explanation, PreviewLocation, SourceEntity } from '../../contract/explanation.ts';
import type { ContentLocation } from '../../contract/frame-messages.ts';
import { noFile } from '../http/api-error.ts';
import type { Studio } from '../studio.ts';
import { dataOf, kindOfFile } from './file-titles.ts';
import { siteOf } from './operations.ts';
import { entitiesAt, listedOn, onPages, referencesTo, shownAt } from './preview-locations.ts';
import { usingLocations } from './using-locations.ts';

/**
 * Explains a value in the content: where it is written, what it quotes, and where it is shown.
 * @throws ApiError if the file does not exist
 */
export async function explain(studio: Studio, location: ContentLocation): Promise<Explanation> {
  const { file, pointer } = location;
  if (studio.draft.bytes(file) === undefined) throw noFile(file);
  const site = await siteOf(studio, false);
  const isOnPage = onPages(studio, location);
  const entities = nearestEntities(site, location);
  const shown = isOnPage.length > 0 ? isOnPage : showingLocations(studio, site, file, entities);
  return {
    where: describePlace(studio.kinds, file, dataOf(studio, file), pointer),
    line: lineOf(studio.draft.text(file) ?? '', pointer),
    sources: sourcesOf(site, location),
    shownAt: shown,
    isEverywhere: isOnPage.length === 0 && entities.length === 0,
    uses: usingLocations(studio.kinds, (name) => dataOf(studio, name), referencesTo(site, location)),
  };
}

/** The pages that show a file that is not a page. */
export async function pagesThatShow(studio: Studio, file: string): Promise<PreviewLocation[]> {
  const site = await siteOf(studio, false);
  const itself = entitiesAt(site, { file, pointer: '' });
  const entities = itself.length > 0 ? itself : entitiesIn(site).filter((entity) => entity.file === file);
  return showingLocations(studio, site, file, entities);
}

/** Where entities of a file are shown; if nowhere, the sections that list the file's collection. */
function showingLocations(studio: Studio, site: Site, file: string, entities: Entity[]): PreviewLocation[] {
  const shown = shownAt(studio, site, entities);
  return shown.length > 0 ? shown : listedOn(studio, kindOfFile(studio, file)?.name ?? '');
}

/** The entities at a location, or at the nearest location that contains it. */
function nearestEntities(site: Site, { file, pointer }: ContentLocation) {
  const steps = pointerSteps(pointer);
  for (let length = steps.length; length >= 0; length--) {
    const around = steps.slice(0, length).map(pointerStep).join('');
    const entities = entitiesAt(site, { file, pointer: around });
    if (entities.length > 0) return entities;
  }
  return [];
}

/** The line where a value begins, from 1. */
function lineOf(text: string, pointer: string): number {
  const { root } = parseText(text);
  const found = root && nodeAt(root, pointerSteps(pointer));
  return text.slice(0, found?.node.start ?? 0).split('\n').length;
}

/** The entities referenced or quoted in a value. */
function sourcesOf(site: Site, location: ContentLocation): SourceEntity[] {
  const { graph } = site.content;
  const named = new Set<string>();
  for (const kind of graph.kinds())
    for (const [name, uses] of graph.usesByName(kind))
      for (const use of uses)
        if (fileName(site, use.from) === location.file && isInside(use.pointer, location.pointer))
          named.add(`${kind}/${name}`);
  const entities = entitiesIn(site)
    .filter((entity) => named.has(`${entity.kind}/${entity.name}`) && entity.file !== location.file)
    .map((entity): SourceEntity => {
      const value = displayText(valueIn(site, entity));
      return {
        title: describeEntity(entity),
        ...(value !== undefined && { value }),
        file: entity.file,
        pointer: entity.pointer,
      };
    });
  return [...entities, ...siteValues(site, valueIn(site, location))];
}

/** Values of site.json quoted in a text, which are not entities. */
function siteValues(site: Site, value: unknown): SourceEntity[] {
  const names = typeof value === 'string' ? placeholdersIn(value).map(({ name }) => name) : [];
  return names.flatMap((name) => {
    const [source, key = ''] = name.split('.');
    const value = source === 'site' ? textProperty(dataIn(site, 'site.json'), key) : undefined;
    return value === undefined ? [] : [{ title: name, value, file: 'site.json', pointer: pointerStep(key) }];
  });
}

function valueIn(site: Site, { file, pointer }: ContentLocation): unknown {
  return file.endsWith('.json')
    ? pointerSteps(pointer).reduce<unknown>((value, step) => Reflect.get(Object(value), step), dataIn(site, file))
    : undefined;
}

/** A text, the `value` of a fact, or the `alt` of a picture; undefined for other data. */
function displayText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return isObject(value) ? (textProperty(value, 'value') ?? textProperty(value, 'alt')) : undefined;
}

function isInside(pointer: string, around: string): boolean {
  return around !== '' && `${pointer}/`.startsWith(`${around}/`);
}
