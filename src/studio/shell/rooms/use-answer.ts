import { useEffect, useState } from 'react';
import type { CallName, Problem, StudioApi } from '../../contract/api.ts';
import { CallError } from '../client/call.ts';
import { useStudio } from '../start/studio-context.ts';

interface CallState<Name extends CallName> {
  /** The last response. It stays while the next one is pending, and if that fails. */
  answer?: StudioApi[Name]['answer'];
  /** The request of the last response. */
  asked?: StudioApi[Name]['ask'];
  /** Why the call failed, if it did. */
  problem?: Problem;
  isWaiting: boolean;
}

interface CallOptions {
  /** Any value; a change repeats the call. */
  reason?: unknown;
  /** If false, the call is not made. */
  isWanted?: boolean;
  /** Milliseconds to wait before the call, because the request may change again. */
  pause?: number;
}

/** Makes a call, and repeats it when the request or the reason changes. `failure` is the sentence of the problem. */
export function useAnswer<Name extends CallName>(
  name: Name,
  ask: StudioApi[Name]['ask'],
  { reason, isWanted = true, pause = 0 }: CallOptions = {},
): CallState<Name> & { failure?: string } {
  const studio = useStudio();
  const [answered, setAnswered] = useState<CallState<Name>>({ isWaiting: true });
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
          const { problem } = error;
          if (isCurrent) setAnswered((before) => ({ ...before, problem, isWaiting: false }));
          return;
        }
        await studio.connection.whenOnline();
        if (isCurrent) await askIt();
      }
    };
    const timer = pause > 0 ? setTimeout(askIt, pause) : void askIt();
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [studio, key]);
  return { ...answered, failure: answered.problem?.sentence };
}
