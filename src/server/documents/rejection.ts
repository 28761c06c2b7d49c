/** What is wrong with the content of a document; also the name of the message about it. */
export type RejectionReason = 'wrongContent' | 'unsafeFile' | 'damagedFile' | 'tooComplex' | 'infectedFile';

/** Thrown by every check that rejects a document. */
export class DocumentRejected extends Error {
  readonly fault: RejectionReason;

  /** @param why for debugging only */
  constructor(fault: RejectionReason, why: string) {
    super(why);
    this.fault = fault;
  }
}

/** @throws DocumentRejected: the document is harmful or cannot be inspected */
export function rejectUnsafe(why: string): never {
  throw new DocumentRejected('unsafeFile', why);
}

/** @throws DocumentRejected: the document is truncated or damaged */
export function rejectDamaged(why: string): never {
  throw new DocumentRejected('damagedFile', why);
}

/** @throws DocumentRejected: the document has a different type than its name says */
export function rejectWrongType(why: string): never {
  throw new DocumentRejected('wrongContent', why);
}
