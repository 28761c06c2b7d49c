import path from 'node:path';
import { listProperty, parentPointer, pointerStep, pointerSteps, property, textProperty } from '../../read/json.ts';
import { describeEntity, type Entity } from '../entities/entity.ts';
import { refusal } from '../entities/operation-refused-error.ts';
import { contentFileName, dataIn, type Site } from '../site/site.ts';
import { sentenceCase } from '../words/letter-case.ts';
import { phrase } from '../words/phrase.ts';
import { Plan } from './plan.ts';
import { masterOf, refuseName, renamedMaster } from './rename.ts';
import { appendName, uniqueValueEdits } from './unique-values.ts';

/** Copies an entity under another name. @throws OperationRefusedError if the name is in use */
export function planDuplicate(site: Site, entity: Entity, name: string): Plan {
  const what = describeEntity(entity);
  const title =
    entity.source.type === 'path' ? phrase('showPageToo', { what, path: name }) : phrase('copy', { what, name });
  const plan = new Plan(site, title);
  refuseName(site, entity, name);
  const { source } = entity;
  if (source.type === 'file') copyFile(plan, entity, name);
  else if (source.type === 'key' || source.type === 'member') copyKey(plan, entity, name);
  else if (source.type === 'item') copyItem(plan, entity, name);
  else if (source.type === 'path') copyPath(plan, entity, name);
  else throw refusal('onlyName', { what: sentenceCase(what) });
  return plan;
}

function copyFile(plan: Plan, entity: Entity, name: string): void {
  const { draft } = plan.site;
  const file = path.posix.join(path.posix.dirname(entity.file), `${name}.json`);
  draft.put(file, Buffer.from(draft.text(entity.file)));
  plan.added.push({ file, pointer: '' });
  plan.say(phrase('addFile', { file }));
  if (entity.source.type !== 'file') return;
  draft.edit(file, uniqueValueEdits(plan.site, entity.source.contentType, dataIn(plan.site, file), name));
  if (entity.source.contentType === 'pages') addRoute(plan, `/${name}`, name);
}

/** Adds a route for a page, after the others. */
export function addRoute(plan: Plan, route: string, page: string): void {
  const { site } = plan;
  const file = contentFileName(site, 'routes');
  const count = listProperty(dataIn(site, file), 'routes').length;
  site.draft.edit(file, [{ type: 'insert', at: `/routes/${count}`, value: { paths: [route], page } }]);
  plan.added.push({ file, pointer: `/routes/${count}` });
  plan.say(phrase('routeShows', { path: route, page }));
}

function copyKey(plan: Plan, entity: Entity, name: string): void {
  const { site } = plan;
  const { file, pointer } = entity;
  const steps = pointerSteps(pointer);
  const own = steps.pop() ?? '';
  const parent = steps.reduce<unknown>((inside, step) => property(inside, step), dataIn(site, file));
  const at = steps.map(pointerStep).join('') + pointerStep(name);
  const place = Object.keys(Object(parent)).indexOf(own) + 1;
  site.draft.edit(file, [{ type: 'insert', at, value: property(parent, own), place }]);
  plan.added.push({ file, pointer: at });
  const master = masterOf(site, entity);
  const bytes = master === undefined ? undefined : site.draft.bytes(master);
  if (master === undefined || !bytes) return;
  site.draft.put(renamedMaster(master, name), bytes);
  plan.added.push({ file: renamedMaster(master, name), pointer: '' });
}

function copyItem(plan: Plan, { file, pointer, source }: Entity, name: string): void {
  if (source.type !== 'item') return;
  const { site } = plan;
  const [list = '', index = ''] = pointerSteps(pointer);
  const item = listProperty(dataIn(site, file), list)[Number(index)];
  const at = `${pointerStep(list)}/${Number(index) + 1}`;
  // Two fields or options with the same label would be indistinguishable, and browsers would fill in both alike.
  const { autocomplete: _, ...rest } = Object(item);
  const label = textProperty(rest, 'label');
  const value = { ...rest, [source.property]: name, ...(label !== undefined && { label: appendName(label, name) }) };
  site.draft.edit(file, [{ type: 'insert', at, value }]);
  plan.added.push({ file, pointer: at });
}

/** Adds another path for the same page. */
function copyPath(plan: Plan, { file, pointer }: Entity, name: string): void {
  const at = `${parentPointer(pointer)}/-`;
  plan.site.draft.edit(file, [{ type: 'insert', at, value: name }]);
}
