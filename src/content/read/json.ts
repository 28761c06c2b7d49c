/** A JSON object whose values are not known yet. */
export type JsonObject = Record<string, unknown>;

/** Whether a value is a JSON object, rather than a list or null. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A property of an object; undefined if the value is not an object or lacks it. */
export function property(value: unknown, name: string): unknown {
  return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/** A property that is a string, or undefined. */
export function textProperty(value: unknown, name: string): string | undefined {
  const found = property(value, name);
  return typeof found === 'string' ? found : undefined;
}

/** A property that is a list; an empty list if it is not. */
export function listProperty(value: unknown, name: string): unknown[] {
  const found = property(value, name);
  return Array.isArray(found) ? found : [];
}

/** The items of a list property, each with its JSON pointer. @param above the pointer of the object */
export function listItems(value: unknown, name: string, above = ''): [pointer: string, item: unknown][] {
  return listProperty(value, name).map((item, index) => [`${above}${pointerStep(name)}/${index}`, item]);
}

/** The value if it is an object, otherwise an empty object. */
export function asObject(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

/** Every object in a value, itself included, with its JSON pointer. */
export function objectsIn(value: unknown, pointer = ''): [pointer: string, object: JsonObject][] {
  if (Array.isArray(value)) return value.flatMap((item, index) => objectsIn(item, `${pointer}/${index}`));
  if (!isObject(value)) return [];
  const inside = Object.entries(value).flatMap(([name, part]) => objectsIn(part, pointer + pointerStep(name)));
  return [[pointer, value], ...inside];
}

/** One step of a JSON pointer, escaped according to RFC 6901. */
export function pointerStep(key: string | number): string {
  if (typeof key === 'number') return `/${key}`;
  const escaped = /[~/]/.test(key) ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key;
  return `/${escaped}`;
}

/** The steps of a JSON pointer, unescaped. */
export function pointerSteps(pointer: string): string[] {
  return pointer.split('/').slice(1).map(unescaped);
}

/** The last step of a JSON pointer, unescaped; empty for the pointer of the whole file. */
export function lastStep(pointer: string): string {
  return unescaped(pointer.slice(pointer.lastIndexOf('/') + 1));
}

const unescaped = (step: string) => (step.includes('~') ? step.replaceAll('~1', '/').replaceAll('~0', '~') : step);

/** The pointer of the object or list that contains a value; empty if that is the whole file. */
export function parentPointer(pointer: string): string {
  return pointer.slice(0, pointer.lastIndexOf('/'));
}

/** The value at a JSON pointer; undefined if there is none. */
export function valueAt(data: unknown, pointer: string): unknown {
  return pointerSteps(pointer).reduce<unknown>(
    (holder, step) => (Array.isArray(holder) ? holder[Number(step)] : property(holder, step)),
    data,
  );
}
