import { isObject, textProperty } from '../../../content/read/json.ts';
import type { JsonSchema, StudioSchemas } from '../../contract/files.ts';

/** A schema with its `$ref` resolved, and the file to which references inside it are relative. */
export interface Shape {
  readonly schema: JsonSchema;
  /** The file's path relative to schemas/. */
  readonly path: string;
}

const anything: Shape = { schema: {}, path: '' };

/** The schemas of all content. Resolves references; the same node always gives the same Shape object. */
export class SchemaSet {
  readonly #schemas: StudioSchemas;
  readonly #known = new WeakMap<object, Shape>();

  constructor(schemas: StudioSchemas) {
    this.#schemas = schemas;
  }

  /** The shape of a whole content file. @param path of its schema */
  root(path: string): Shape {
    const schema = this.#schemas.schemas[path];
    return schema === undefined ? anything : this.of(schema, path);
  }

  /** The shape of a node in a schema file. Keywords next to a `$ref` override the referenced schema. */
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

  /** The shape for a particular value: for a section, that of its block type. */
  at(shape: Shape, value: unknown): Shape {
    if (shape.schema['x-dispatch'] !== 'blocks') return shape;
    const block = this.#schemas.blocks[textProperty(value, 'type') ?? ''];
    return block ? this.root(block.schema) : shape;
  }

  /** All schema files, by path relative to schemas/. */
  get files(): StudioSchemas['schemas'] {
    return this.#schemas.schemas;
  }

  /** Schema and examples of each block type. */
  get blocks(): StudioSchemas['blocks'] {
    return this.#schemas.blocks;
  }

  /** The shape of a block type; undefined for an unknown type. */
  block(type: string): Shape | undefined {
    const block = this.#schemas.blocks[type];
    return block && this.root(block.schema);
  }
}

/** Resolves a reference in a schema file to a path. */
function pathFrom(path: string, reference: string): string {
  return new URL(reference, new URL(path, 'schemas:///')).pathname.slice(1);
}
