/** The database does not answer now, and may in a moment. Nothing of its words is kept, since they may hold a password. */
export class StorageUnavailable extends Error {
  readonly statusCode = 503;
  /** What the driver or the database calls it, such as ECONNREFUSED or 57P01. */
  readonly code: string;

  constructor(code: string) {
    super('the database does not answer');
    this.name = 'StorageUnavailable';
    this.code = code;
  }
}

/** The storage cannot be opened, or not be brought to do something: one sentence for the person at the terminal. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
}
