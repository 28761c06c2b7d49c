/** What is wrong with the content of a document; also the name of the message about it. */
export type DocumentFault = 'wrongContent' | 'unsafeFile' | 'damagedFile' | 'tooComplex' | 'infectedFile';

/** Thrown by every check that rejects a document. */
export class Unacceptable extends Error {
  readonly fault: DocumentFault;

  /** @param why for debugging only */
  constructor(fault: DocumentFault, why: string) {
    super(why);
    this.fault = fault;
  }
}

/** @throws Unacceptable: the document is harmful or cannot be inspected */
export function unsafe(why: string): never {
  throw new Unacceptable('unsafeFile', why);
}

/** @throws Unacceptable: the document is truncated or damaged */
export function damaged(why: string): never {
  throw new Unacceptable('damagedFile', why);
}

/** @throws Unacceptable: the document has a different type than its name says */
export function wrong(why: string): never {
  throw new Unacceptable('wrongContent', why);
}
