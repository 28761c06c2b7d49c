import type { ErrorObject } from 'ajv';
import { listProperty, pointerStep, pointerSteps } from '../read/json.ts';
import { wordSet } from '../read/split-words.ts';
import type { ContentKind } from '../schema/schemas.ts';
import type { ValidationResult, Validator } from '../schema/validator/validator.ts';
import { fillGap } from './stand-ins.ts';

/**
 * Keywords for limits: a value that violates one has the right type, so it can be shown while it is being edited. `if`
 * only duplicates the errors of its branches.
 */
const LIMITS = wordSet(`
  exclusiveMaximum exclusiveMinimum format if maxItems maxLength maxProperties maximum minItems minLength
  minProperties minimum multipleOf pattern uniqueItems
`);

/**
 * Removing something can cause an error one level further out, and adding something one level further in. Content is
 * never nested deeper than this.
 */
const ROUNDS = 16;

/** Whether a value with this error still has the right type. */
export function isLimitError({ keyword }: ErrorObject): boolean {
  return LIMITS.has(keyword);
}

/** Data without its faulty parts. */
export interface Pruned extends ValidationResult {
  data: unknown;
  /** The data as in the file. */
  given: unknown;
  /** For each remaining section, its index in the file. */
  sections: number[];
}

/**
 * Removes parts that do not match the schema, so that the rest can be shown.
 * @param given is not modified
 * @param fillsGaps whether to fill in missing required values; otherwise, what lacks them is removed
 * @returns undefined if nothing is left
 */
export function prune(validator: Validator, kind: ContentKind, given: unknown, fillsGaps = false): Pruned | undefined {
  const data = structuredClone(given);
  const sections = listProperty(data, 'blocks').map((_, index) => index);
  for (let round = 0; round < ROUNDS; round++) {
    const result = validator.validate(kind, data);
    const grave = result.errors.filter((error) => !isLimitError(error));
    if (grave.length === 0) return { ...result, data, given, sections };
    if (fillsGaps && grave.map((error) => fillGap(data, error)).includes(true)) continue;
    for (const steps of outermost(grave.map(placeAtFault))) {
      if (steps.length === 0) return undefined;
      if (steps.length === 2 && steps[0] === 'blocks') sections.splice(Number(steps[1]), 1);
      remove(data, steps);
    }
  }
  return undefined;
}

function placeAtFault({ keyword, instancePath, params }: ErrorObject): string {
  if (keyword === 'additionalProperties') return instancePath + pointerStep(String(params.additionalProperty));
  return instancePath;
}

/**
 * The steps of those pointers that lie in no other one. Later list items come first, so that removing them does not
 * move earlier ones.
 */
function outermost(pointers: string[]): string[][] {
  const unique = [...new Set(pointers)];
  return unique
    .filter((one) => !unique.some((other) => other !== one && `${one}/`.startsWith(`${other}/`)))
    .map(pointerSteps)
    .sort(lastFirst);
}

function lastFirst(one: string[], other: string[]): number {
  for (const [index, step] of one.entries()) {
    const against = other[index];
    if (against === undefined || step === against) continue;
    return Number(against) - Number(step) || 0;
  }
  return 0;
}

function remove(data: unknown, steps: string[]): void {
  const step = steps.at(-1) ?? '';
  let parent: unknown = data;
  for (const name of steps.slice(0, -1)) parent = Object(parent)[name];
  if (Array.isArray(parent)) parent.splice(Number(step), 1);
  else if (typeof parent === 'object' && parent !== null) Reflect.deleteProperty(parent, step);
}
