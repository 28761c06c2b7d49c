import { isObject } from '../../read/json.ts';
import type { ValueNode } from '../../syntax/nodes.ts';
import { entriesIn } from './entries.ts';
import { isBroken, styleOf, type TextStyle } from './style.ts';

/** Maximum line length before a list or object is written on several lines. */
const LINE_WIDTH = 120;

/** Where a value is written. */
export interface WriteContext {
  /** The indentation of its line. */
  indentation: string;
  /** The number of characters before it on its line. */
  column: number;
  /** A similar value, which tells whether to write the new one on one line or several. */
  model?: ValueNode | undefined;
  /** True if the whole value around it is on a single line. */
  isInline: boolean;
}

/** Writes values in the style of a text. */
export class Formatter {
  readonly #text: string;
  readonly #root: ValueNode;
  #style: TextStyle | undefined;

  constructor(text: string, root: ValueNode) {
    this.#text = text;
    this.#root = root;
  }

  /** Determined only when needed, because replacing a scalar needs no style. */
  get style(): TextStyle {
    this.#style ??= styleOf(this.#text, this.#root);
    return this.#style;
  }

  /** A value as JSON. */
  value(value: unknown, context: WriteContext): string {
    const parts = partsOf(value);
    if (!parts || parts.entries.length === 0) return JSON.stringify(value);
    const inline = this.#inline(value);
    const isInline = context.isInline || (this.#standsOnOneLine(value, context.model) && fits(inline, context.column));
    return isInline ? inline : this.#broken(parts, context);
  }

  /** A property with its name, or an item without one. */
  entry(name: string | undefined, writeValue: (context: WriteContext) => string, context: WriteContext): string {
    const head = name === undefined ? '' : JSON.stringify(name) + this.style.colon;
    return head + writeValue({ ...context, column: context.column + head.length });
  }

  #inline(value: unknown): string {
    const parts = partsOf(value);
    if (!parts || parts.entries.length === 0) return JSON.stringify(value);
    const { colon, comma, objectPadding, listPadding } = this.style;
    const padding = parts.open === '{' ? objectPadding : listPadding;
    const written = parts.entries.map(
      ({ name, value: inner }) => (name === undefined ? '' : JSON.stringify(name) + colon) + this.#inline(inner),
    );
    return parts.open + padding + written.join(comma) + padding + parts.close;
  }

  #broken({ open, close, entries }: Parts, { indentation, model }: WriteContext): string {
    const { lineBreak, unit } = this.style;
    const inner = indentation + unit;
    const models = model ? entriesIn(model) : [];
    const lines = entries.map(({ name, value }, index) => {
      const like = name === undefined ? (models[index] ?? models.at(-1)) : models.find((one) => one.name === name);
      const context = { indentation: inner, column: inner.length, model: like?.value, isInline: false };
      return inner + this.entry(name, (where) => this.value(value, where), context);
    });
    return open + lineBreak + lines.join(`,${lineBreak}`) + lineBreak + indentation + close;
  }

  #standsOnOneLine(value: unknown, model: ValueNode | undefined): boolean {
    const isList = Array.isArray(value);
    const sameSort = model && (isList ? model.items : model.properties);
    if (model && sameSort && sameSort.length > 0) return !isBroken(this.#text, model);
    const isLeaf = partsOf(value)?.entries.every((entry) => !partsOf(entry.value)?.entries.length) ?? true;
    return isLeaf && (isList ? this.style.flatLists : this.style.flatObjects);
  }
}

/** The parts of a list or object. */
interface Parts {
  open: string;
  close: string;
  entries: { name?: string; value: unknown }[];
}

function partsOf(value: unknown): Parts | undefined {
  if (Array.isArray(value)) return { open: '[', close: ']', entries: value.map((item) => ({ value: item })) };
  if (!isObject(value)) return undefined;
  const known = Object.entries(value).filter(([, item]) => item !== undefined);
  return { open: '{', close: '}', entries: known.map(([name, item]) => ({ name, value: item })) };
}

/** Whether a text and a comma after it fit on the line. */
function fits(text: string, column: number): boolean {
  return column + text.length < LINE_WIDTH;
}
