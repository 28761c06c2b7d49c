import { isRemote, isScriptUrl } from '../reference-target.ts';
import { rejectUnsafe } from '../rejection.ts';

/** Fields that start a program. */
const CALLING = /^dde(?:auto)?$/i;
/** Fields that load a picture, text or table from another file. */
const FETCHING = /^(?:includepicture|includetext|include|import|link|rd|database)$/i;
/** Fields that are links. */
const LEADING = /^hyperlink$/i;
/** The kind of a field. The text after it shows that the kind is complete. */
const KIND = /^[\s"]*([a-z]+)/i;
const COMPLETE = /^\s*(?:[a-z]+[\s"\\]|=)/i;
/** Maximum characters of a field; the longest genuine ones contain citation data. */
const MAX_CODE_LENGTH = 1_000_000;
const MAX_OPEN_FIELDS = 200;

interface Field {
  code: string;
  /** Whether the code has ended, and the result of its last update follows. */
  isResult: boolean;
  /** The code before the first nested field; undefined until one begins. */
  before: string | undefined;
}

/** Splits a field's code into words; a quoted string is one word. */
function wordsOf(code: string): string[] {
  return [...code.matchAll(/"([^"]*)"|“([^”]*)”|(\S+)/g)].map(
    ([, quoted, curly, bare]) => quoted ?? curly ?? bare ?? '',
  );
}

/** Whether a word is a remote target; its backslashes may be doubled. */
function isRemoteTarget(word: string): boolean {
  return isRemote(word) || isRemote(word.replaceAll('\\\\', '\\'));
}

/** @throws DocumentRejected if the field starts a program or fetches something remote */
export function assertHarmlessField(code: string, before?: string): void {
  const isMade = before !== undefined;
  const kind = KIND.exec(code)?.[1] ?? '';
  if (CALLING.test(kind)) rejectUnsafe('a field that starts a program');
  if (isMade && !COMPLETE.test(before)) rejectUnsafe('a field whose kind is made by another');
  if (LEADING.test(kind) && wordsOf(code).some(isScriptUrl)) rejectUnsafe('a script as an address');
  if (!FETCHING.test(kind)) return;
  if (isMade || wordsOf(code).some(isRemoteTarget)) rejectUnsafe('a field that fetches something');
}

/** Assembles the fields of a text from a sequence of text runs; fields may be nested. */
export class Fields {
  readonly #open: Field[] = [];

  begin(): void {
    const outer = this.#open.at(-1);
    if (outer && !outer.isResult) outer.before ??= outer.code;
    if (this.#open.length >= MAX_OPEN_FIELDS) rejectUnsafe('fields without end');
    this.#open.push({ code: '', isResult: false, before: undefined });
  }

  separate(): void {
    const field = this.#open.at(-1);
    if (field) field.isResult = true;
  }

  end(): void {
    const field = this.#open.pop();
    if (field) assertHarmlessField(field.code, field.before);
  }

  /** Adds text that is code or result, depending on its position. */
  text(text: string): void {
    if (this.#open.at(-1)?.isResult) this.shown(text);
    else this.code(text);
  }

  /** Adds code. It is ignored outside of fields. */
  code(text: string): void {
    const field = this.#open.at(-1);
    if (field) this.#write(field.isResult ? this.#open.at(-2) : field, text);
  }

  /** Adds result text: inside the code of an outer field it is part of that code. */
  shown(text: string): void {
    const [outer, field] = this.#open.slice(-2);
    if (field?.isResult && outer && !outer.isResult) this.#write(outer, text);
  }

  /** Ends the text: fields that are still open are checked as they are. */
  finish(): void {
    while (this.#open.length > 0) this.end();
  }

  #write(field: Field | undefined, text: string): void {
    if (!field) return;
    field.code += text;
    if (field.code.length > MAX_CODE_LENGTH) rejectUnsafe('a field without end');
  }
}
