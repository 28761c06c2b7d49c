import { HttpError } from '../../http/http-error.ts';

/** A document as a browser sends it without JavaScript. */
export class Upload {
  readonly field: string;
  readonly name: string;
  readonly type: string;
  /** Bytes, as far as they were read. */
  readonly size: number;
  /** Undefined if it is larger than any form allows. */
  readonly content: Buffer | undefined;

  constructor(field: string, name: string, type: string, size: number, content: Buffer | undefined) {
    this.field = field;
    this.name = name;
    this.type = type;
    this.size = size;
    this.content = content;
  }
}

/** More names than any form has; each would be reported. */
const MAX_NAMES = 200;

/** The content of a form that a browser submitted itself, without JavaScript. */
export class PlainForm {
  /** The texts by name, in their order. */
  readonly texts: ReadonlyMap<string, string[]>;
  readonly uploads: Upload[];

  /** @throws HttpError 413 if there are far too many names */
  constructor(pairs: Iterable<[name: string, text: string]>, uploads: Upload[] = []) {
    const byName = Map.groupBy(pairs, ([name]) => name);
    const texts = new Map([...byName].map(([name, all]) => [name, all.map(([, text]) => text)]));
    if (texts.size > MAX_NAMES) throw new HttpError(413, 'tooLarge');
    this.texts = texts;
    this.uploads = uploads;
  }

  /** The first text with a name. */
  first(name: string): string | undefined {
    return this.texts.get(name)?.[0];
  }
}
