/** Settles as `promise` does, or rejects with the error that `late` makes if that takes longer than `ms` milliseconds. */
export async function withTimeout<Result>(ms: number, promise: Promise<Result>, late: () => Error): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(late()), ms);
  });
  try {
    return await Promise.race([promise, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
