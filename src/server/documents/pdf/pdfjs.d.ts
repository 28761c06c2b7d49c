/**
 * The classes of pdf.js that read a file, as far as they are used here. The package does not export them; engine.ts
 * does while the module is loaded.
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
    /** The value of a key, with references resolved. */
    get(key: string): unknown;
    getRaw(key: string): unknown;
    getRawEntries(): Iterable<[string, unknown]>;
    has(key: string): boolean;
    set(key: string, value: unknown): void;
  }
  export abstract class BaseStream {
    dict?: Dict | null;
    /** The bytes from the current position, decrypted and decompressed. */
    getBytes(length?: number): Uint8Array;
    reset(): void;
  }
  /** Bytes that are decompressed on demand. */
  export abstract class DecodeStream extends BaseStream {
    /** What has been decompressed so far, with spare capacity. */
    buffer: Uint8Array;
    ensureBuffer(requested: number): Uint8Array;
  }
  export class Stream extends BaseStream {
    constructor(bytes: Uint8Array, start?: number);
  }
  export class Lexer {
    constructor(stream: BaseStream);
    /** The characters of the string being read. */
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
    /** For an object in an object stream, `offset` is the number of that stream. */
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
  /** What parsers return at the end of the input. */
  export const EOF: symbol;
  /** Decodes a string, whatever its encoding. */
  export function stringToPDFString(bytes: string): string;
  export function setVerbosityLevel(level: number): void;
}
