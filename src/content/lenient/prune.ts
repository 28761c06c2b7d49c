import type { ErrorObject } from 'ajv';
import { listProperty, pointerStep, pointerSteps } from '../read/json.ts';
import type { ContentKind } from '../schema/schemas.ts';
import type { ValidationResult, Validator } from '../schema/validator.ts';

/** Broken limits: the value has the right type, so it can be shown while it is written. `if` only repeats others. */
const MEASURES = new Set([
  'exclusiveMaximum',
  'exclusiveMinimum',
  'format',
  'if',
  'maxItems',
  'maxLength',
  'maxProperties',
  'maximum',
  'minItems',
  'minLength',
  'minProperties',
  'minimum',
  'multipleOf',
  'pattern',
  'uniqueItems',
]);

/** Leaving something out can bring a mistake one level up; nothing is deeper than this. */
const ROUNDS = 8;

/** Whether a value with this mistake has the shape of its type all the same. */
export function isOfMeasure({ keyword }: ErrorObject): boolean {
  return MEASURES.has(keyword);
}

/** Data without what is at fault in it. */
export interface Pruned extends ValidationResult {
  data: unknown;
  /** As the file has it. */
  given: unknown;
  /** For each section of a page that is left, where it stands in the file. */
  sections: number[];
}

/**
 * Leaves out of a file's data what does not fit its schema, so that the rest can be shown.
 * @param given is not changed
 * @returns undefined when nothing is left of it
 */
export function pruned(validator: Validator, kind: ContentKind, given: unknown): Pruned | undefined {
  const data = structuredClone(given);
  const sections = listProperty(data, 'blocks').map((_, index) => index);
  for (let round = 0; round < ROUNDS; round++) {
    const result = validator.validate(kind, data);
    const grave = result.errors.filter((error) => !isOfMeasure(error));
    if (grave.length === 0) return { ...result, data, given, sections };
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

/** The steps of each pointer that lies in no other; the later items of a list first, so that places stay right. */
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
