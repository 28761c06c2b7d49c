import path from 'node:path';
import { listProperty, pointerStep, pointerSteps, property } from '../../read/json.ts';
import { dataIn, fileOf, type Site } from '../site/site.ts';
import { Refusal } from '../things/refusal.ts';
import { type Thing, wordsFor } from '../things/thing.ts';
import { textAt } from '../things/uses.ts';
import { Plan } from './plan.ts';
import { masterOf, refuseName, renamedMaster } from './rename.ts';

/** Makes a copy of a thing under another name. @throws Refusal when the name is taken */
export function planDuplicate(site: Site, thing: Thing, name: string): Plan {
  const plan = new Plan(site, `Make a copy of ${wordsFor(thing)} with the name "${name}".`);
  refuseName(site, thing, name);
  const { source } = thing;
  if (source.by === 'file') copyFile(plan, thing, name);
  else if (source.by === 'key' || source.by === 'member') copyKey(plan, thing, name);
  else if (source.by === 'item') copyItem(plan, thing, name);
  else if (source.by === 'path') copyPath(plan, thing, name);
  else throw new Refusal(`${thing.reference.noun} cannot be copied: it is a name alone.`);
  return plan;
}

function copyFile(plan: Plan, thing: Thing, name: string): void {
  const { draft } = plan.site;
  const file = path.posix.join(path.posix.dirname(thing.file), `${name}.json`);
  draft.put(file, Buffer.from(draft.text(thing.file)));
  plan.added.push({ file, pointer: '' });
  plan.say(`Add ${file}.`);
  makeDifferent(plan, file, name);
  if (thing.source.by === 'file' && thing.source.in === 'pages') addRoute(plan, `/${name}`, name);
}

/** What has to differ from every other file of its kind: the source of a form, titles and descriptions of pages. */
function makeDifferent({ site }: Plan, file: string, name: string): void {
  const data = dataIn(site, file);
  const source = textAt(data, '/source');
  if (source !== undefined) {
    const entry = source.endsWith('{entry}') ? '-{entry}' : '';
    site.draft.edit(file, [{ type: 'set', at: '/source', value: name + entry }]);
  }
  if (!file.startsWith('pages/')) return;
  for (const at of ['/title', '/description']) {
    const text = textAt(data, at);
    if (text !== undefined) site.draft.edit(file, [{ type: 'set', at, value: different(text, name) }]);
  }
}

/** The text with the name behind it; of a text that would be too long the end gives way. */
function different(text: string, name: string): string {
  return `${text.slice(0, 66 - name.length)} (${name})`;
}

/** Gives a page a path, behind the other routes. */
export function addRoute(plan: Plan, route: string, page: string): void {
  const { site } = plan;
  const file = fileOf(site, 'routes');
  const count = listProperty(dataIn(site, file), 'routes').length;
  site.draft.edit(file, [{ type: 'insert', at: `/routes/${count}`, value: { paths: [route], page } }]);
  plan.added.push({ file, pointer: `/routes/${count}` });
  plan.say(`routes.json: ${route} shows the page ${page}.`);
}

function copyKey(plan: Plan, thing: Thing, name: string): void {
  const { site } = plan;
  const { file, pointer } = thing;
  const steps = pointerSteps(pointer);
  const own = steps.pop() ?? '';
  const parent = steps.reduce<unknown>((inside, step) => property(inside, step), dataIn(site, file));
  const at = steps.map(pointerStep).join('') + pointerStep(name);
  const place = Object.keys(Object(parent)).indexOf(own) + 1;
  site.draft.edit(file, [{ type: 'insert', at, value: property(parent, own), place }]);
  plan.added.push({ file, pointer: at });
  const master = masterOf(site, thing);
  const bytes = master === undefined ? undefined : site.draft.bytes(master);
  if (master === undefined || !bytes) return;
  site.draft.put(renamedMaster(master, name), bytes);
  plan.added.push({ file: renamedMaster(master, name), pointer: '' });
}

function copyItem(plan: Plan, { file, pointer, source }: Thing, name: string): void {
  if (source.by !== 'item') return;
  const { site } = plan;
  const [list = '', index = ''] = pointerSteps(pointer);
  const item = listProperty(dataIn(site, file), list)[Number(index)];
  const at = `${pointerStep(list)}/${Number(index) + 1}`;
  site.draft.edit(file, [{ type: 'insert', at, value: { ...Object(item), [source.property]: name } }]);
  plan.added.push({ file, pointer: at });
}

/** One more path for the same page. */
function copyPath(plan: Plan, { file, pointer }: Thing, name: string): void {
  const at = `${pointer.slice(0, pointer.lastIndexOf('/'))}/-`;
  plan.site.draft.edit(file, [{ type: 'insert', at, value: name }]);
}
