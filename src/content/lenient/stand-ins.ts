import type { ErrorObject } from 'ajv';
import { isObject, listProperty, pointerSteps } from '../read/json.ts';

/** A value that no schema allows. The error about it in the next round of validation tells what type belongs there. */
const UNKNOWN = null;

/**
 * Fills in the simplest value that the schema allows where a required one is missing, so that a file that every page
 * needs can be used while it is unfinished. Takes several rounds: first an invalid value is added, and the error about
 * it leads to a valid one.
 * @param data is changed
 * @returns whether it was changed
 */
export function fillGap(data: unknown, error: ErrorObject): boolean {
  const { keyword, instancePath, params } = error;
  if (keyword === 'required')
    return put(data, [...pointerSteps(instancePath), String(params.missingProperty)], UNKNOWN);
  if (valueAt(data, instancePath) !== UNKNOWN) return false;
  const least = leastOf(error);
  return least !== undefined && put(data, pointerSteps(instancePath), least);
}

/** The simplest value that satisfies what an error asks for; undefined if the error does not say. */
function leastOf({ keyword, params, parentSchema }: ErrorObject): unknown {
  if (keyword === 'const') return params.allowedValue;
  if (keyword === 'enum') return listProperty(params, 'allowedValues')[0];
  if (keyword !== 'type') return undefined;
  switch (params.type) {
    case 'string':
      return listProperty(parentSchema, 'examples')[0] ?? '';
    case 'array':
      return [];
    case 'object':
      return {};
    case 'boolean':
      return false;
    default:
      return Number(parentSchema?.minimum ?? 0);
  }
}

function valueAt(data: unknown, pointer: string): unknown {
  return pointerSteps(pointer).reduce((inside: unknown, step) => Object(inside)[step], data);
}

function put(data: unknown, steps: string[], value: unknown): boolean {
  const owner = steps.slice(0, -1).reduce((inside: unknown, step) => Object(inside)[step], data);
  const step = steps.at(-1);
  if (step === undefined || (!isObject(owner) && !Array.isArray(owner))) return false;
  return Reflect.set(owner, step, value);
}
