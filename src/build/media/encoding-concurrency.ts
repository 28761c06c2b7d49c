/** Two keep both cores of a small machine busy while the threads of sharp encode; more only take memory. */
const LANES = 2;

/** Does a piece of work for each job, two at a time. @throws what the work throws first */
export async function mapConcurrently<Job>(jobs: Job[], work: (job: Job) => Promise<void>): Promise<void> {
  const waiting = jobs.values();
  const lane = async () => {
    for (const job of waiting) await work(job);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}
