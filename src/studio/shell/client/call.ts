import type { CallName, Problem, StudioApi } from '../../contract/api.ts';
import { inWords, words } from '../words/words.ts';

/** The server refused a call. */
export class CallError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.sentence);
    this.problem = problem;
  }
}

/** The server does not answer, or its answer is cut off: whether it has done what was asked for is not known. */
export class OfflineError extends Error {}

/** Milliseconds after which an answer is no longer waited for. */
const PATIENCE = 60_000;
/** Some calls wait for other machines, or send a lot. */
const MORE_PATIENCE: { [Name in CallName]?: number } = { publish: 10 * PATIENCE, picture: 10 * PATIENCE };

/** Asks the server. @throws CallError when it refuses, OfflineError when it does not answer */
export type Call = <Name extends CallName>(
  name: Name,
  ask: StudioApi[Name]['ask'],
) => Promise<StudioApi[Name]['answer']>;

/** Calls of a studio whose session has this token. */
export function callsWith(token: string): Call {
  return async function call<Name extends CallName>(name: Name, ask: StudioApi[Name]['ask']) {
    const answer: StudioApi[Name]['answer'] = await answerTo(name, ask, token, MORE_PATIENCE[name]);
    return answer;
  };
}

/** Begins the session of this window with the token that the studio printed. @throws CallError, OfflineError */
export async function beginSession(token: string): Promise<void> {
  await answerTo('session', { token }, token);
}

async function answerTo(name: string, ask: unknown, token: string, patience = PATIENCE) {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), patience);
  try {
    const response = await fetch(`/api/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-studio': token },
      body: JSON.stringify(ask),
      signal: giveUp.signal,
    });
    return bodyOf(response, await response.text());
  } catch (cause) {
    throw cause instanceof CallError ? cause : new OfflineError(name, { cause });
  } finally {
    clearTimeout(timer);
  }
}

/** @throws SyntaxError when it is cut off */
function bodyOf(response: Response, text: string) {
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  const body = isJson ? JSON.parse(text) : undefined;
  if (response.ok) return body;
  throw new CallError(problemOf(body, response));
}

function problemOf(body: Partial<Problem> | undefined, response: Response): Problem {
  return {
    code: body?.code ?? 'failed',
    sentence: inWords(body?.sentence ?? words.offline.failed),
    reasons: body?.reasons?.map(inWords) ?? [`${response.status} ${response.statusText}`.trim()],
    ...(body?.findings && { findings: body.findings }),
  };
}
