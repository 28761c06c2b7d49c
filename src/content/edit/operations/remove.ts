import { listProperty, parentPointer, pointerSteps, property, textProperty } from '../../read/json.ts';
import { documentPath } from '../../references/addresses/document-path.ts';
import { routePaths } from '../../references/routes.ts';
import { newFindings } from '../site/new-findings.ts';
import { dataIn, fileOf, type Site } from '../site/site.ts';
import { findThing } from '../things/find-thing.ts';
import { Refusal } from '../things/refusal.ts';
import { type Thing, thingsIn, titleOf, wordsFor } from '../things/thing.ts';
import { isDocument, type NamedAt, pathUses, usesOf } from '../things/uses.ts';
import { placeInWords } from '../words/place-in-words.ts';
import { addMoves, addressesOf, addressesOfFile } from './addresses.ts';
import { Plan } from './plan.ts';
import { masterOf } from './rename.ts';
import { unlink } from './unlink.ts';

/** At most so many things go because the one before them has gone. */
const mostFollowers = 50;

/** What becomes of the places that name what is removed. */
export interface Instead {
  /** What they name in its place: a path for what has an address, else a thing of the same kind. */
  to?: string | undefined;
  /** They are taken out; addresses still lead to `to`. */
  everywhere?: boolean | undefined;
}

/**
 * Takes a thing away, and what nothing else uses then.
 * @throws Refusal when it is used, or has an address, and nothing is said of that
 */
export async function planRemoval(site: Site, thing: Thing, instead: Instead): Promise<Plan> {
  const plan = new Plan(site, `Remove ${wordsFor(thing)}.`);
  await takeAway(plan, thing, instead);
  for (let gone = 0; gone < mostFollowers; gone++) {
    const follower = await newlyUnused(plan);
    if (!follower) return plan;
    plan.say(`Remove ${wordsFor(follower)} too: nothing else uses it.`);
    removeItself(plan, follower);
  }
  return plan;
}

async function takeAway(plan: Plan, thing: Thing, { to, everywhere = false }: Instead): Promise<void> {
  const { site } = plan;
  if (thing.source.by === 'path') {
    removePath(plan, thing, to);
    return;
  }
  const addresses = addressesOfFile(site, thing);
  const uses = usesOf(site, thing);
  if (addresses.length > 0) await redirect(plan, addresses, to, everywhere);
  if (thing.source.by === 'file' && thing.source.in === 'pages') removeRoutes(plan, thing, uses);
  else if (uses.length > 0 && everywhere) await unlink(plan, uses);
  else if (uses.length > 0) replaceUses(plan, thing, uses, to);
  removeItself(plan, thing);
}

/** Old addresses lead to another page, and links do, unless they are taken out. */
async function redirect(plan: Plan, addresses: string[], to: string | undefined, everywhere: boolean): Promise<void> {
  const { site } = plan;
  if (to === undefined)
    throw new Refusal(`It has an address: ${addresses.join(', ')}.`, [
      'Say where that should lead afterwards: --to /PATH.',
    ]);
  const target = pathNamed(site, to);
  if (addresses.includes(target)) throw new Refusal(`${target} is an address of what is to be removed.`);
  const uses = addresses.flatMap((address) => pathUses(site, address, false));
  if (everywhere)
    await unlink(
      plan,
      uses.filter(({ pointer }) => !pointer.startsWith('/moved/')),
    );
  else plan.renameUses(uses, target);
  addMoves(
    plan,
    addresses.map((from) => ({ from, to: target })),
  );
}

function pathNamed(site: Site, written: string): string {
  if (written.startsWith('/')) return written;
  const [address] = addressesOfFile(site, findThing(site, written));
  if (address === undefined) throw new Refusal(`"${written}" has no address.`);
  return address;
}

function replaceUses(plan: Plan, thing: Thing, uses: NamedAt[], to: string | undefined): void {
  const { site } = plan;
  if (to === undefined)
    throw new Refusal(`It is used in ${uses.length === 1 ? '1 place' : `${uses.length} places`}:`, [
      ...uses.map(
        ({ file, pointer }) => `${file}: ${placeInWords(site.content.kinds, file, dataIn(site, file), pointer)}`,
      ),
      'Say what to use instead: --to OTHER. Or remove it there too: --everywhere.',
    ]);
  const other = otherNamed(site, thing, to);
  plan.renameUses(uses, other.name);
  if (isDocument(thing)) addMoves(plan, [{ from: documentPath(thing.name), to: documentPath(other.name) }]);
}

/** Finds another thing of the same kind by its name or its address. @throws Refusal when there is none */
function otherNamed(site: Site, thing: Thing, written: string): Thing {
  const other = thingsIn(site).find(
    (one) =>
      one.kind === thing.kind &&
      one.within === thing.within &&
      one.name !== thing.name &&
      [one.name, titleOf(one), ...addressesOfFile(site, one)].includes(withKindOf(thing, written)),
  );
  if (!other) throw new Refusal(`There is no other ${thing.reference.noun} called "${written}".`);
  return other;
}

/** Turns picture/team into image/team: people write the noun of a kind, titles have its name. */
function withKindOf({ kind, reference }: Thing, written: string): string {
  const word = `${reference.noun}/`;
  return written.startsWith(word) ? `${kind}/${written.slice(word.length)}` : written;
}

/** The routes of a page go with it; a page that stands for others stays. */
function removeRoutes({ site }: Plan, { name }: Thing, uses: NamedAt[]): void {
  const file = fileOf(site, 'routes');
  const others = uses.filter((use) => use.file !== file || !use.pointer.endsWith('/page'));
  if (others.length > 0)
    throw new Refusal('The site cannot do without this page:', [
      ...others.map(
        (use) => `${use.file}: ${placeInWords(site.content.kinds, use.file, dataIn(site, use.file), use.pointer)}`,
      ),
    ]);
  const routes = listProperty(dataIn(site, file), 'routes');
  const indexes = routes.flatMap((route, index) => (property(route, 'page') === name ? [index] : []));
  site.draft.edit(
    file,
    indexes.reverse().map((index) => ({ type: 'remove', at: `/routes/${index}` })),
  );
}

function removePath(plan: Plan, { name, pointer, file }: Thing, to: string | undefined): void {
  const { site } = plan;
  const [, routeIndex = ''] = pointerSteps(pointer);
  const route = listProperty(dataIn(site, file), 'routes')[Number(routeIndex)];
  const rest = listProperty(route, 'paths')
    .filter((path) => path !== name)
    .map(String);
  if (rest.length === 0)
    throw new Refusal('It is the only path of its page.', [
      `Remove the page instead: remove page/${textProperty(route, 'page')} --to /PATH.`,
    ]);
  const path = routePaths(site.content.data('routes')).find((one) => one.pointer === pointer);
  if (!path || path.pattern !== path.mainPattern || to !== undefined) {
    for (const address of addressesOf(site, path ?? { pattern: name })) {
      const target = to ?? address.replace(name, path?.mainPattern ?? name);
      plan.renameUses(pathUses(site, address, true), target);
      addMoves(plan, [{ from: address, to: target }]);
    }
  } else throw new Refusal('It is the main path of its page.', ['Say where it should lead afterwards: --to /PATH.']);
  site.draft.edit(file, [{ type: 'remove', at: pointer }]);
}

function removeItself({ site }: Plan, thing: Thing): void {
  const { source, file, pointer } = thing;
  const { draft } = site;
  if (source.by === 'file') draft.remove(file);
  // A value disappears with its last use.
  else if (source.by !== 'value') {
    const at = source.by === 'item' ? parentPointer(pointer) : pointer;
    draft.edit(file, [{ type: 'remove', at }]);
    const master = masterOf(site, thing);
    if (master !== undefined) draft.remove(master);
  }
}

/** Something that the checker calls unused in the draft and did not before. */
async function newlyUnused({ site, names }: Plan): Promise<Thing | undefined> {
  const unused = (await newFindings(site, names, false)).filter(({ code }) => code.startsWith('unused-'));
  const things = thingsIn(site);
  for (const { file, pointer } of unused) {
    const found = things.find((thing) => thing.file === file && thing.pointer === pointer);
    if (found && site.draft.has(file)) return found;
  }
  return undefined;
}
