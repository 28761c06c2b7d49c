/**
 * The classes of pdf.js that read a file, as far as they are used here. The package keeps them to itself; engine.ts has
 * them exported while the module is loaded.
 */
declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs' {
  export class Name {
    readonly name: string;
  }
  export class Cmd {
    readonly cmd: string;
  }
  export class Ref {
    readonly num: number;
    readonly gen: number;
    static get(num: number, gen: number): Ref;
    toString(): string;
  }
  export class Dict {
    /** The value of a key; what it refers to in its place. */
    get(key: string): unknown;
    getRaw(key: string): unknown;
    getRawEntries(): Iterable<[string, unknown]>;
    has(key: string): boolean;
    set(key: string, value: unknown): void;
  }
  export abstract class BaseStream {
    dict?: Dict | null;
    /** The bytes from here on, decrypted and unpacked. */
    getBytes(length?: number): Uint8Array;
    reset(): void;
  }
  /** Bytes that are unpacked as they are asked for. */
  export abstract class DecodeStream extends BaseStream {
    /** What was unpacked so far, and room for more. */
    buffer: Uint8Array;
    ensureBuffer(requested: number): Uint8Array;
  }
  export class Stream extends BaseStream {
    constructor(bytes: Uint8Array, start?: number);
  }
  export class Lexer {
    constructor(stream: BaseStream);
    /** The characters of the text that is read. */
    strBuf: string[];
    getName(): Name;
    getString(): string;
    getHexString(): string;
  }
  export class Parser {
    constructor(options: { lexer: Lexer; xref?: XRef; allowStreams?: boolean; recoveryMode?: boolean });
    getObj(cipher?: Cipher | null): unknown;
  }
  /** Decrypts the strings and streams of one object. */
  export interface Cipher {
    readonly decryptString: (text: string) => string;
  }
  export class XRef {
    readonly trailer: Dict | undefined;
    readonly encrypt: { createCipherTransform(num: number, gen: number): Cipher } | null | undefined;
    parse(isRecovery?: boolean): void;
    /** Of a packed object, `offset` is the number of the stream that holds it. */
    getEntry(num: number): { gen: number; offset: number; uncompressed: boolean } | null;
    fetch(ref: Ref): unknown;
    getNewTemporaryRef(): Ref;
    resetNewTemporaryRef(): void;
  }
  export class PDFDocument {
    constructor(manager: { password: string }, stream: Stream);
    readonly xref: XRef;
    checkHeader(): void;
    parseStartXRef(): void;
  }
  export class PasswordException extends Error {}
  /** What parsers give where nothing is left. */
  export const EOF: symbol;
  /** The text of a string, whatever it is encoded in. */
  export function stringToPDFString(bytes: string): string;
  export function setVerbosityLevel(level: number): void;
}
