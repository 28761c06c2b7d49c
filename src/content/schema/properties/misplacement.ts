import type { ErrorObject } from 'ajv';
import { textProperty } from '../../read/json.ts';
import type { IssueFix } from '../../report/issues.ts';

/** Where properties belong that were written in another place. */
export interface Misplacement {
  names: readonly string[];
  suggestion: string;
  /** The lists that they may belong in, or the properties in them that belong elsewhere. */
  properties?: readonly string[];
  fix?: IssueFix;
  /** Other errors that follow from it. */
  also?: readonly ErrorObject[];
}

/** A group with properties that it cannot have, and all that is known about it. */
export interface ObjectContext {
  at: string;
  data: Record<string, unknown>;
  known: Record<string, unknown>;
  unknown: readonly string[];
  errors: readonly ErrorObject[];
  file: unknown;
}

/** Names for a sentence: "a" and "b". */
export const quoteNames = (names: readonly string[]) => names.map((name) => `"${name}"`).join(' and ');

/** The errors that properties of a group are missing. */
export function missingIn({ errors }: ObjectContext, at: string, names: readonly string[]): ErrorObject[] {
  return errors.filter(
    ({ keyword, instancePath, params }) =>
      keyword === 'required' && instancePath === at && names.includes(textProperty(params, 'missingProperty') ?? ''),
  );
}
