import { useEffect, useState } from 'react';
import type { Problem } from '../../../contract/api.ts';
import type { Operation, OperationResult } from '../../../contract/work.ts';
import { CallError, OfflineError } from '../../client/call.ts';
import type { Studio } from '../../client/studio.ts';
import { useStudio } from '../../start/studio-context.ts';

const PAUSE = 250;

/** What an operation would do, or why it is refused. */
export interface Trial {
  result?: OperationResult;
  refusal?: Problem;
}

/** Tries an operation while its name is typed. */
export function useTrial(operation: Operation, isAsked: boolean) {
  const studio = useStudio();
  const [trial, setTrial] = useState<Trial>();
  const [attempt, setAttempt] = useState(0);
  const wanted = JSON.stringify(operation);
  const [id, setId] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is wanted says it all.
  useEffect(() => {
    setTrial(undefined);
    setId(crypto.randomUUID());
    if (!isAsked) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const tried = await tryOperation(studio, operation);
      if (isCurrent) setTrial(tried);
    }, PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [studio, wanted, isAsked, attempt]);
  return {
    /** The name of the call that makes it, however often it is sent. */
    id,
    /** undefined until it is known. */
    trial,
    tryAgain: () => setAttempt(attempt + 1),
  };
}

/** Once the server is back, where it is away. */
async function tryOperation(studio: Studio, operation: Operation): Promise<Trial> {
  await studio.settled();
  try {
    return { result: await studio.call('operate', { operation, isTrial: true }) };
  } catch (error) {
    if (error instanceof CallError) return { refusal: error.problem };
    if (!(error instanceof OfflineError)) throw error;
    await studio.connection.whenOnline();
    return tryOperation(studio, operation);
  }
}
