import { useEffect, useState } from 'react';
import type { Problem } from '../../../contract/api.ts';
import type { Operation, OperationResult } from '../../../contract/work.ts';
import { CallError, OfflineError } from '../../client/call.ts';
import type { Studio } from '../../client/studio.ts';
import { useStudio } from '../../start/studio-context.ts';

const PAUSE = 250;

/** The result of a dry run: the effects of an operation, or why it is refused. */
export interface DryRun {
  result?: OperationResult;
  refusal?: Problem;
}

/** Performs a dry run whenever the operation changes (debounced). @param isAsked whether all inputs are complete */
export function useDryRun(operation: Operation, isAsked: boolean) {
  const studio = useStudio();
  const [dryRun, setDryRun] = useState<DryRun>();
  const [attempt, setAttempt] = useState(0);
  const wanted = JSON.stringify(operation);
  const [id, setId] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: `wanted` stands for the operation.
  useEffect(() => {
    setDryRun(undefined);
    setId(crypto.randomUUID());
    if (!isAsked) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const finished = await runDry(studio, operation);
      if (isCurrent) setDryRun(finished);
    }, PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [studio, wanted, isAsked, attempt]);
  return {
    /** The id for the call that performs the operation, the same for retries. */
    id,
    /** Undefined until the dry run has finished. */
    dryRun,
    tryAgain: () => setAttempt(attempt + 1),
  };
}

/** Performs a dry run; if the server is offline, waits until it is back. */
async function runDry(studio: Studio, operation: Operation): Promise<DryRun> {
  await studio.settled();
  try {
    return { result: await studio.call('operate', { operation, isDryRun: true }) };
  } catch (error) {
    if (error instanceof CallError) return { refusal: error.problem };
    if (!(error instanceof OfflineError)) throw error;
    await studio.connection.whenOnline();
    return runDry(studio, operation);
  }
}
