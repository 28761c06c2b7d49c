import path from 'node:path';
import { fileNameFrom, isFileName } from '../../read/files.ts';
import { documentPath } from '../../references/addresses/document-path.ts';
import { fillParameter, hasParameter, routePaths } from '../../references/routes.ts';
import { describeEntity, type Entity, entitiesIn } from '../entities/entity.ts';
import { OperationRefusedError, refusal } from '../entities/operation-refused-error.ts';
import { isDocument, pathUses, usesOf } from '../entities/uses.ts';
import { fileName, type Site } from '../site/site.ts';
import { sentenceCase } from '../words/letter-case.ts';
import { phrase } from '../words/phrase.ts';
import { addRedirects, addressesOf, patternsFor, refuseHome } from './addresses.ts';
import { Plan } from './plan.ts';

/** Renames an entity everywhere; its old addresses redirect. @throws OperationRefusedError if the name is in use */
export function planRename(site: Site, entity: Entity, name: string): Plan {
  const what = describeEntity(entity);
  const title = entity.source.type === 'path' ? phrase('move', { what, path: name }) : phrase('rename', { what, name });
  const plan = new Plan(site, title, [entity.name, name]);
  refuseName(site, entity, name);
  if (entity.source.type === 'path') movePath(plan, entity, name);
  else {
    redirectEntry(plan, entity, name);
    plan.renameUses(usesOf(site, entity), name);
    renameDefinition(plan, entity, name);
    if (entity.source.type === 'item') plan.say(phrase('enquiriesKeep', { name: entity.name }));
    if (entity.source.type === 'member') plan.say(phrase('mailServiceGets', { name }));
  }
  return plan;
}

/**
 * Refuses a name.
 * @throws OperationRefusedError if an entity of the same kind has the name, or it is not a valid file name
 */
export function refuseName(site: Site, entity: Entity, name: string): void {
  const isForFile = entity.source.type === 'file' || masterOf(site, entity) !== undefined;
  if (isForFile) refuseFileName(name);
  if (entity.source.type === 'member' && !/^[a-z]\w*$/i.test(name)) throw refusal('notQuotable', { name });
  if (name === entity.name) throw refusal('alreadyCalled', { name });
  const same = entitiesIn(site).find(
    (other) => other.kind === entity.kind && other.name === name && other.scope === entity.scope,
  );
  if (same) throw refusal('exists', { what: sentenceCase(describeEntity(same)) });
}

/** The longest name in characters, so that with folder and extension it is within the limits of file systems. */
const MAX_NAME_LENGTH = 100;

/** Refuses an invalid file name. @throws OperationRefusedError */
export function refuseFileName(name: string): void {
  if (!isFileName(name)) {
    const right = fileNameFrom(name);
    throw new OperationRefusedError(
      right === undefined ? phrase('noName', { name }) : phrase('noNameSuch', { name, right }),
    );
  }
  if (name.length > MAX_NAME_LENGTH) throw refusal('nameTooLong', { count: name.length, most: MAX_NAME_LENGTH });
}

function renameDefinition({ site }: Plan, entity: Entity, name: string): void {
  const { source, file, pointer } = entity;
  const { draft } = site;
  if (source.type === 'file') draft.rename(file, path.posix.join(path.posix.dirname(file), `${name}.json`));
  else if (source.type === 'key') {
    draft.edit(file, [{ type: 'rename', at: pointer, name }]);
    const master = masterOf(site, entity);
    if (master !== undefined) draft.rename(master, renamedMaster(master, name));
  } else if (source.type === 'member') draft.edit(file, [{ type: 'rename', at: pointer, name }]);
  // A value is already renamed: every file that contains it is a reference to it.
  else if (source.type !== 'value') draft.edit(file, [{ type: 'set', at: pointer, value: name }]);
}

/** The file of a picture; undefined for other entities. */
export function masterOf(site: Site, { kind, name }: Entity): string | undefined {
  const master = kind === 'image' ? site.content.masters.get(name) : undefined;
  return master === undefined ? undefined : fileName(site, master);
}

/** The path of a picture's file under another name. */
export function renamedMaster(file: string, name: string): string {
  return path.posix.join(path.posix.dirname(file), name + path.posix.extname(file));
}

/** Redirects the paths of an entry, which contain its name. */
function redirectEntry(plan: Plan, entity: Entity, newName: string): void {
  const { site } = plan;
  const { source, name } = entity;
  if (isDocument(entity)) addRedirects(plan, [{ from: documentPath(name), to: documentPath(newName) }]);
  if (source.type !== 'file' || !site.content.publicIds(source.contentType).has(name)) return;
  const redirects = patternsFor(site, source.contentType).map((pattern) => ({
    from: fillParameter(pattern, name),
    to: fillParameter(pattern, newName),
  }));
  for (const { from, to } of redirects) plan.renameUses(pathUses(site, from, true), to);
  if (redirects.length > 0) addRedirects(plan, redirects);
}

/** Redirects a path. A path with a parameter has one address per entry. */
function movePath(plan: Plan, { name, file, pointer }: Entity, newPath: string): void {
  const { site } = plan;
  const route = routePaths(site.content.data('routes')).find((path) => path.pointer === pointer);
  if (!route || hasParameter(name) !== hasParameter(newPath))
    throw new OperationRefusedError(
      hasParameter(name)
        ? phrase('needsPlaceholder', { path: name })
        : phrase('noPlaceholder', { path: newPath, old: name }),
    );
  refuseHome([name]);
  const before = addressesOf(site, route);
  const after = addressesOf(site, { ...route, pattern: newPath });
  const redirects = before.map((from, index) => ({ from, to: after[index] ?? newPath }));
  for (const { from, to } of redirects) plan.renameUses(pathUses(site, from, true), to);
  site.draft.edit(file, [{ type: 'set', at: pointer, value: newPath }]);
  plan.say(phrase('routeShows', { path: newPath, page: route.pageId }));
  addRedirects(plan, redirects);
}
