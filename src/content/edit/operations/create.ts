import path from 'node:path';
import { isObject, listProperty, pointerStep, property } from '../../read/json.ts';
import type { NameSource } from '../../references/name-sources.ts';
import { redirectsIn, routePaths } from '../../references/routes.ts';
import { schemaPathFor, usualSchemaRoot } from '../../references/schema-path.ts';
import { type ContentKind, isCollection } from '../../schema/schemas.ts';
import { entitiesIn, namedKinds } from '../entities/entity.ts';
import { findKind } from '../entities/find-entity.ts';
import { OperationRefusedError, refusal } from '../entities/operation-refused-error.ts';
import { contentFileName, dataIn, fileName, type Site } from '../site/site.ts';
import { sentenceCase } from '../words/letter-case.ts';
import { phrase } from '../words/phrase.ts';
import { addRoute } from './duplicate.ts';
import { Plan } from './plan.ts';
import { refuseFileName } from './rename.ts';
import { Sample } from './sample.ts';
import { uniqueValueEdits } from './unique-values.ts';

/** What a new file may get besides its name. */
export interface NewFile {
  /** Its title, if it should differ from the name. */
  title?: string;
  /** The path of a new page, if it should differ from the name. */
  address?: string;
}

/**
 * Adds an entity with the minimum that its schema requires.
 * @param written its name; `FILE/NAME` for entities inside a file
 * @throws OperationRefusedError for kinds that cannot be added in this way, and for names and addresses in use
 */
export function planNew(site: Site, kindWritten: string, written: string, file: NewFile = {}): Plan {
  const kind = findKind(site, kindWritten);
  const reference = namedKinds(site).get(kind);
  if (!reference) throw new OperationRefusedError(`There is no content type "${kindWritten}".`);
  const what = phrase('named', { noun: reference.noun, name: written });
  const plan = new Plan(site, phrase('addNamed', { what }));
  if (
    entitiesIn(site).some(
      (entity) => entity.kind === kind && [entity.name, `${entity.scope}/${entity.name}`].includes(written),
    )
  )
    throw refusal('exists', { what: sentenceCase(what) });
  const { names } = reference;
  if (names.type === 'file') addFile(plan, names, written, file);
  else if (names.type === 'key') addKey(plan, names, written);
  else if (names.type === 'item') addItem(plan, names, kind, written);
  else throw new OperationRefusedError(howElse(names, reference.noun));
  return plan;
}

function howElse(source: NameSource, noun: string): string {
  if (source.type === 'path')
    return 'A path belongs to a page. Use "duplicate /PATH /NEW" to give the page another path, or "new page NAME" to add a page.';
  if (source.type === 'member') return `A ${noun} needs a source for its text. Duplicate an existing one instead.`;
  if (source.type === 'value') return `A ${noun} exists as soon as a file says "${source.property}": "NAME".`;
  return `To add a ${noun}, write "id": "NAME" in a section of the page.`;
}

function kindNamed({ content }: Site, name: string): ContentKind {
  const kind = content.kinds.find((candidate) => candidate.name === name);
  if (!kind) throw new Error(`there is no kind of file ${name}`);
  return kind;
}

function addFile(
  plan: Plan,
  source: Extract<NameSource, { type: 'file' }>,
  name: string,
  { title, address = `/${name}` }: NewFile,
): void {
  const { site } = plan;
  refuseFileName(name);
  const kind = kindNamed(site, source.contentType);
  const file = contentFileName(site, source.contentType, name);
  const [first] = site.content.files.filter((one) => one.kind.name === source.contentType);
  const model = first && dataIn(site, fileName(site, first));
  // The degree of one person or the author of one article would be wrong for the next.
  const takesNamesOnly = isCollection(kind);
  const value = new Sample({ site, name, title, model, takesNamesOnly }).of(kind.schema.schema, kind.schema);
  const root = usualSchemaRoot(site.content);
  const data = { ...(root !== undefined && { $schema: schemaPathFor(kind, root) }), ...Object(value) };
  site.draft.put(file, Buffer.from(`${JSON.stringify(data, null, 2)}\n`));
  if (source.contentType !== 'pages') site.draft.edit(file, uniqueValueEdits(site, source.contentType, data, name));
  plan.added.push({ file, pointer: '' });
  plan.say(phrase('addFileToFill', { file: path.posix.join(kind.place, `${name}.json`) }));
  if (source.contentType !== 'pages') return;
  refuseAddress(site, address);
  addRoute(plan, address, name);
}

/** @throws OperationRefusedError if a page has the address, or it leads to a page as the old address of one */
function refuseAddress(site: Site, address: string): void {
  const page = routePaths(site.content.data('routes')).find(({ pattern }) => pattern === address)?.pageId;
  if (page !== undefined) throw refusal('addressTaken', { address, page });
  const to = redirectsIn(site.content.data('routes')).get(address);
  if (to !== undefined) throw refusal('addressMoved', { address, to });
}

function addKey(
  plan: Plan,
  { contentType: kindName, property: objectName }: Extract<NameSource, { type: 'key' }>,
  name: string,
): void {
  const { site } = plan;
  const kind = kindNamed(site, kindName);
  const file = contentFileName(site, kindName);
  const data = dataIn(site, file);
  const own = objectName === undefined ? kind.schema.schema : property(kind.schema.schema.properties, objectName);
  const [model] = Object.entries(Object(objectName === undefined ? data : property(data, objectName))).flatMap(
    ([key, value]) => (key === '$schema' ? [] : [value]),
  );
  const value = new Sample({ site, name, model }).of(property(own, 'additionalProperties'), kind.schema, 'text');
  const at = (objectName === undefined ? '' : pointerStep(objectName)) + pointerStep(name);
  site.draft.edit(file, [{ type: 'insert', at, value }]);
  plan.added.push({ file, pointer: at });
}

function addItem(plan: Plan, source: Extract<NameSource, { type: 'item' }>, what: string, written: string): void {
  const { site } = plan;
  const [scope = '', ...rest] = written.split('/');
  const name = rest.join('/');
  const found = site.content.documents(source.contentType).find(({ file }) => file.id === scope);
  if (!found || name === '')
    throw new OperationRefusedError(
      `Say where it belongs: new ${what} FILE/NAME. FILE is the name of a file in ${source.contentType}/.`,
    );
  const kind = kindNamed(site, source.contentType);
  const schema = property(property(kind.schema.schema.properties, source.list), 'items');
  const items = listProperty(found.data, source.list);
  const value = new Sample({ site, name, model: items.at(-1) }).of(schema, kind.schema);
  if (!isObject(value))
    throw new OperationRefusedError('There is no template for this. Copy an existing one with "duplicate".');
  const file = fileName(site, found.file);
  const at = `${pointerStep(source.list)}/${items.length}`;
  site.draft.edit(file, [{ type: 'insert', at, value: { ...value, [source.property]: name } }]);
  plan.added.push({ file, pointer: at });
}
