import type { CallName, Problem, StudioApi } from '../../contract/api.ts';
import { translateSentence, uiTexts } from '../i18n/ui-texts.ts';

/** Thrown if the server responds to a call with an error. */
export class CallError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.sentence);
    this.problem = problem;
  }
}

/** Thrown if the server does not respond, or its response breaks off. The call may or may not have been carried out. */
export class OfflineError extends Error {}

const TIMEOUT_MS = 60_000;
/** Longer timeouts, for calls that wait for other machines or upload a lot. */
const LONG_TIMEOUTS_MS: { [Name in CallName]?: number } = { publish: 10 * TIMEOUT_MS, picture: 10 * TIMEOUT_MS };

/** Calls the server. @throws CallError if it responds with an error; OfflineError if it does not respond */
export type Call = <Name extends CallName>(
  name: Name,
  request: StudioApi[Name]['request'],
) => Promise<StudioApi[Name]['response']>;

/** Makes the function that calls the server. @param token of the session */
export function createCall(token: string): Call {
  return async function call<Name extends CallName>(name: Name, request: StudioApi[Name]['request']) {
    const response: StudioApi[Name]['response'] = await post(name, request, token, LONG_TIMEOUTS_MS[name]);
    return response;
  };
}

/** Starts a session with the token that the studio printed at its start. @throws CallError, OfflineError */
export async function beginSession(token: string): Promise<void> {
  await post('session', { token }, token);
}

async function post(name: string, request: unknown, token: string, timeoutMs = TIMEOUT_MS) {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), timeoutMs);
  try {
    const response = await fetch(`/api/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-studio': token },
      body: JSON.stringify(request),
      signal: giveUp.signal,
    });
    return bodyOf(response, await response.text());
  } catch (cause) {
    throw cause instanceof CallError ? cause : new OfflineError(name, { cause });
  } finally {
    clearTimeout(timer);
  }
}

/** Parses the body of a response. @throws CallError for an error response; SyntaxError if the body breaks off */
function bodyOf(response: Response, text: string) {
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  const body = isJson ? JSON.parse(text) : undefined;
  if (response.ok) return body;
  throw new CallError(problemOf(body, response));
}

function problemOf(body: Partial<Problem> | undefined, response: Response): Problem {
  return {
    code: body?.code ?? 'failed',
    sentence: translateSentence(body?.sentence ?? uiTexts.offline.failed),
    reasons: body?.reasons?.map(translateSentence) ?? [`${response.status} ${response.statusText}`.trim()],
    ...(body?.findings && { findings: body.findings }),
  };
}
