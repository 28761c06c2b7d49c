import { useEffect, useMemo, useRef, useState } from 'react';
import type { Operation } from '../../../contract/work.ts';
import { useAnswer } from '../../rooms/use-answer.ts';

const PAUSE = 250;

/**
 * Performs a dry run whenever the operation changes, at once for the first one, then debounced.
 *
 * @param isAsked whether all inputs are complete
 */
export function useDryRun(operation: Operation, isAsked: boolean) {
  const [attempt, setAttempt] = useState(0);
  const isFirst = useRef(true);
  const options = { reason: attempt, isWanted: isAsked, pause: isFirst.current ? 0 : PAUSE };
  const { answer, problem, isWaiting } = useAnswer('operate', { operation, isDryRun: true }, options);
  useEffect(() => {
    if (isAsked) isFirst.current = false;
  }, [isAsked]);
  const wanted = JSON.stringify([operation, isAsked, attempt]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each operation has its own id.
  const id = useMemo(() => crypto.randomUUID(), [wanted]);
  return {
    /** The id for the call that performs the operation, the same for retries. */
    id,
    /** The effects of the operation, or why it is refused; undefined until the dry run has finished. */
    dryRun: isWaiting ? undefined : { result: answer, refusal: problem },
    tryAgain: () => setAttempt(attempt + 1),
  };
}
