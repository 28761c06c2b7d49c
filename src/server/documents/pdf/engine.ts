/**
 * The parser of pdf.js: it reads objects at any offset, decompresses and decrypts them, and repairs what PDF viewers
 * repair. The package exports only what renders pages, so its internal classes are exported here by rewriting the
 * module as it is loaded. A version that lacks one of them fails to load, which the tests of documents detect.
 */
import { registerHooks } from 'node:module';
import type { Dict as DictType, Lexer as LexerType } from 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import type { Budget } from '../budget.ts';
import { rejectUnsafe } from '../rejection.ts';

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

/** Errors only: warnings are about the document, not about this program. */
engine.setVerbosityLevel(0);

const { DecodeStream } = engine;
const grow = DecodeStream.prototype.ensureBuffer;
let activeBudget: Budget | undefined;
DecodeStream.prototype.ensureBuffer = function ensureBuffer(requested: number) {
  if (requested > this.buffer.length) activeBudget?.allocate(requested);
  return grow.call(this, requested);
};

/** Charges memory for unpacked streams to this budget; a thread reads one document at a time. */
export function chargeMemoryTo(budget: Budget): void {
  activeBudget = budget;
}

/** Maximum characters of a name or string; the longest genuine ones are signatures with certificate chains. */
const MAX_TEXT_LENGTH = 2 * 1024 * 1024;

/**
 * The parser collects the characters of a string in a growing array, with eight bytes for each. A string without an end
 * would take hundreds of megabytes, so its length is limited here.
 */
class Characters extends Array<string> {
  /** @throws DocumentRejected if the string is longer than any genuine one */
  override push(one: string, another?: string): number {
    if (this.length >= MAX_TEXT_LENGTH) rejectUnsafe('a text without an end');
    this[this.length] = one;
    if (another !== undefined) this[this.length] = another;
    return this.length;
  }
}

function bounded<Text>(read: (this: LexerType) => Text): (this: LexerType) => Text {
  return function readBounded(this: LexerType) {
    if (!(this.strBuf instanceof Characters)) this.strBuf = new Characters();
    return read.call(this);
  };
}
Lexer.prototype.getName = bounded(Lexer.prototype.getName);
Lexer.prototype.getString = bounded(Lexer.prototype.getString);
Lexer.prototype.getHexString = bounded(Lexer.prototype.getHexString);

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
