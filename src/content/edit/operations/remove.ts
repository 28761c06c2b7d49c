import { listProperty, parentPointer, pointerSteps, property, textProperty } from '../../read/json.ts';
import { documentPath } from '../../references/addresses/document-path.ts';
import { routePaths } from '../../references/routes.ts';
import { severityOf } from '../../report/codes.ts';
import { describeEntity, type Entity, entitiesIn, qualifiedName } from '../entities/entity.ts';
import { findEntity } from '../entities/find-entity.ts';
import { refusal } from '../entities/operation-refused-error.ts';
import { type EditableReference, isDocument, pathUses, usesOf } from '../entities/uses.ts';
import { contentFileName, dataIn, type Site } from '../site/site.ts';
import { describePlace } from '../words/describe-place.ts';
import { phrase } from '../words/phrase.ts';
import { addRedirects, addressesOf, addressesOfFile, refuseHome } from './addresses.ts';
import { Plan } from './plan.ts';
import { masterOf } from './rename.ts';
import { lastFirst, unlink } from './unlink.ts';

/** Maximum number of rounds in which entities are removed because the round before has left them unused. */
const MAX_ROUNDS = 50;

/** What happens to references to a removed entity. */
export interface RemovalOptions {
  /** What they refer to instead: a path if the entity has an address, otherwise an entity of the same kind. */
  to?: string | undefined;
  /** Removes the references; addresses still redirect to `to`. */
  everywhere?: boolean | undefined;
}

/**
 * Removes an entity, and entities that become unused.
 * @throws OperationRefusedError if it is used or has an address, and the options do not say what to do about it
 */
export async function planRemoval(site: Site, entity: Entity, options: RemovalOptions): Promise<Plan> {
  const plan = await removal(site, entity, options, false);
  const isBroken = (await plan.findings()).some(({ code }) => severityOf(code) === 'error');
  return isBroken && options.everywhere ? removal(site, entity, options, true) : plan;
}

/** @param isThorough whether to check the whole site after each removed reference, not only the file it was in */
async function removal(site: Site, entity: Entity, options: RemovalOptions, isThorough: boolean): Promise<Plan> {
  const own = { ...site, draft: site.draft.copy() };
  const plan = new Plan(own, phrase('remove', { what: describeEntity(entity) }));
  await removeEntity(plan, entity, options, isThorough);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const unused = await newlyUnused(plan);
    if (unused.length === 0) break;
    for (const leftover of unused) plan.say(phrase('removeToo', { what: describeEntity(leftover) }));
    for (const leftover of unused.sort(lastFirst)) removeDefinition(plan, leftover);
  }
  return plan;
}

async function removeEntity(plan: Plan, entity: Entity, options: RemovalOptions, isThorough: boolean): Promise<void> {
  const { site } = plan;
  const { to, everywhere = false } = options;
  if (entity.source.type === 'path') {
    removePath(plan, entity, to);
    return;
  }
  const addresses = addressesOfFile(site, entity);
  const uses = usesOf(site, entity);
  if (addresses.length > 0) await redirect(plan, addresses, options, isThorough);
  if (entity.source.type === 'file' && entity.source.contentType === 'pages') removeRoutes(plan, entity, uses);
  else if (uses.length > 0 && everywhere) await unlink(plan, uses, isThorough);
  else if (uses.length > 0) replaceUses(plan, entity, uses, to);
  removeDefinition(plan, entity);
}

/** Redirects old addresses to another page, and links too unless they are removed. */
async function redirect(plan: Plan, addresses: string[], options: RemovalOptions, isThorough: boolean): Promise<void> {
  const { to, everywhere } = options;
  const { site } = plan;
  refuseHome(addresses);
  if (to === undefined)
    throw refusal(addresses.length === 1 ? 'hasAddress' : 'hasAddresses', { addresses: addresses.join(', ') }, [
      'Say where to redirect it: --to /PATH.',
    ]);
  const target = pathNamed(site, to);
  if (addresses.includes(target)) throw refusal('ownAddress', { address: target });
  const uses = addresses.flatMap((address) => pathUses(site, address, false));
  if (everywhere)
    await unlink(
      plan,
      uses.filter(({ pointer }) => !pointer.startsWith('/moved/')),
      isThorough,
    );
  else plan.renameUses(uses, target);
  addRedirects(
    plan,
    addresses.map((from) => ({ from, to: target })),
  );
}

function pathNamed(site: Site, written: string): string {
  if (written.startsWith('/')) return written;
  const [address] = addressesOfFile(site, findEntity(site, written));
  if (address === undefined) throw refusal('noAddress', { name: written });
  return address;
}

function replaceUses(plan: Plan, entity: Entity, uses: EditableReference[], to: string | undefined): void {
  const { site } = plan;
  if (to === undefined)
    throw refusal(uses.length === 1 ? 'isUsedOnce' : 'isUsedOften', { count: uses.length }, [
      ...uses.map((use) => placeOf(site, use)),
      'Say what to use instead: --to OTHER. Or remove it there too: --everywhere.',
    ]);
  const other = otherNamed(site, entity, to);
  plan.renameUses(uses, other.name);
  if (isDocument(entity)) addRedirects(plan, [{ from: documentPath(entity.name), to: documentPath(other.name) }]);
}

function placeOf(site: Site, { file, pointer }: EditableReference): string {
  return phrase('inFile', { file, what: describePlace(site.content.kinds, file, dataIn(site, file), pointer) });
}

/** Finds another entity of the same kind by name or address. @throws OperationRefusedError if there is none */
function otherNamed(site: Site, entity: Entity, written: string): Entity {
  const other = entitiesIn(site).find(
    (one) =>
      one.kind === entity.kind &&
      one.scope === entity.scope &&
      one.name !== entity.name &&
      [one.name, qualifiedName(one), ...addressesOfFile(site, one)].includes(withKindOf(entity, written)),
  );
  if (!other) throw refusal('noOther', { noun: entity.reference.noun, name: written });
  return other;
}

/** Turns picture/team into image/team: people write the noun of a kind, whereas titles have its name. */
function withKindOf({ kind, reference }: Entity, written: string): string {
  const word = `${reference.noun}/`;
  return written.startsWith(word) ? `${kind}/${written.slice(word.length)}` : written;
}

/** Removes the routes of a page, unless other pages depend on them. */
function removeRoutes({ site }: Plan, { name }: Entity, uses: EditableReference[]): void {
  const file = contentFileName(site, 'routes');
  const others = uses.filter((use) => use.file !== file || !use.pointer.endsWith('/page'));
  if (others.length > 0)
    throw refusal(
      'pageNeeded',
      {},
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
    throw refusal('onlyPath', {}, [`Remove the page instead: remove page/${textProperty(route, 'page')} --to /PATH.`]);
  const path = routePaths(site.content.data('routes')).find((one) => one.pointer === pointer);
  if (!path || path.pattern !== path.mainPattern || to !== undefined) {
    for (const address of addressesOf(site, path ?? { pattern: name })) {
      const target = to ?? address.replace(name, path?.mainPattern ?? name);
      plan.renameUses(pathUses(site, address, true), target);
      addRedirects(plan, [{ from: address, to: target }]);
    }
  } else throw refusal('mainPath', {}, ['Say where to redirect it: --to /PATH.']);
  site.draft.edit(file, [{ type: 'remove', at: pointer }]);
}

function removeDefinition({ site }: Plan, entity: Entity): void {
  const { source, file, pointer } = entity;
  const { draft } = site;
  if (source.type === 'file') draft.remove(file);
  // A value disappears with its last use.
  else if (source.type !== 'value') {
    const at = source.type === 'item' ? parentPointer(pointer) : pointer;
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
