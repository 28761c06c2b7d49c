/** Settles as `promise` does, or rejects with `makeError()` if that takes longer than `ms` milliseconds. */
export async function withTimeout<Result>(
  promise: Promise<Result>,
  ms: number,
  makeError: () => Error,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(makeError()), ms);
  });
  try {
    return await Promise.race([promise, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
