import path from 'node:path';
import { fileNameFrom, isFileName } from '../../read/files.ts';
import { documentPath } from '../../references/addresses/document-path.ts';
import { fillParameter, hasParameter, routePaths } from '../../references/routes.ts';
import { type Entity, entitiesIn, wordsFor } from '../entities/entity.ts';
import { Refusal } from '../entities/refusal.ts';
import { isDocument, pathUses, usesOf } from '../entities/uses.ts';
import { fileName, type Site } from '../site/site.ts';
import { sentenceCase } from '../words/letter-case.ts';
import { phrase } from '../words/phrase.ts';
import { addMoves, addressesOf, patternsFor, refuseHome } from './addresses.ts';
import { Plan } from './plan.ts';

/** Renames an entity everywhere; its old addresses redirect. @throws Refusal if the name is in use */
export function planRename(site: Site, entity: Entity, name: string): Plan {
  const what = wordsFor(entity);
  const title = entity.source.by === 'path' ? phrase('move', { what, path: name }) : phrase('rename', { what, name });
  const plan = new Plan(site, title, [entity.name, name]);
  refuseName(site, entity, name);
  if (entity.source.by === 'path') movePath(plan, entity, name);
  else {
    moveEntry(plan, entity, name);
    plan.renameUses(usesOf(site, entity), name);
    renameItself(plan, entity, name);
    if (entity.source.by === 'item') plan.say(phrase('enquiriesKeep', { name: entity.name }));
    if (entity.source.by === 'member') plan.say(phrase('mailServiceGets', { name }));
  }
  return plan;
}

/** Refuses a name. @throws Refusal if an entity of the same kind has the name, or it is not a valid file name */
export function refuseName(site: Site, entity: Entity, name: string): void {
  const isForFile = entity.source.by === 'file' || masterOf(site, entity) !== undefined;
  if (isForFile) refuseFileName(name);
  if (entity.source.by === 'member' && !/^[a-z]\w*$/i.test(name)) throw new Refusal(phrase('notQuotable', { name }));
  if (name === entity.name) throw new Refusal(phrase('alreadyCalled', { name }));
  const same = entitiesIn(site).find(
    (other) => other.kind === entity.kind && other.name === name && other.within === entity.within,
  );
  if (same) throw new Refusal(phrase('exists', { what: sentenceCase(wordsFor(same)) }));
}

/** The longest name in characters, so that with folder and extension it is within the limits of file systems. */
const LONGEST_NAME = 100;

/** Refuses an invalid file name. @throws Refusal */
export function refuseFileName(name: string): void {
  if (!isFileName(name)) {
    const right = fileNameFrom(name);
    throw new Refusal(right === undefined ? phrase('noName', { name }) : phrase('noNameSuch', { name, right }));
  }
  if (name.length > LONGEST_NAME) throw new Refusal(phrase('nameTooLong', { count: name.length, most: LONGEST_NAME }));
}

function renameItself({ site }: Plan, entity: Entity, name: string): void {
  const { source, file, pointer } = entity;
  const { draft } = site;
  if (source.by === 'file') draft.rename(file, path.posix.join(path.posix.dirname(file), `${name}.json`));
  else if (source.by === 'key') {
    draft.edit(file, [{ type: 'rename', at: pointer, name }]);
    const master = masterOf(site, entity);
    if (master !== undefined) draft.rename(master, renamedMaster(master, name));
  } else if (source.by === 'member') draft.edit(file, [{ type: 'rename', at: pointer, name }]);
  // A value is already renamed: every file that contains it is a reference to it.
  else if (source.by !== 'value') draft.edit(file, [{ type: 'set', at: pointer, value: name }]);
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
function moveEntry(plan: Plan, entity: Entity, newName: string): void {
  const { site } = plan;
  const { source, name } = entity;
  if (isDocument(entity)) addMoves(plan, [{ from: documentPath(name), to: documentPath(newName) }]);
  if (source.by !== 'file' || !site.content.publicIds(source.in).has(name)) return;
  const moves = patternsFor(site, source.in).map((pattern) => ({
    from: fillParameter(pattern, name),
    to: fillParameter(pattern, newName),
  }));
  for (const { from, to } of moves) plan.renameUses(pathUses(site, from, true), to);
  if (moves.length > 0) addMoves(plan, moves);
}

/** Redirects a path. A path with a parameter has one address per entry. */
function movePath(plan: Plan, { name, file, pointer }: Entity, newPath: string): void {
  const { site } = plan;
  const route = routePaths(site.content.data('routes')).find((path) => path.pointer === pointer);
  if (!route || hasParameter(name) !== hasParameter(newPath))
    throw new Refusal(
      hasParameter(name)
        ? phrase('needsPlaceholder', { path: name })
        : phrase('noPlaceholder', { path: newPath, old: name }),
    );
  refuseHome([name]);
  const before = addressesOf(site, route);
  const after = addressesOf(site, { ...route, pattern: newPath });
  const moves = before.map((from, index) => ({ from, to: after[index] ?? newPath }));
  for (const { from, to } of moves) plan.renameUses(pathUses(site, from, true), to);
  site.draft.edit(file, [{ type: 'set', at: pointer, value: newPath }]);
  plan.say(phrase('routeShows', { path: newPath, page: route.pageId }));
  addMoves(plan, moves);
}
