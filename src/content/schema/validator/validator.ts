import { createRequire } from 'node:module';
import type { ErrorObject, ValidateFunction } from 'ajv';
import { textProperty } from '../../read/json.ts';
import { brokenMark, firstMark, linkTargets } from '../../references/rich-text.ts';
import { FORMATS } from '../formats.ts';
import { type ContentKind, contentKinds, type SchemaFile } from '../schemas.ts';
import { type CollectingKeyword, MODULES } from './validator-modules.ts';

const ofThisProject = createRequire(import.meta.url);

/** A reference: a string whose schema has x-ref. */
export interface Reference {
  kind: string;
  value: string;
  pointer: string;
}

/** A value whose schema has x-resolve, so that the compiler replaces it. */
export interface Resolution {
  kind: string;
  value: unknown;
  pointer: string;
  /** Replaces the value. */
  replace: (resolved: unknown) => void;
}

export interface ValidationResult {
  errors: ErrorObject[];
  references: Reference[];
  resolutions: Resolution[];
}

/**
 * Receives what a keyword collects: the keyword's value in the schema, the data, its pointer, and where the data is
 * stored.
 */
type Collect = (
  keywordValue: string,
  value: unknown,
  pointer: string,
  parent: Record<string | number, unknown>,
  property: string | number,
) => void;

/** Returns the modules that the generated validators load. */
type Provide = (module: string) => unknown;

/**
 * The loaded code of validators. Called with the modules it needs, it returns a function for each kind of content file.
 */
export type ValidatorFactory = (provide: Provide) => Record<string, ValidateFunction>;

/** Checks content against the schemas, and at the same time collects its references. */
export class Validator {
  readonly kinds: ContentKind[];
  readonly #validators: Record<string, ValidateFunction>;
  #result: ValidationResult = { errors: [], references: [], resolutions: [] };

  /** @param factory generated from the same schemas */
  constructor(schemas: SchemaFile[], factory: ValidatorFactory) {
    this.kinds = contentKinds(schemas);
    const modules = new Map<string, unknown>([
      [MODULES.formats, FORMATS],
      [MODULES.keywords, this.#collectors()],
    ]);
    this.#validators = factory((name) => modules.get(name) ?? ofThisProject(name));
  }

  /** Validates the data of one file. Finds all errors, not only the first one. */
  validate(kind: ContentKind, data: unknown): ValidationResult {
    const validate = this.#validators[kind.name];
    if (!validate) throw new Error(`there is no validator of ${kind.name}`);
    const result: ValidationResult = { errors: [], references: [], resolutions: [] };
    this.#result = result;
    if (!validate(data)) result.errors.push(...(validate.errors ?? []));
    return result;
  }

  #collectors(): Record<CollectingKeyword, Collect> {
    return {
      'x-ref': (kind, value, pointer) => {
        if (typeof value === 'string') this.#result.references.push({ kind, value, pointer });
      },
      'x-place': (place, value, pointer) => {
        const name = textProperty(value, 'image');
        if (name === undefined) return;
        this.#result.references.push({ kind: `picture-${place}`, value: name, pointer: `${pointer}/image` });
      },
      'x-text': (_sort, value, pointer) => {
        if (typeof value === 'string') this.#result.references.push(...namedIn(value, pointer));
      },
      'x-resolve': (kind, value, pointer, parent, property) => {
        const replace = (resolved: unknown) => {
          parent[property] = resolved;
        };
        this.#result.resolutions.push({ kind, value, pointer, replace });
      },
    };
  }
}

/** Characters of formatting, and those that other programs use instead. */
const SIGN_OF_MARKS = /[<*_[`∗⁎＊﹡]/;

/** References in a rich text: the targets of its links, broken formatting, and whether it has formatting at all. */
function namedIn(text: string, pointer: string): Reference[] {
  const links = linkTargets(text).map((value) => ({ kind: 'link', value, pointer }));
  const broken = brokenMark(text);
  const faults = broken === undefined ? [] : [{ kind: 'broken-markup', value: broken, pointer }];
  const marked = firstMark(text) ?? SIGN_OF_MARKS.exec(text)?.[0];
  const marks = marked === undefined ? [] : [{ kind: 'marked-text', value: marked, pointer }];
  return [...links, ...faults, ...marks];
}
