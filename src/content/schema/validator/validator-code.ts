/**
 * Generates the code of validators from the schemas. This takes longer than checking, so validator-cache.ts caches it.
 */
import { _, Ajv, type KeywordCxt, Name, str } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { FORMATS } from '../formats.ts';
import { annotations, contentKinds, type SchemaFile } from '../schemas.ts';
import { composedSchema, schemaId } from './composed-schema.ts';
import { COLLECTING, MODULES } from './validator-modules.ts';

/**
 * Generates the call for a keyword that collects something, with the keyword's value, the data and the data's pointer.
 */
function call(keyword: string, { gen, it, schema, data }: KeywordCxt): void {
  const collect = gen.scopeValue('keyword', {
    key: keyword,
    ref: keyword,
    code: _`require(${MODULES.keywords})[${keyword}]`,
  });
  const pointer = str`${new Name('instancePath')}${it.errorPath}`;
  gen.code(_`${collect}(${schema}, ${data}, ${pointer}, ${it.parentData}, ${it.parentDataProperty})`);
}

/**
 * Generates a CommonJS module that exports a function for each kind of content file, under the name of the kind.
 * @throws Ajv's error if a schema is invalid, which is a bug in the engine
 */
export function validatorCode(schemas: SchemaFile[]): string {
  const ajv = new Ajv({
    allErrors: true,
    verbose: true,
    messages: false,
    strictTypes: false,
    strictRequired: false,
    code: { optimize: false, source: true, formats: _`require(${MODULES.formats})` },
    inlineRefs: false,
    formats: FORMATS,
    // Ajv would need as long for this as for everything else, and schemas.test.ts checks it already.
    validateSchema: false,
  });
  const isCollecting = (keyword: string) => COLLECTING.some((one) => one === keyword);
  ajv.addVocabulary([...annotations(schemas), 'tsType', 'x-sections'].filter((keyword) => !isCollecting(keyword)));
  for (const keyword of COLLECTING)
    ajv.addKeyword({ keyword, schemaType: 'string', code: (place) => call(keyword, place) });
  for (const schema of schemas) ajv.addSchema(composedSchema(schema, schemas), schemaId(schema.path));
  const addresses = contentKinds(schemas).map(({ name, schema }) => [name, schemaId(schema.path)]);
  return standalone(ajv, Object.fromEntries(addresses));
}
