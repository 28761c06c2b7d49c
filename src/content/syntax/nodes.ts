/** A value in a JSON text, with its position. Offsets count UTF-16 units from 0; ends are exclusive. */
export interface ValueNode {
  start: number;
  end: number;
  /** The value if it is a scalar; undefined for objects, lists and unreadable values. */
  scalar?: string | number | boolean | null;
  properties?: PropertyNode[];
  items?: ValueNode[];
}

/** A property of an object. */
export interface PropertyNode {
  name: string;
  nameStart: number;
  nameEnd: number;
  /** Undefined if there is nothing readable after the name. */
  value?: ValueNode;
}

/**
 * The data of a node. If an object has several properties of the same name, the last one counts, as in every JSON
 * parser.
 */
export function dataOf(node: ValueNode): unknown {
  if (node.items) return node.items.map(dataOf);
  if (!node.properties) return node.scalar;
  const known = node.properties.flatMap(({ name, value }): [string, unknown][] =>
    value ? [[name, dataOf(value)]] : [],
  );
  return Object.fromEntries(known);
}

/** The node at a pointer's steps, and its property; undefined if there is none. */
export function nodeAt(root: ValueNode, steps: string[]): { node: ValueNode; property?: PropertyNode } | undefined {
  let found: { node: ValueNode; property?: PropertyNode } = { node: root };
  for (const step of steps) {
    const { node } = found;
    if (node.items) {
      const item = node.items[Number(step)];
      if (!item) return undefined;
      found = { node: item };
    } else {
      const property = node.properties?.findLast((candidate) => candidate.name === step);
      if (!property?.value) return undefined;
      found = { node: property.value, property };
    }
  }
  return found;
}
