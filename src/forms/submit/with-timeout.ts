/** An operation took too long. */
export class TimeoutError extends Error {
  override name = 'TimeoutError';
}

/**
 * Waits for a promise, but no longer than `limit` milliseconds.
 * @throws TimeoutError after that time; otherwise whatever the promise rejects with
 */
export async function withTimeout<T>(promise: Promise<T>, limit: number): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new TimeoutError(`no answer within ${limit} ms`)), limit);
  try {
    return await Promise.race([promise, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
