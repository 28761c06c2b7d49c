import { isObject, type JsonObject, listProperty, property, textProperty } from '../../read/json.ts';
import { namesFrom } from '../../references/name-sources.ts';
import { referenceKind } from '../../references/reference-kinds.ts';
import { isNaming, separateWords } from '../../schema/nouns.ts';
import { blockSchemas, referencedSchema, type SchemaFile } from '../../schema/schemas.ts';
import type { Site } from '../site/site.ts';
import { nameOfProperty } from '../words/describe-place.ts';
import { sentenceCase } from '../words/letter-case.ts';

/** Options for the initial content of a new entity. */
export interface SampleOptions {
  site: Site;
  /** The name of the entity. */
  name: string;
  /** Its title; defaults to its name in words. */
  title?: string;
  /** An existing entity of its kind, for values that cannot be generated. */
  model?: unknown;
  /** Whether only names are taken from the model, since its texts and numbers are true of nothing else. */
  takesNamesOnly?: boolean;
}

/** Generates the smallest valid value for a schema, as far as possible; texts come from the name of the entity. */
export class Sample {
  readonly #options: SampleOptions;
  /** The current depth in the value; 0 for the entity itself. */
  #depth = 0;

  constructor(options: SampleOptions) {
    this.#options = options;
  }

  /** @param file the schema file that contains `schema`; references are relative to it */
  of(schema: unknown, file: SchemaFile, key = '', model: unknown = this.#options.model): unknown {
    if (!isObject(schema)) return '';
    const reference = textProperty(schema, '$ref');
    if (reference !== undefined) return this.#referenced(referencedSchema(file, reference), key, model);
    if ('const' in schema) return schema.const;
    // A new entity is hidden until it is complete.
    const [first] = listProperty(schema, 'enum').filter((choice) => choice !== schema['x-shown-when']);
    if (first !== undefined) return first;
    if (schema['x-dispatch'] === 'blocks') return this.#block();
    switch (schema.type) {
      case 'object':
        return this.#object(schema, file, model);
      case 'array': {
        const least = Number(schema.minItems ?? 0);
        const models = Array.isArray(model) ? model : [];
        return Array.from({ length: least }, (_, index) => this.of(schema.items, file, key, models[index]));
      }
      case 'boolean':
        return false;
      case 'integer':
      case 'number':
        return typeof model === 'number' && !this.#options.takesNamesOnly ? model : Number(schema.minimum ?? 1);
      default:
        return this.#text(schema, key, model);
    }
  }

  #referenced(path: string, key: string, model: unknown): unknown {
    const file = this.#options.site.schemas.find((candidate) => candidate.path === path);
    return file ? this.of(file.schema, file, key, model) : '';
  }

  #object(schema: JsonObject, file: SchemaFile, model: unknown): JsonObject {
    this.#depth++;
    const needed = [...listProperty(schema, 'required'), ...neededToBeShown(schema)].map(String);
    const begun = needed.length > 0 || this.#depth === 1 ? needed : this.#firstParagraphs(schema, file);
    const parts = begun.map((name): [string, unknown] => {
      return [name, this.of(property(schema.properties, name), file, name, property(model, name))];
    });
    this.#depth--;
    const missing = Number(schema.minProperties ?? 0) - parts.length;
    return Object.fromEntries([...Object.entries(Object(model)).slice(0, Math.max(0, missing)), ...parts]);
  }

  /** The property to begin with where none is required, such as in the sections of an article: its paragraphs. */
  #firstParagraphs(schema: JsonObject, file: SchemaFile): string[] {
    const names = Object.entries(Object(schema.properties)).flatMap(([name, own]) =>
      textProperty(own, '$ref') && Array.isArray(this.of(own, file, name, undefined)) ? [name] : [],
    );
    return names.slice(0, 1);
  }

  /** The first section of a page: the type with a main heading under "title" that requires the least. */
  #block(): unknown {
    const [opening] = blockSchemas(this.#options.site.schemas)
      .map(({ schema }) => schema)
      .filter(({ schema }) => schema['x-heading'] === 1 && listProperty(schema, 'required').includes('title'))
      .sort((one, other) => size(one) - size(other));
    return opening && this.of(opening.schema, opening, '', null);
  }

  #text(schema: JsonObject, key: string, own: unknown): string {
    const kind = textProperty(schema, 'x-ref');
    if (kind !== undefined) return typeof own === 'string' ? own : this.#firstName(kind);
    const model = this.#options.takesNamesOnly ? undefined : own;
    const [example] = listProperty(schema, 'examples');
    if (key === 'source') return this.#options.name;
    const isFilledIn = /\{\w+\}/.test(textProperty(schema, 'description') ?? '');
    // The date of an existing entity, or of an example, would be mistaken for its own.
    if (schema.format === 'date') return this.#options.site.content.today;
    if ('pattern' in schema || 'format' in schema || isFilledIn) return String(model ?? example ?? this.#options.name);
    const words = this.#options.title ?? sentenceCase(separateWords(this.#options.name));
    const isOwn = this.#depth === 1 || key === 'title' || key === 'description';
    if (!isOwn && typeof model === 'string') return model;
    // A property with a title of its own in the schema is not the name: the "title" of a person is a job title.
    if (isOwn && isNaming(key, schema)) return words;
    const most = Number(schema.maxLength ?? Number.POSITIVE_INFINITY);
    const request = `write the ${nameOfProperty(key, schema)} here.`;
    return [`${words}: ${request}`, sentenceCase(request)].find(({ length }) => length <= most) ?? words.slice(0, most);
  }

  #firstName(kind: string): string {
    const { content } = this.#options.site;
    const source = referenceKind(kind, content.kinds)?.names;
    const [name] = source ? (namesFrom(source, content) ?? []) : [];
    return name ?? '';
  }
}

/**
 * Properties that are required once an entity is shown, such as the text of an article. They are added so that they can
 * be filled in.
 */
function neededToBeShown(schema: JsonObject): unknown[] {
  return listProperty(schema, 'allOf').flatMap((rule) => {
    const conditions = Object.entries(Object(property(property(rule, 'if'), 'properties')));
    const isShown = conditions.some(
      ([name, condition]) =>
        property(condition, 'const') !== undefined &&
        property(condition, 'const') === property(property(schema.properties, name), 'x-shown-when'),
    );
    return isShown ? listProperty(property(rule, 'then'), 'required') : [];
  });
}

function size({ schema }: SchemaFile): number {
  return listProperty(schema, 'required').length * 100 + Object.keys(Object(schema.properties)).length;
}
