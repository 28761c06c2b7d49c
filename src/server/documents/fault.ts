/** What is wrong with the content of a document; the names of messages. */
export type ContentFault = 'wrongContent' | 'unsafeFile' | 'damagedFile' | 'tooComplex' | 'infectedFile';

/** A document that is not accepted, thrown from wherever it is noticed. */
export class Unacceptable extends Error {
  readonly fault: ContentFault;

  /** @param why for debugging only */
  constructor(fault: ContentFault, why: string) {
    super(why);
    this.fault = fault;
  }
}

/** @throws Unacceptable, since it would do harm or cannot be looked into */
export function unsafe(why: string): never {
  throw new Unacceptable('unsafeFile', why);
}

/** @throws Unacceptable, since it is cut off or spoilt */
export function damaged(why: string): never {
  throw new Unacceptable('damagedFile', why);
}

/** @throws Unacceptable, since it is of another kind than its name says */
export function wrong(why: string): never {
  throw new Unacceptable('wrongContent', why);
}
