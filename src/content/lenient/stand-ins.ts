import type { ErrorObject } from 'ajv';
import { isObject, listProperty, pointerSteps } from '../read/json.ts';

/** Something that no schema takes: what the next round of checking says of it tells what belongs there. */
const UNKNOWN = null;

/**
 * Puts the least that its schema takes where something required is missing, so that a file that every page needs can be
 * used although it is unfinished.
 * @param data is changed
 * @returns whether something is different now
 */
export function putStandIn(data: unknown, error: ErrorObject): boolean {
  const { keyword, instancePath, params } = error;
  if (keyword === 'required')
    return put(data, [...pointerSteps(instancePath), String(params.missingProperty)], UNKNOWN);
  if (valueAt(data, instancePath) !== UNKNOWN) return false;
  const least = leastOf(error);
  return least !== undefined && put(data, pointerSteps(instancePath), least);
}

/** The least value that satisfies what an error asks for; undefined where it asks for no certain value. */
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
