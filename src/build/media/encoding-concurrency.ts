/** Two jobs keep both cores of a small machine busy while sharp's threads encode; more would only need more memory. */
const CONCURRENT = 2;

/** Runs the work for each job, two at a time or as many as `concurrent` says. @throws the first error */
export async function mapConcurrently<Job>(
  jobs: Iterable<Job>,
  work: (job: Job) => Promise<void>,
  concurrent = CONCURRENT,
): Promise<void> {
  const waiting = Iterator.from(jobs);
  const worker = async () => {
    for (const job of waiting) await work(job);
  };
  await Promise.all(Array.from({ length: concurrent }, worker));
}
