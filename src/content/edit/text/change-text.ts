import { lastStep, parentPointer, pointerSteps } from '../../read/json.ts';
import { dataOf, nodeAt, type ValueNode } from '../../syntax/nodes.ts';
import { parseText } from '../../syntax/parser.ts';
import { applyReplacement, type Edit, EditError, type Replacement } from './edit.ts';
import { type Entry, entriesIn, indentationAt, isContainer, lineStart } from './entries.ts';
import { Formatter, type WriteContext } from './format.ts';
import { insertion, type Write } from './insert.ts';
import { moveEntry, rawWriter } from './move.ts';
import { removal } from './remove.ts';
import { isBroken } from './style.ts';

/**
 * Applies edits to a JSON text in order. Nothing else in it changes, and new values are formatted like their
 * neighbours.
 * @throws EditError if the text is invalid, or a place does not exist
 */
export function changeText(text: string, edits: readonly Edit[]): string {
  return edits.reduce((current, edit) => new TextChange(current).apply(edit), text);
}

/** A place where there may be no value yet: the list or object that it is in, and its last step. */
interface Target {
  parent: ValueNode;
  step: string;
  pointer: string;
}

class TextChange {
  readonly #text: string;
  readonly #root: ValueNode;
  readonly #formatter: Formatter;

  constructor(text: string) {
    const { root, faults } = parseText(text);
    if (!root || faults.length > 0)
      throw new EditError(`This is not valid JSON: ${faults[0]?.message ?? 'it is empty.'}`);
    this.#text = text;
    this.#root = root;
    this.#formatter = new Formatter(text, root);
  }

  apply(edit: Edit): string {
    if (edit.type === 'move') return this.#move(edit.from, edit.to);
    return applyReplacement(this.#text, this.#replacement(edit));
  }

  #replacement(edit: Exclude<Edit, { type: 'move' }>): Replacement {
    switch (edit.type) {
      case 'set':
        return this.#set(edit.at, edit.value);
      case 'insert':
        return this.#insert(edit.at, edit.value, edit.place);
      case 'remove': {
        const target = this.#target(edit.at);
        return removal(this.#text, target.parent, this.#indexOf(target));
      }
      case 'rename':
        return this.#rename(edit.at, edit.name);
    }
  }

  #set(at: string, value: unknown): Replacement {
    const node = nodeAt(this.#root, pointerSteps(at))?.node;
    if (!node) return this.#insert(at, value);
    return { start: node.start, end: node.end, text: this.#formatter.value(value, this.#contextOf(node, at)) };
  }

  #contextOf(node: ValueNode, at: string): WriteContext {
    const parent = at === '' ? undefined : this.#target(at).parent;
    return {
      indentation: indentationAt(this.#text, node.start),
      column: node.start - lineStart(this.#text, node.start),
      model: node,
      isInline: parent !== undefined && !isBroken(this.#text, parent),
    };
  }

  /**
   * @param raw writes the value with its existing formatting; not used for the first entry of an empty list or object
   */
  #insert(at: string, value: unknown, place?: number, raw?: Write): Replacement {
    const target = this.#target(at);
    const { parent, step } = target;
    const entries = entriesIn(parent);
    if (parent.properties && entries.some(({ name }) => name === step))
      throw new EditError(`"${step}" already exists.`);
    const index = parent.items ? indexIn(target, entries) : Math.min(place ?? entries.length, entries.length);
    const formatter = this.#formatter;
    if (entries.length === 0) {
      const filled = parent.items ? [value] : { [step]: value };
      const where = this.#contextOf(parent, parentPointer(at));
      return { start: parent.start, end: parent.end, text: formatter.value(filled, where) };
    }
    const writeValue = raw ?? ((context: WriteContext) => formatter.value(value, context));
    const write = (context: WriteContext) => formatter.entry(parent.items ? undefined : step, writeValue, context);
    return insertion(this.#text, parent, index, write, formatter);
  }

  #rename(at: string, name: string): Replacement {
    const { parent, step } = this.#target(at);
    const property = parent.properties?.find((candidate) => candidate.name === step);
    if (!property) throw new EditError(`There is no "${step}" to rename.`);
    if (name !== step && parent.properties?.some((other) => other.name === name))
      throw new EditError(`"${name}" already exists.`);
    return { start: property.nameStart, end: property.nameEnd, text: JSON.stringify(name) };
  }

  #move(from: string, to: string): string {
    if (to === from) return this.#text;
    if (to.startsWith(`${from}/`)) throw new EditError('Nothing can be moved into itself.');
    const source = this.#target(from);
    const index = this.#indexOf(source);
    const entries = entriesIn(source.parent);
    if (source.parent.items && parentPointer(to) === parentPointer(from)) {
      const step = lastStep(to);
      const goal = step === '-' ? entries.length - 1 : Number(step);
      if (!entries[goal]) throw noPlace(to);
      return applyReplacement(this.#text, moveEntry(this.#text, entries, index, goal));
    }
    const { value } = entries[index] ?? {};
    if (!value) throw noPlace(from);
    const rest = applyReplacement(this.#text, removal(this.#text, source.parent, index));
    const after = new TextChange(rest);
    const raw = rawWriter(this.#text, value, (context) => after.#formatter.value(dataOf(value), context));
    return applyReplacement(rest, after.#insert(to, dataOf(value), undefined, raw));
  }

  #target(pointer: string): Target {
    const steps = pointerSteps(pointer);
    const step = steps.pop();
    const parent = nodeAt(this.#root, steps)?.node;
    if (step === undefined || !parent || !isContainer(parent)) throw noPlace(pointer);
    return { parent, step, pointer };
  }

  #indexOf(target: Target): number {
    const { parent, step, pointer } = target;
    const entries = entriesIn(parent);
    const index = parent.items ? Number(step) : entries.findIndex(({ name }) => name === step);
    if (!entries[index]) throw noPlace(pointer);
    return index;
  }
}

function indexIn({ step, pointer }: Target, entries: Entry[]): number {
  if (step === '-') return entries.length;
  const index = Number(step);
  if (!/^\d+$/.test(step) || index > entries.length) throw noPlace(pointer);
  return index;
}

function noPlace(pointer: string): EditError {
  return new EditError(`There is no place ${pointer} in this file.`);
}
