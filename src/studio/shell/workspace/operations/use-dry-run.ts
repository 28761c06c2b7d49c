import { useEffect, useMemo, useRef, useState } from 'react';
import type { Operation } from '../../../contract/work.ts';
import { useApiCall } from '../../views/use-api-call.ts';

const DEBOUNCE_MS = 250;

/**
 * Performs a dry run whenever the operation changes, at once for the first one, then debounced.
 *
 * @param isComplete whether all inputs are complete
 */
export function useDryRun(operation: Operation, isComplete: boolean) {
  const [attempt, setAttempt] = useState(0);
  const isFirst = useRef(true);
  const options = { reason: attempt, isWanted: isComplete, delayMs: isFirst.current ? 0 : DEBOUNCE_MS };
  const { response, problem, isLoading } = useApiCall('operate', { operation, isDryRun: true }, options);
  useEffect(() => {
    if (isComplete) isFirst.current = false;
  }, [isComplete]);
  const wanted = JSON.stringify([operation, isComplete, attempt]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each operation has its own id.
  const id = useMemo(() => crypto.randomUUID(), [wanted]);
  return {
    /** The id for the call that performs the operation, the same for retries. */
    id,
    /** The effects of the operation, or why it is refused; undefined until the dry run has finished. */
    dryRun: isLoading ? undefined : { result: response, refusal: problem },
    tryAgain: () => setAttempt(attempt + 1),
  };
}
