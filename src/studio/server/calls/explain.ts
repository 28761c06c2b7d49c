import { dataIn, fileName, type Site } from '../../../content/edit/site/site.ts';
import { type Thing, thingsIn, wordsFor } from '../../../content/edit/things/thing.ts';
import { placeInWords } from '../../../content/edit/words/place-in-words.ts';
import { isObject, pointerStep, pointerSteps, textProperty } from '../../../content/read/json.ts';
import { placeholdersIn } from '../../../content/references/placeholders.ts';
import { nodeAt } from '../../../content/syntax/nodes.ts';
import { parseText } from '../../../content/syntax/parser.ts';
import type { Explanation, ShowingPlace, SourceThing } from '../../contract/explanation.ts';
import { noFile } from '../http/call-error.ts';
import type { Studio } from '../studio.ts';
import { dataOf, kindOfFile } from './file-titles.ts';
import { siteOf } from './operations.ts';
import { listedOn, namersOf, onPages, shownAt, thingsAt } from './shown-at.ts';

interface Place {
  file: string;
  pointer: string;
}

/** Where a place in the content is written, what it is made of, and where it shows. @throws CallError when there is no such file */
export async function explain(studio: Studio, place: Place): Promise<Explanation> {
  const { file, pointer } = place;
  if (studio.draft.bytes(file) === undefined) throw noFile(file);
  const site = await siteOf(studio, false);
  const isOnPage = onPages(studio, place);
  const things = nearestThings(site, place);
  const shown = isOnPage.length > 0 ? isOnPage : showingPlaces(studio, site, file, things);
  return {
    where: placeInWords(studio.kinds, file, dataOf(studio, file), pointer),
    line: lineOf(studio.draft.text(file) ?? '', pointer),
    sources: sourcesOf(site, place),
    shownAt: shown,
    isEverywhere: isOnPage.length === 0 && things.length === 0,
    uses: [...new Set(namersOf(site, place).map((use) => inWords(studio, use)))],
  };
}

/** The pages that show a file which is no page itself. */
export async function pagesThatShow(studio: Studio, file: string): Promise<ShowingPlace[]> {
  const site = await siteOf(studio, false);
  const itself = thingsAt(site, { file, pointer: '' });
  const things = itself.length > 0 ? itself : thingsIn(site).filter((thing) => thing.file === file);
  return showingPlaces(studio, site, file, things);
}

/** Returns the places that show things of a file; for entries without a page, those that list their collection. */
function showingPlaces(studio: Studio, site: Site, file: string, things: Thing[]): ShowingPlace[] {
  const shown = shownAt(studio, site, things);
  return shown.length > 0 ? shown : listedOn(studio, kindOfFile(studio, file)?.name ?? '');
}

/** What has a name there, or around it. */
function nearestThings(site: Site, { file, pointer }: Place) {
  const steps = pointerSteps(pointer);
  for (let length = steps.length; length >= 0; length--) {
    const around = steps.slice(0, length).map(pointerStep).join('');
    const things = thingsAt(site, { file, pointer: around });
    if (things.length > 0) return things;
  }
  return [];
}

function inWords({ kinds, draft }: Studio, { file, pointer }: Place): string {
  return `${file}: ${placeInWords(kinds, file, dataOf({ draft }, file), pointer)}`;
}

/** The line that a place begins in. */
function lineOf(text: string, pointer: string): number {
  const { root } = parseText(text);
  const found = root && nodeAt(root, pointerSteps(pointer));
  return text.slice(0, found?.node.start ?? 0).split('\n').length;
}

/** What is named or quoted there. */
function sourcesOf(site: Site, place: Place): SourceThing[] {
  const { graph } = site.content;
  const named = new Set<string>();
  for (const kind of graph.kinds())
    for (const [name, uses] of graph.named(kind))
      for (const use of uses)
        if (fileName(site, use.from) === place.file && isInside(use.pointer, place.pointer))
          named.add(`${kind}/${name}`);
  const things = thingsIn(site)
    .filter((thing) => named.has(`${thing.kind}/${thing.name}`) && thing.file !== place.file)
    .map((thing): SourceThing => {
      const value = saying(valueIn(site, thing));
      return {
        title: wordsFor(thing),
        ...(value !== undefined && { value }),
        file: thing.file,
        pointer: thing.pointer,
      };
    });
  return [...things, ...siteValues(site, valueIn(site, place))];
}

/** Values of the company that a text quotes: they have no name of their own. */
function siteValues(site: Site, value: unknown): SourceThing[] {
  const names = typeof value === 'string' ? placeholdersIn(value).map(({ name }) => name) : [];
  return names.flatMap((name) => {
    const [source, key = ''] = name.split('.');
    const value = source === 'site' ? textProperty(dataIn(site, 'site.json'), key) : undefined;
    return value === undefined ? [] : [{ title: name, value, file: 'site.json', pointer: pointerStep(key) }];
  });
}

function valueIn(site: Site, { file, pointer }: Place): unknown {
  return file.endsWith('.json')
    ? pointerSteps(pointer).reduce<unknown>((value, step) => Reflect.get(Object(value), step), dataIn(site, file))
    : undefined;
}

/** The text of a fact, or what else is one. */
function saying(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return isObject(value) ? (textProperty(value, 'value') ?? textProperty(value, 'alt')) : undefined;
}

function isInside(pointer: string, around: string): boolean {
  return around !== '' && `${pointer}/`.startsWith(`${around}/`);
}
