import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FormDefinition } from '../../../contracts/forms.ts';
import type { ServerConfig } from '../../../contracts/server-config.ts';
import { matchesSource } from '../../../forms/rules/index.ts';
import { formatMessage, type HttpErrorDetails } from '../../http/http-error.ts';
import type { ReadPage } from '../../pages/site-pages.ts';
import { htmlPage } from './html-page.ts';
import { PlainForm } from './plain-form.ts';
import { type FormErrors, renderFormErrors, renderThanks } from './render-form-errors.ts';

/** The parameter with the path of the page, for a second attempt, whose Referer is not a page. */
const PAGE_PARAMETER = 'page';

/** Pages of the site have their own policy in a meta tag; on these, scripts do not run, and no page may frame them. */
const PAGE_POLICY = "script-src 'none'; frame-ancestors 'none'";

/** The general message, and messages about single fields. */
type Problem = { message: string } & Pick<HttpErrorDetails, 'fields'>;

function parameterOf(request: FastifyRequest): string | undefined {
  return new URL(request.url, 'http://localhost').searchParams.get(PAGE_PARAMETER) ?? undefined;
}

function refererPath(request: FastifyRequest): string | undefined {
  const { referer } = request.headers;
  return referer !== undefined && URL.canParse(referer) ? new URL(referer).pathname : undefined;
}

function formOf(config: ServerConfig, source: string): FormDefinition | undefined {
  return config.forms.find((form) => matchesSource(form.source, source));
}

/** Paths where the page of a form may be: where the browser says it comes from, and any page with the form. */
function candidates(request: FastifyRequest, config: ServerConfig, form: FormDefinition | undefined): string[] {
  const known = form && config.formPages?.[form.id];
  return [parameterOf(request), refererPath(request), known].filter((path) => path !== undefined);
}

/** Whether two sources belong to the same form: those of articles differ by their article. */
function isSameForm(form: FormDefinition | undefined, source: string): boolean {
  return form !== undefined && matchesSource(form.source, source);
}

function labelOf(form: FormDefinition | undefined, name: string): string {
  return form?.fields.find((field) => field.name === name)?.label ?? name;
}

function errorsFor(
  config: ServerConfig,
  form: FormDefinition | undefined,
  sent: PlainForm,
  problem: Problem,
): FormErrors {
  const order = form?.fields.map(({ name }) => name) ?? [];
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  const problems = Object.entries(problem.fields ?? {}).sort(([one], [other]) => place(one) - place(other));
  const fine = sent.uploads.filter(({ field }) => !Object.hasOwn(problem.fields ?? {}, field));
  return {
    message: problem.message,
    problems,
    values: sent.texts,
    notes: fine.map(({ field }) => [field, formatMessage(config, 'chooseAgain', { label: labelOf(form, field) })]),
    titlePrefix: config.words.errorPrefix,
  };
}

/**
 * The page from which a plain form was sent, with everything typed and the problems; undefined if it is not known. If
 * the form could not be read, for example because a client sent too much, the message is above the empty form.
 */
async function problemPage(
  readPage: ReadPage,
  request: FastifyRequest,
  config: ServerConfig,
  problem: Problem,
): Promise<string | undefined> {
  const { formTemplates } = config;
  if (!formTemplates) return undefined;
  const sent = request.plainForm ?? new PlainForm([]);
  const source = sent.first('source');
  const form = source === undefined ? undefined : formOf(config, source);
  const endpoint = request.url.split('?', 1)[0];
  for (const path of candidates(request, config, form)) {
    const html = await readPage(path);
    const action = (address: string) =>
      `${address.split('?', 1)[0]}?${new URLSearchParams({ [PAGE_PARAMETER]: path })}`;
    const rendered =
      html &&
      renderFormErrors(html, formTemplates, errorsFor(config, form, sent, problem), {
        isWanted: (one) => (form ? isSameForm(form, one.source) : one.action.split('?', 1)[0] === endpoint),
        action,
        fields: (one) => formOf(config, one)?.fields ?? [],
      });
    if (rendered) return rendered;
  }
  return undefined;
}

/** Sends a page of the site that was changed by the server. */
export function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.header('content-security-policy', PAGE_POLICY).type('text/html; charset=utf-8').send(html);
}

/** Answers a plain form that was not accepted. */
export async function respondWithProblem(
  readPage: ReadPage,
  request: FastifyRequest,
  reply: FastifyReply,
  config: ServerConfig,
  problem: Problem,
): Promise<FastifyReply> {
  const rendered = await problemPage(readPage, request, config, problem);
  if (rendered !== undefined) return sendPage(reply, rendered);
  const paragraphs = [problem.message, formatMessage(config, 'goBack')];
  const page = { title: formatMessage(config, 'problemTitle'), paragraphs, list: Object.values(problem.fields ?? {}) };
  return reply.type('text/html; charset=utf-8').send(htmlPage(config, page));
}

/** The URL of the page that says thank you for a form, and links back to the page from which it was sent. */
export async function thanksUrl(
  readPage: ReadPage,
  request: FastifyRequest,
  config: ServerConfig,
  form: FormDefinition,
) {
  const address = `/api/thank-you/${form.id}`;
  for (const path of candidates(request, config, form)) {
    if ((await readPage(path)) !== undefined)
      return `${address}?${new URLSearchParams({ [PAGE_PARAMETER]: path })}#thanks`;
  }
  return address;
}

/** Answers with the page from which a form was sent, with a thank-you message in place of the form. */
export async function sendThanks(
  readPage: ReadPage,
  request: FastifyRequest,
  reply: FastifyReply,
  config: ServerConfig,
  form: FormDefinition,
): Promise<FastifyReply> {
  const { title, text } = form.success;
  const piece = config.formTemplates?.thanks[form.id];
  for (const page of piece === undefined ? [] : candidates(request, config, form)) {
    const html = await readPage(page);
    const texts = { label: formatMessage(config, 'backToPage'), page, titlePrefix: `${title}: ` };
    const rendered = html && piece && renderThanks(html, piece, texts, (source) => isSameForm(form, source));
    if (rendered) return sendPage(reply, rendered);
  }
  return reply.type('text/html; charset=utf-8').send(htmlPage(config, { title, paragraphs: text ? [text] : [] }));
}
