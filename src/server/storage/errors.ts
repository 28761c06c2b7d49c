const PROBLEMS = ['away', 'busy', 'full', 'missing', 'replaced', 'readOnly', 'damaged', 'fault', 'slow'] as const;

/**
 * Why nothing can be stored at the moment. Each value has a message for staff in server-messages.json, such as
 * `storageAway`.
 */
export type StorageProblem = (typeof PROBLEMS)[number];

/** Seconds after which a retry makes sense; a minute where staff have to do something first. */
const RETRY_AFTER: Partial<Record<StorageProblem, number>> = { busy: 5, away: 10, slow: 20 };

/**
 * Nothing can be stored or read at the moment. The database's own message is dropped, since it may contain a password
 * or a visitor's data.
 */
export class StorageUnavailable extends Error {
  readonly statusCode = 503;
  /** The code of the driver or the database, such as ECONNREFUSED, 57P01 or SQLITE_13. */
  readonly code: string;
  readonly kind: StorageProblem;

  constructor(code: string, kind: StorageProblem = 'away') {
    super('the database does not answer');
    this.name = 'StorageUnavailable';
    this.code = code;
    this.kind = kind;
  }

  /** Seconds after which to retry. */
  get retryAfter(): number {
    return RETRY_AFTER[this.kind] ?? 60;
  }
}

/**
 * The storage cannot be opened, or an operation on it failed. The message is a sentence for the person at the terminal.
 */
export class StorageError extends Error {
  override readonly name: string = 'StorageError';
}

/** The storage did not open in time: its thread is blocked in a system call, and keeps the process from exiting. */
export class StorageTimeout extends StorageError {
  override readonly name = 'StorageTimeout';
}

/** Restores an error of this file that came from another thread; undefined for all others. */
export function reviveStorageError(name: string, message: string, code: string, kind: string): Error | undefined {
  if (name === 'StorageUnavailable')
    return new StorageUnavailable(
      code,
      PROBLEMS.find((one) => one === kind),
    );
  return name === 'StorageError' ? new StorageError(message) : undefined;
}
