import type { CallName, Problem, StudioApi } from '../../contract/api.ts';

/** The server refused a call. */
export class CallError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.sentence);
    this.problem = problem;
  }
}

/** The server does not answer. */
export class OfflineError extends Error {}

/** Asks the server. @throws CallError when it refuses, OfflineError when it does not answer */
export type Call = <Name extends CallName>(
  name: Name,
  ask: StudioApi[Name]['ask'],
) => Promise<StudioApi[Name]['answer']>;

/** Calls of a studio whose session has this token. */
export function callsWith(token: string): Call {
  return async function call<Name extends CallName>(name: Name, ask: StudioApi[Name]['ask']) {
    const response = await post(name, ask, token);
    const answer: StudioApi[Name]['answer'] = await bodyOf(response);
    return answer;
  };
}

/** Begins the session of this window with the token that the studio printed. @throws CallError, OfflineError */
export async function beginSession(token: string): Promise<void> {
  await bodyOf(await post('session', { token }, token));
}

async function post(name: string, ask: unknown, token: string): Promise<Response> {
  try {
    return await fetch(`/api/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-studio': token },
      body: JSON.stringify(ask),
    });
  } catch (cause) {
    throw new OfflineError(name, { cause });
  }
}

async function bodyOf(response: Response) {
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  const body = isJson ? await response.json() : undefined;
  if (response.ok) return body;
  throw new CallError(problemOf(body, response));
}

function problemOf(body: Partial<Problem> | undefined, response: Response): Problem {
  return {
    code: body?.code ?? 'failed',
    sentence: body?.sentence ?? `${response.status} ${response.statusText}`,
    reasons: body?.reasons ?? [],
  };
}
