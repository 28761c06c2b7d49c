import { useEffect, useState } from 'react';
import type { CallName, StudioApi } from '../../contract/api.ts';
import { CallError } from '../client/call.ts';
import { useStudio } from '../start/studio-context.ts';

/** The state of a call. */
export interface CallState<Ask, T> {
  /** The last response. It stays while the next one is pending, and if that fails. */
  answer?: T;
  /** The request of the last response. */
  asked?: Ask;
  /** The error message, if the call failed. */
  failure?: string;
  isWaiting: boolean;
}

/**
 * Makes a call, and repeats it when the request or the reason changes.
 * @param reason any value; a change repeats the call
 * @param isWanted if false, the call is not made
 */
export function useAnswer<Name extends CallName>(
  name: Name,
  ask: StudioApi[Name]['ask'],
  reason: unknown = undefined,
  isWanted = true,
): CallState<StudioApi[Name]['ask'], StudioApi[Name]['answer']> {
  const studio = useStudio();
  const [answered, setAnswered] = useState<CallState<StudioApi[Name]['ask'], StudioApi[Name]['answer']>>({
    isWaiting: true,
  });
  const key = JSON.stringify([ask, reason, isWanted]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key contains everything that repeats the call.
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    setAnswered((before) => ({ ...before, isWaiting: true }));
    const askIt = async (): Promise<void> => {
      await studio.settled();
      try {
        const answer = await studio.call(name, ask);
        if (isCurrent) setAnswered({ answer, asked: ask, isWaiting: false });
      } catch (error) {
        if (error instanceof CallError) {
          if (isCurrent) setAnswered((before) => ({ ...before, failure: error.message, isWaiting: false }));
          return;
        }
        await studio.connection.whenOnline();
        if (isCurrent) await askIt();
      }
    };
    void askIt();
    return () => {
      isCurrent = false;
    };
  }, [studio, key]);
  return answered;
}
