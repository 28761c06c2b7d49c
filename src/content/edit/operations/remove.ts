import { listProperty, parentPointer, pointerSteps, property, textProperty } from '../../read/json.ts';
import { documentPath } from '../../references/addresses/document-path.ts';
import { routePaths } from '../../references/routes.ts';
import { severityOf } from '../../report/codes.ts';
import { type Entity, entitiesIn, titleOf, wordsFor } from '../entities/entity.ts';
import { findEntity } from '../entities/find-entity.ts';
import { Refusal } from '../entities/refusal.ts';
import { isDocument, type NamedAt, pathUses, usesOf } from '../entities/uses.ts';
import { dataIn, fileOf, type Site } from '../site/site.ts';
import { describePlace } from '../words/describe-place.ts';
import { phrase } from '../words/phrase.ts';
import { addMoves, addressesOf, addressesOfFile, refuseHome } from './addresses.ts';
import { Plan } from './plan.ts';
import { masterOf } from './rename.ts';
import { lastFirst, unlink } from './unlink.ts';

/** Maximum number of rounds in which entities are removed because the round before has left them unused. */
const mostRounds = 50;

/** What happens to references to a removed entity. */
export interface RemovalOptions {
  /** What they refer to instead: a path if the entity has an address, otherwise an entity of the same kind. */
  to?: string | undefined;
  /** Removes the references; addresses still redirect to `to`. */
  everywhere?: boolean | undefined;
}

/**
 * Removes an entity, and entities that become unused.
 * @throws Refusal if it is used or has an address, and the options do not say what to do about it
 */
export async function planRemoval(site: Site, entity: Entity, instead: RemovalOptions): Promise<Plan> {
  const plan = await removal(site, entity, instead, false);
  const isBroken = (await plan.findings()).some(({ code }) => severityOf(code) === 'error');
  return isBroken && instead.everywhere ? removal(site, entity, instead, true) : plan;
}

/** @param isThorough whether to check the whole site after each removed reference, not only the file it was in */
async function removal(site: Site, entity: Entity, instead: RemovalOptions, isThorough: boolean): Promise<Plan> {
  const own = { ...site, draft: site.draft.copy() };
  const plan = new Plan(own, phrase('remove', { what: wordsFor(entity) }));
  await takeAway(plan, entity, instead, isThorough);
  for (let round = 0; round < mostRounds; round++) {
    const followers = await newlyUnused(plan);
    if (followers.length === 0) break;
    for (const follower of followers) plan.say(phrase('removeToo', { what: wordsFor(follower) }));
    for (const follower of followers.sort(lastFirst)) removeItself(plan, follower);
  }
  return plan;
}

async function takeAway(plan: Plan, entity: Entity, instead: RemovalOptions, isThorough: boolean): Promise<void> {
  const { site } = plan;
  const { to, everywhere = false } = instead;
  if (entity.source.by === 'path') {
    removePath(plan, entity, to);
    return;
  }
  const addresses = addressesOfFile(site, entity);
  const uses = usesOf(site, entity);
  if (addresses.length > 0) await redirect(plan, addresses, instead, isThorough);
  if (entity.source.by === 'file' && entity.source.in === 'pages') removeRoutes(plan, entity, uses);
  else if (uses.length > 0 && everywhere) await unlink(plan, uses, isThorough);
  else if (uses.length > 0) replaceUses(plan, entity, uses, to);
  removeItself(plan, entity);
}

/** Redirects old addresses to another page, and links too unless they are removed. */
async function redirect(plan: Plan, addresses: string[], instead: RemovalOptions, isThorough: boolean): Promise<void> {
  const { to, everywhere } = instead;
  const { site } = plan;
  refuseHome(addresses);
  if (to === undefined)
    throw new Refusal(
      phrase(addresses.length === 1 ? 'hasAddress' : 'hasAddresses', { addresses: addresses.join(', ') }),
      ['Say where to redirect it: --to /PATH.'],
    );
  const target = pathNamed(site, to);
  if (addresses.includes(target)) throw new Refusal(phrase('ownAddress', { address: target }));
  const uses = addresses.flatMap((address) => pathUses(site, address, false));
  if (everywhere)
    await unlink(
      plan,
      uses.filter(({ pointer }) => !pointer.startsWith('/moved/')),
      isThorough,
    );
  else plan.renameUses(uses, target);
  addMoves(
    plan,
    addresses.map((from) => ({ from, to: target })),
  );
}

function pathNamed(site: Site, written: string): string {
  if (written.startsWith('/')) return written;
  const [address] = addressesOfFile(site, findEntity(site, written));
  if (address === undefined) throw new Refusal(phrase('noAddress', { name: written }));
  return address;
}

function replaceUses(plan: Plan, entity: Entity, uses: NamedAt[], to: string | undefined): void {
  const { site } = plan;
  if (to === undefined)
    throw new Refusal(phrase(uses.length === 1 ? 'isUsedOnce' : 'isUsedOften', { count: uses.length }), [
      ...uses.map((use) => placeOf(site, use)),
      'Say what to use instead: --to OTHER. Or remove it there too: --everywhere.',
    ]);
  const other = otherNamed(site, entity, to);
  plan.renameUses(uses, other.name);
  if (isDocument(entity)) addMoves(plan, [{ from: documentPath(entity.name), to: documentPath(other.name) }]);
}

function placeOf(site: Site, { file, pointer }: NamedAt): string {
  return phrase('inFile', { file, what: describePlace(site.content.kinds, file, dataIn(site, file), pointer) });
}

/** Finds another entity of the same kind by name or address. @throws Refusal if there is none */
function otherNamed(site: Site, entity: Entity, written: string): Entity {
  const other = entitiesIn(site).find(
    (one) =>
      one.kind === entity.kind &&
      one.within === entity.within &&
      one.name !== entity.name &&
      [one.name, titleOf(one), ...addressesOfFile(site, one)].includes(withKindOf(entity, written)),
  );
  if (!other) throw new Refusal(phrase('noOther', { noun: entity.reference.noun, name: written }));
  return other;
}

/** Turns picture/team into image/team: people write the noun of a kind, whereas titles have its name. */
function withKindOf({ kind, reference }: Entity, written: string): string {
  const word = `${reference.noun}/`;
  return written.startsWith(word) ? `${kind}/${written.slice(word.length)}` : written;
}

/** Removes the routes of a page, unless other pages depend on them. */
function removeRoutes({ site }: Plan, { name }: Entity, uses: NamedAt[]): void {
  const file = fileOf(site, 'routes');
  const others = uses.filter((use) => use.file !== file || !use.pointer.endsWith('/page'));
  if (others.length > 0)
    throw new Refusal(
      phrase('pageNeeded'),
      others.map((use) => placeOf(site, use)),
    );
  const routes = listProperty(dataIn(site, file), 'routes');
  const indexes = routes.flatMap((route, index) => (property(route, 'page') === name ? [index] : []));
  site.draft.edit(
    file,
    indexes.reverse().map((index) => ({ type: 'remove', at: `/routes/${index}` })),
  );
}

function removePath(plan: Plan, { name, pointer, file }: Entity, to: string | undefined): void {
  const { site } = plan;
  refuseHome([name]);
  const [, routeIndex = ''] = pointerSteps(pointer);
  const route = listProperty(dataIn(site, file), 'routes')[Number(routeIndex)];
  const rest = listProperty(route, 'paths')
    .filter((path) => path !== name)
    .map(String);
  if (rest.length === 0)
    throw new Refusal(phrase('onlyPath'), [
      `Remove the page instead: remove page/${textProperty(route, 'page')} --to /PATH.`,
    ]);
  const path = routePaths(site.content.data('routes')).find((one) => one.pointer === pointer);
  if (!path || path.pattern !== path.mainPattern || to !== undefined) {
    for (const address of addressesOf(site, path ?? { pattern: name })) {
      const target = to ?? address.replace(name, path?.mainPattern ?? name);
      plan.renameUses(pathUses(site, address, true), target);
      addMoves(plan, [{ from: address, to: target }]);
    }
  } else throw new Refusal(phrase('mainPath'), ['Say where to redirect it: --to /PATH.']);
  site.draft.edit(file, [{ type: 'remove', at: pointer }]);
}

function removeItself({ site }: Plan, entity: Entity): void {
  const { source, file, pointer } = entity;
  const { draft } = site;
  if (source.by === 'file') draft.remove(file);
  // A value disappears with its last use.
  else if (source.by !== 'value') {
    const at = source.by === 'item' ? parentPointer(pointer) : pointer;
    draft.edit(file, [{ type: 'remove', at }]);
    const master = masterOf(site, entity);
    if (master !== undefined) draft.remove(master);
  }
}

/** The entities that have become unused in the draft. */
async function newlyUnused(plan: Plan): Promise<Entity[]> {
  const unused = (await plan.findings()).filter(({ code }) => code.startsWith('unused-'));
  const entities = unused.length > 0 ? entitiesIn(plan.site) : [];
  return unused.flatMap(({ file, pointer }) => {
    const found = entities.find((entity) => entity.file === file && entity.pointer === pointer);
    return found && plan.site.draft.has(file) ? [found] : [];
  });
}
