import { readFileSync } from 'node:fs';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { FAVICON } from '../../../build/site-files/favicon.ts';
import { OperationRefusedError } from '../../../content/edit/entities/operation-refused-error.ts';
import { saveError } from '../../../content/edit/files/save-error.ts';
import { phrase } from '../../../content/edit/words/phrase.ts';
import { brandFolder } from '../../../content/read/files.ts';
import type { Problem } from '../../contract/api.ts';
import { studioFindings } from '../calls/findings.ts';
import { EXAMPLE_PICTURES, examplePicture } from '../calls/schemas.ts';
import { stateOf } from '../calls/studio-state.ts';
import type { Studio } from '../studio.ts';
import { type Access, forbidden, isSameOriginRequest, refuseAmbiguousRequest, TOKEN_HEADER } from './access.ts';
import { ApiError } from './api-error.ts';
import { type CallContext, calls } from './calls.ts';
import { type EventStream, streamEvents } from './event-stream.ts';
import { handbookPage } from './handbook-page.ts';
import { requireFile, sendFile } from './send-file.ts';

const ASSETS = '/assets/';
/** The URL path of the handbook. */
const HANDBOOK = '/handbook/';
/** Maximum bytes of a request, unless the call sets another limit. */
const MAX_BODY_BYTES = 2_000_000;

/** Where the studio is used. */
interface ShellAddresses {
  host: string;
  /** Another host name of this machine, which redirects to `host`, because only one origin can embed previewed pages. */
  alias: string;
  pageOrigin: string;
}

/** The server of the shell: its page and files, the calls and the events. Refuses requests by pages of other origins. */
export function shellServer(studio: Studio, access: Access, addresses: ShellAddresses): FastifyInstance {
  const app = Fastify({ bodyLimit: MAX_BODY_BYTES, forceCloseConnections: true });
  app.setErrorHandler((error, _request, reply) => {
    const { status, problem } = problemOf(error);
    return reply.status(status).send(problem);
  });
  app.setNotFoundHandler((_request, reply) => reply.status(404).send(problem('not-found', 'There is nothing here.')));
  guardRequests(app, access, addresses);
  addFiles(app, studio);
  addHandbook(app, studio.options.root);
  app.post('/api/session', (request, reply) => {
    access.expectToken(Object(request.body).token);
    return reply.header('set-cookie', access.setCookie).send({});
  });
  app.get('/api/events', (request, reply) => sendChanges(studio, streamEvents(request.raw, reply)));
  addCalls(app, { studio, pageOrigin: addresses.pageOrigin });
  return app;
}

/** Checks where each request comes from and what it may do, before anything else happens. */
function guardRequests(app: FastifyInstance, access: Access, { host, alias, pageOrigin }: ShellAddresses): void {
  app.addHook('onRequest', async (request, reply) => {
    refuseAmbiguousRequest(request.raw);
    const isAlias = request.method === 'GET' && request.url === '/' && isSameOriginRequest(request.headers, alias);
    // Browsers keep the URL's fragment, which contains the token, on a redirect.
    if (isAlias) return reply.redirect(`http://${host}/`);
    if (!isSameOriginRequest(request.headers, host)) throw forbidden();
    reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
    reply.header('content-security-policy', policy(pageOrigin)).header('referrer-policy', 'no-referrer');
    if (!request.url.startsWith('/api/') || request.url === '/api/session') return;
    access.expectCookie(request.headers);
    // Checked before the body is read. EventSource cannot send headers, but its GET requests change nothing.
    if (request.method !== 'GET') access.expectToken(request.headers[TOKEN_HEADER]);
  });
}

/** Adds the routes of the shell's page and its files. */
function addFiles(app: FastifyInstance, studio: Studio): void {
  app.get('/', (_request, reply) => reply.type('text/html').send(shellPage(studio)));
  app.get(`/${FAVICON}`, (_request, reply) =>
    sendFile(reply, path.join(brandFolder(studio.options.configDir), FAVICON)),
  );
  app.get(`${ASSETS}*`, ({ url }, reply) =>
    sendFile(reply, path.join(studio.code.shellDir, 'assets', path.basename(url))),
  );
  app.get(`${EXAMPLE_PICTURES}*`, ({ url }, reply) =>
    sendFile(reply, examplePicture(studio.options.root, path.basename(url))),
  );
}

/** Sends the studio's state, and from then on every change of it. */
function sendChanges(studio: Studio, events: EventStream): void {
  events.send({ type: 'state', state: stateOf(studio) });
  events.onEnd(
    studio.listen(({ files, sentences, isChecked }) => {
      if (files.length > 0) events.send({ type: 'files', versions: versionsOf(studio, files) });
      if (isChecked) events.send({ type: 'findings', findings: studioFindings(studio) });
      for (const sentence of sentences) events.send({ type: 'notice', sentence });
      events.send({ type: 'state', state: stateOf(studio) });
    }),
  );
}

/** Adds the routes of the handbook and its pictures. */
function addHandbook(app: FastifyInstance, root: string): void {
  app.get(`${HANDBOOK}*`, ({ url }, reply) => {
    const file = path.join(root, 'site-config', `${path.basename(url, '.md')}.md`);
    return reply.type('text/html').send(handbookPage(readFileSync(requireFile(file), 'utf8')));
  });
  for (const folder of ['blocks', 'studio'])
    app.get(`/docs/${folder}/*`, ({ url }, reply) =>
      sendFile(reply, path.join(root, 'docs', folder, `${path.basename(url, '.webp')}.webp`)),
    );
}

function addCalls(app: FastifyInstance, context: CallContext): void {
  for (const [name, { properties, optional = [], bodyLimit, run }] of Object.entries(calls)) {
    const required = Object.keys(properties).filter((property) => !optional.includes(property));
    const body = { type: 'object', required, properties };
    app.post(`/api/${name}`, { schema: { body }, ...(bodyLimit && { bodyLimit }) }, async (request) =>
      Reflect.apply(run, undefined, [request.body, context]),
    );
  }
}

function versionsOf({ draft }: Studio, files: string[]): Record<string, number> {
  return Object.fromEntries(files.map((file) => [file, draft.version(file)]));
}

function shellPage({ code }: Studio): string {
  const { script, styles } = code.shell;
  const links = styles.map((file) => `<link rel="stylesheet" href="/${file}">`).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>Studio</title><link rel="icon" href="/${FAVICON}">${links}</head><body><div id="studio"></div><script type="module" src="/${script}"></script></body></html>`;
}

/** The content security policy: only resources of the studio itself, and previewed pages in frames. */
function policy(pageOrigin: string): string {
  return `default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob: ${pageOrigin}; font-src 'self' ${pageOrigin}; connect-src 'self'; frame-src ${pageOrigin}; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;
}

function problem(code: Problem['code'], sentence: string, reasons: string[] = []): Problem {
  return { code, sentence, reasons };
}

/** The folder of the file that a file system error names. */
function folderOf(error: unknown): string {
  const named = error instanceof Error && 'path' in error ? error.path : undefined;
  return typeof named === 'string' ? path.dirname(named) : 'the folder of the studio';
}

/** The status and body of an error response. Unexpected errors are also logged. */
function problemOf(error: unknown): { status: number; problem: Problem } {
  if (error instanceof ApiError) {
    const { status, code, message, findings } = error;
    return { status, problem: { ...problem(code, message), ...(findings && { findings }) } };
  }
  if (error instanceof OperationRefusedError) {
    const [sentence = ''] = error.message.split('\n');
    return { status: 422, problem: problem('refused', sentence, error.reasons) };
  }
  if (error instanceof Error && 'statusCode' in error && Number(error.statusCode) < 500)
    return { status: Number(error.statusCode), problem: problem('bad-request', error.message) };
  const fault = saveError(error, folderOf(error));
  if (fault !== undefined) return { status: 507, problem: problem('unwritable', fault) };
  console.error(error);
  return { status: 500, problem: problem('failed', phrase('failed'), [String(error)]) };
}
