import { useEffect, useState } from 'react';
import type { CallName, Problem, StudioApi } from '../../contract/api.ts';
import { CallError } from '../client/call.ts';
import { useStudio } from '../start/window-context.ts';

interface CallState<Name extends CallName> {
  /** The last response. It stays while the next one is pending, and if that fails. */
  response?: StudioApi[Name]['response'];
  /** The request of the last response. */
  request?: StudioApi[Name]['request'];
  /** Why the call failed, if it did. */
  problem?: Problem;
  isLoading: boolean;
}

interface CallOptions {
  /** Any value; a change repeats the call. */
  reason?: unknown;
  /** If false, the call is not made. */
  isWanted?: boolean;
  /** Time to wait before the call, because the request may change again. */
  delayMs?: number;
}

/** Makes a call, and repeats it when the request or the reason changes. `failure` is the sentence of the problem. */
export function useApiCall<Name extends CallName>(
  name: Name,
  request: StudioApi[Name]['request'],
  { reason, isWanted = true, delayMs = 0 }: CallOptions = {},
): CallState<Name> & { failure?: string } {
  const studio = useStudio();
  const [state, setState] = useState<CallState<Name>>({ isLoading: true });
  const key = JSON.stringify([request, reason, isWanted]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key contains everything that repeats the call.
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    setState((before) => ({ ...before, isLoading: true }));
    const makeCall = async (): Promise<void> => {
      await studio.settled();
      try {
        const response = await studio.call(name, request);
        if (isCurrent) setState({ response, request, isLoading: false });
      } catch (error) {
        if (error instanceof CallError) {
          const { problem } = error;
          if (isCurrent) setState((before) => ({ ...before, problem, isLoading: false }));
          return;
        }
        await studio.connection.whenOnline();
        if (isCurrent) await makeCall();
      }
    };
    const timer = delayMs > 0 ? setTimeout(makeCall, delayMs) : void makeCall();
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [studio, key]);
  return { ...state, failure: state.problem?.sentence };
}
