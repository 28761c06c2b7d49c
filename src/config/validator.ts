import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { composedSchema, schemaAddress } from './composed-schema.ts';
import { emailMatches, isDate } from './formats.ts';
import { textProperty } from './json.ts';
import { brokenMark, firstMark, linkTargets } from './rich-text.ts';
import { type ContentKind, contentKinds, type SchemaFile } from './schemas.ts';

/** A string that names something: recorded where a schema says x-ref. */
export interface Reference {
  kind: string;
  value: string;
  pointer: string;
}

/** A value that the compiler puts something else in place of: recorded where a schema says x-resolve. */
export interface Resolution {
  kind: string;
  value: unknown;
  pointer: string;
  /** Puts the resolved thing in the place of the value. */
  replace: (resolved: unknown) => void;
}

export interface ValidationResult {
  errors: ErrorObject[];
  references: Reference[];
  resolutions: Resolution[];
}

const annotations = [
  'x-detail',
  'x-shown-when',
  'x-dispatch',
  'x-files',
  'x-heading',
  'x-hydrate',
  'x-pattern-hint',
  'x-words',
  'tsType',
];

/** Checks content against the schemas, and collects references on the way, in one pass. */
export class Validator {
  readonly kinds: ContentKind[];
  readonly #ajv: Ajv;
  readonly #compiled = new Map<string, ValidateFunction>();
  #result: ValidationResult = { errors: [], references: [], resolutions: [] };

  constructor(schemas: SchemaFile[]) {
    this.kinds = contentKinds(schemas);
    this.#ajv = new Ajv({
      allErrors: true,
      verbose: true,
      messages: false,
      strictTypes: false,
      strictRequired: false,
      code: { optimize: false },
      inlineRefs: false,
      formats: { date: isDate, email: emailMatches },
      // Takes as long as all the rest; schemas.test.ts does it.
      validateSchema: false,
    });
    this.#ajv.addVocabulary(annotations);
    this.#addReferenceKeywords();
    for (const schema of schemas) this.#ajv.addSchema(composedSchema(schema, schemas), schemaAddress(schema.path));
  }

  /** Validates one file's data; every error is found, not only the first. */
  validate(kind: ContentKind, data: unknown): ValidationResult {
    const result: ValidationResult = { errors: [], references: [], resolutions: [] };
    this.#result = result;
    const validate = this.#validatorOf(kind);
    if (!validate(data)) result.errors.push(...(validate.errors ?? []));
    return result;
  }

  #validatorOf(kind: ContentKind): ValidateFunction {
    const known = this.#compiled.get(kind.name);
    if (known) return known;
    const compiled = this.#ajv.getSchema(schemaAddress(kind.schema.path));
    if (!compiled) throw new Error(`schemas/${kind.schema.path} was not added`);
    this.#compiled.set(kind.name, compiled);
    return compiled;
  }

  #addReferenceKeywords(): void {
    this.#ajv.addKeyword({
      keyword: 'x-ref',
      schemaType: 'string',
      errors: false,
      validate: (kind: string, value: unknown, _schema: unknown, at?: { instancePath: string }) => {
        if (at && typeof value === 'string') this.#result.references.push({ kind, value, pointer: at.instancePath });
        return true;
      },
    });
    this.#ajv.addKeyword({
      keyword: 'x-place',
      schemaType: 'string',
      errors: false,
      validate: (place: string, value: unknown, _schema: unknown, at?: { instancePath: string }) => {
        const name = textProperty(value, 'image');
        const pointer = `${at?.instancePath}/image`;
        if (name !== undefined) this.#result.references.push({ kind: `picture-${place}`, value: name, pointer });
        return true;
      },
    });
    this.#ajv.addKeyword({
      keyword: 'x-text',
      schemaType: 'string',
      errors: false,
      validate: (_sort: string, value: unknown, _schema: unknown, at?: { instancePath: string }) => {
        if (at && typeof value === 'string') this.#result.references.push(...namedIn(value, at.instancePath));
        return true;
      },
    });
    this.#ajv.addKeyword({
      keyword: 'x-resolve',
      schemaType: 'string',
      errors: false,
      validate: (kind: string, value: unknown, _schema: unknown, at?: Parent) => {
        if (at) this.#result.resolutions.push({ kind, value, pointer: at.instancePath, replace: replacerOf(at) });
        return true;
      },
    });
  }
}

/** Where Ajv says that a value stands. */
interface Parent {
  instancePath: string;
  parentData: Record<string | number, unknown>;
  parentDataProperty: string | number;
}

function replacerOf(at: Parent): (resolved: unknown) => void {
  const { parentData, parentDataProperty } = at;
  return (resolved) => {
    parentData[parentDataProperty] = resolved;
  };
}

/** What a rich text names: the targets of its links, marks that are not closed, and that it has marks at all. */
function namedIn(text: string, pointer: string): Reference[] {
  const links = linkTargets(text).map((value) => ({ kind: 'link', value, pointer }));
  const broken = brokenMark(text);
  const faults = broken === undefined ? [] : [{ kind: 'broken-markup', value: broken, pointer }];
  const marked = firstMark(text);
  const marks = marked === undefined ? [] : [{ kind: 'marked-text', value: marked, pointer }];
  return [...links, ...faults, ...marks];
}
