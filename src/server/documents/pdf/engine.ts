/**
 * The parser of pdf.js: it reads objects at any position, unpacks and decrypts them, and repairs what readers repair.
 * The package only exports what draws pages, so its internal classes are exported here while the module is loaded. A
 * version that lacks one of them fails to load, which the tests of documents show.
 */
import { registerHooks } from 'node:module';
import type { Dict as DictType } from 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import type { Budget } from '../budget.ts';

const MODULE = '/pdfjs-dist/legacy/build/pdf.worker.mjs';
const CLASSES = [
  'BaseStream',
  'Cmd',
  'DecodeStream',
  'Dict',
  'EOF',
  'Lexer',
  'Name',
  'Parser',
  'PasswordException',
  'PDFDocument',
  'Ref',
  'Stream',
  'setVerbosityLevel',
  'stringToPDFString',
];

const hooks = registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (!url.endsWith(MODULE)) return loaded;
    return { ...loaded, source: `${loaded.source}\nexport { ${CLASSES.join(', ')} };\n` };
  },
});
const engine = await import('pdfjs-dist/legacy/build/pdf.worker.mjs');
hooks.deregister();

export const {
  BaseStream,
  Cmd,
  Dict,
  EOF,
  Lexer,
  Name,
  Parser,
  PasswordException,
  PDFDocument,
  Ref,
  Stream,
  stringToPDFString,
} = engine;

/** Errors only: its warnings are about the document and are not logged. */
engine.setVerbosityLevel(0);

const { DecodeStream } = engine;
const grow = DecodeStream.prototype.ensureBuffer;
let payer: Budget | undefined;
DecodeStream.prototype.ensureBuffer = function ensureBuffer(requested: number) {
  if (requested > this.buffer.length) payer?.allocate(requested);
  return grow.call(this, requested);
};

/** From here on, memory for unpacked streams comes from this budget; a thread reads one document at a time. */
export function payWith(budget: Budget): void {
  payer = budget;
}

/** Earlier values of a dictionary key that occurs more than once. */
const replaced = new WeakMap<DictType, [key: string, value: unknown][]>();
const set = Dict.prototype.set;
Dict.prototype.set = function setAndKeep(key: string, value: unknown) {
  if (this.has(key)) {
    const earlier = replaced.get(this) ?? [];
    earlier.push([key, this.getRaw(key)]);
    replaced.set(this, earlier);
  }
  set.call(this, key, value);
};

/** All values of a dictionary: where a key occurs twice, programs differ in which one they use. */
export function entriesOf(dict: DictType): [key: string, value: unknown][] {
  const entries = [...dict.getRawEntries()];
  const earlier = replaced.get(dict);
  return earlier ? [...entries, ...earlier] : entries;
}

/** All values of a dictionary key, unresolved. */
export function rawValuesOf(dict: DictType, key: string): unknown[] {
  const earlier = replaced.get(dict)?.flatMap(([name, value]) => (name === key ? [value] : [])) ?? [];
  return dict.has(key) ? [dict.getRaw(key), ...earlier] : earlier;
}
