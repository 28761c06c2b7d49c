import { isObject, textProperty } from '../../../content/read/json.ts';
import type { JsonSchema, StudioSchemas } from '../../contract/files.ts';

/** What a value may be: its schema with references followed, and the schema file that its own references start from. */
export interface Shape {
  readonly schema: JsonSchema;
  /** Path below schemas/. */
  readonly path: string;
}

const anything: Shape = { schema: {}, path: '' };

/** The schemas of all content, with references resolved. The same node always gives the same shape. */
export class SchemaSet {
  readonly #schemas: StudioSchemas;
  readonly #known = new WeakMap<object, Shape>();

  constructor(schemas: StudioSchemas) {
    this.#schemas = schemas;
  }

  /** The shape of a whole file, by the path of its schema. */
  root(path: string): Shape {
    const schema = this.#schemas.schemas[path];
    return schema === undefined ? anything : this.of(schema, path);
  }

  /** The shape that a node of a schema file describes. Keywords next to a reference override the referenced schema. */
  of(node: unknown, path: string): Shape {
    if (!isObject(node)) return anything;
    const known = this.#known.get(node);
    if (known) return known;
    const shape = this.#follow(node, path);
    this.#known.set(node, shape);
    return shape;
  }

  #follow(node: JsonSchema, path: string): Shape {
    const reference = textProperty(node, '$ref');
    if (reference === undefined) return { schema: node, path };
    const target = pathFrom(path, reference);
    const { $ref: _, ...beside } = node;
    const found = this.root(target);
    return { schema: { ...found.schema, ...beside }, path: found.path };
  }

  /** The shape of this very value: of a section that of its type. */
  at(shape: Shape, value: unknown): Shape {
    if (shape.schema['x-dispatch'] !== 'blocks') return shape;
    const block = this.#schemas.blocks[textProperty(value, 'type') ?? ''];
    return block ? this.root(block.schema) : shape;
  }

  /** All schema files, by path below schemas/. */
  get files(): StudioSchemas['schemas'] {
    return this.#schemas.schemas;
  }

  /** The kinds of section, by type. */
  get blocks(): StudioSchemas['blocks'] {
    return this.#schemas.blocks;
  }

  /** The shape of a section by its type; undefined for a type that is not there. */
  block(type: string): Shape | undefined {
    const block = this.#schemas.blocks[type];
    return block && this.root(block.schema);
  }
}

/** The path that a reference in a schema file leads to. */
function pathFrom(path: string, reference: string): string {
  return new URL(reference, new URL(path, 'schemas:///')).pathname.slice(1);
}
