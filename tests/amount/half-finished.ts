/** Simulates states in the middle of an edit. */

/** A random integer below `most`. */
export type Below = (most: number) => number;

/** A random generator with a seed. */
export function seeded(seed: number): Below {
  let state = seed;
  return (most) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}

/** Every value inside a value: its parent, and its key. Without block types, since nobody types these. */
function propertiesIn(value: unknown): [object, string][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]): [object, string][] =>
    name === 'type' ? [] : [[value, name], ...propertiesIn(part)],
  );
}

const EDITS = [
  (holder: object, name: string, value: unknown) =>
    Array.isArray(value) ? value.push({}) : Reflect.set(holder, name, typeof value === 'string' ? '' : value),
  (holder: object, name: string, value: unknown) =>
    Reflect.set(holder, name, typeof value === 'string' ? value.slice(0, value.length / 2) : {}),
  (holder: object, name: string) =>
    Array.isArray(holder) ? holder.splice(Number(name), 1) : Reflect.deleteProperty(holder, name),
];

/**
 * Changes a random value to what it may be in the middle of an edit: empty, truncated, missing, or with an empty item.
 */
export function halfFinish(data: unknown, below: Below): void {
  const all = propertiesIn(data);
  const [holder, name] = all[below(all.length)] ?? [];
  if (holder && name !== undefined) EDITS[below(EDITS.length)]?.(holder, name, Reflect.get(holder, name));
}
