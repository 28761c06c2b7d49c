import { EmailJSResponseStatus } from '@emailjs/browser';
import { afterEach, expect, test, vi } from 'vitest';
import type { Values } from '../rules/index.ts';
import type { BrowserPorts, Post } from './browser-ports.ts';
import { enquiryForm, fakeMemory, fakePorts } from './fakes.ts';
import { createReferences } from './references.ts';
import { submitForm } from './submit-form.ts';
import { TimeoutError } from './with-timeout.ts';

const values = { fullName: 'Amina', email: 'amina@example.com' };
const submission = {
  ...values,
  source: 'contact',
  submissionId: 'ACME-1773313500000-aaaaaaaaa',
  timestamp: '2026-03-12T11:05:00.000Z',
};

function start(changes: Partial<BrowserPorts> = {}, form = enquiryForm(), memory = fakeMemory()) {
  const fakes = fakePorts(changes);
  const references = createReferences(form.idPrefix, fakes.browserPorts, memory);
  const send = (filled: Values = values) => submitForm(form, filled, references, fakes.browserPorts);
  return { ...fakes, send };
}

const posted = (post: Post) => vi.mocked(post).mock.calls.map(([, body]) => JSON.parse(body));

const answering = (status: number, body: unknown = {}) =>
  vi.fn<Post>(async () => ({ status, text: JSON.stringify(body) }));
const silent = () => vi.fn<Post>(() => Promise.reject(new TypeError('nobody answered')));
const noMailer = () => Promise.reject(new TypeError('Failed to fetch'));
const unknownSubmission = () => Promise.reject(new EmailJSResponseStatus(404, 'no such submission'));

afterEach(() => void vi.useRealTimers());

test('saves the submission as JSON, then sends both mails in order', async () => {
  const { mailer, download, browserPorts, send } = start();
  expect(await send()).toEqual({ result: 'sent' });
  expect(browserPorts.post).toHaveBeenCalledExactlyOnceWith(
    '/api/save-submission.php',
    expect.any(String),
    expect.objectContaining({ patience: 5000 }),
  );
  expect(posted(browserPorts.post)).toEqual([submission]);
  expect(mailer.send.mock.calls).toEqual([
    ['service', 'confirmation', { to_email: 'amina@example.com', id: submission.submissionId }],
    ['service', 'notification', { to_email: 'inbox@acme.example' }],
  ]);
  expect(download).not.toHaveBeenCalled();
});

test('an empty mail origin is the site itself, and is set before the first mail', async () => {
  const { mailer, send } = start();
  await send();
  expect(mailer.init).toHaveBeenCalledExactlyOnceWith({ publicKey: 'key', origin: 'https://www.acme.example' });
  expect(mailer.init).toHaveBeenCalledBefore(mailer.send);
});

test('another origin is kept', async () => {
  const { delivery } = enquiryForm();
  const emailjs = { ...delivery.emailjs, origin: 'https://mail.example' };
  const { mailer, send } = start({}, enquiryForm({ delivery: { ...delivery, emailjs } }));
  await send();
  expect(mailer.init).toHaveBeenCalledWith({ publicKey: 'key', origin: 'https://mail.example' });
});

test('a refused save downloads a copy, and continues as if it had succeeded', async () => {
  const { mailer, download, send } = start({ post: answering(500) });
  expect(await send()).toEqual({ result: 'sent' });
  const [name, text] = download.mock.calls[0] ?? [];
  expect(name).toBe('ACME-1773313500000-aaaaaaaaa.json');
  expect(JSON.parse(String(text))).toEqual(submission);
  expect(mailer.send).toHaveBeenCalledTimes(2);
});

test('a save that times out downloads a copy, and the mails are sent all the same', async () => {
  const { download, mailer, send } = start({ post: () => Promise.reject(new TimeoutError('no movement')) });
  expect(await send()).toEqual({ result: 'sent' });
  expect(download).toHaveBeenCalledOnce();
  expect(mailer.send).toHaveBeenCalledTimes(2);
});

test('a document gets the upload timeout, and reports its progress', async () => {
  const post = vi.fn<Post>(async (_address, _body, { onProgress }) => {
    onProgress(0.5);
    return { status: 201, text: '' };
  });
  const { browserPorts, send } = start({ post });
  await send({ ...values, documents: { name: 'cv.pdf', type: 'application/pdf', size: 4, data: 'JVBERg==' } });
  expect(post).toHaveBeenLastCalledWith(
    expect.any(String),
    expect.any(String),
    expect.objectContaining({ patience: 20_000 }),
  );
  expect(browserPorts.onProgress).toHaveBeenCalledExactlyOnceWith(0.5);
  await send();
  expect(browserPorts.onProgress).toHaveBeenCalledOnce();
});

test.each([
  ['an answer that is not OK', async () => Promise.reject(new EmailJSResponseStatus(400, 'no such template'))],
  ['a text as the reason', async () => Promise.reject('The public key is required')],
])('a mail that fails with %s ends the submission as a failure', async (_, fail) => {
  const { mailer, download, send } = start();
  mailer.send.mockImplementationOnce(fail);
  expect(await send()).toEqual({ result: 'failed' });
  expect(mailer.send).toHaveBeenCalledOnce();
  expect(download).not.toHaveBeenCalled();
});

test.each([
  ['the confirmation', 0, 'To you: failed'],
  ['the notification', 1, 'To us: failed'],
])('a failure of %s is logged with that mail’s message', async (_, before, words) => {
  const log = vi.fn();
  const { mailer, send } = start({ log });
  for (let sent = 0; sent < before; sent += 1) mailer.send.mockResolvedValueOnce(new EmailJSResponseStatus(200, 'OK'));
  const reason = new EmailJSResponseStatus(500, 'down');
  mailer.send.mockRejectedValueOnce(reason);
  await send();
  expect(log.mock.calls).toEqual([[words, reason]]);
});

test('a mail library that cannot be loaded is logged with the message of the first waiting mail', async () => {
  const log = vi.fn();
  const { send } = start({ log, loadMailer: noMailer });
  await send();
  expect(log.mock.calls).toEqual([['To you: failed', new TypeError('Failed to fetch')]]);
});

test('a mail without a response fails after the timeout', async () => {
  vi.useFakeTimers();
  const { mailer, send } = start();
  mailer.send.mockReturnValueOnce(new Promise(() => undefined));
  const outcome = send();
  await vi.advanceTimersByTimeAsync(4000);
  expect(await outcome).toEqual({ result: 'failed' });
});

test('a mail library that cannot be loaded is a failure', async () => {
  const { send } = start({ loadMailer: () => Promise.reject(new TypeError('Failed to fetch')) });
  expect(await send()).toEqual({ result: 'failed' });
});

test('a retry sends the same id and timestamp, and does not repeat mails', async () => {
  const { mailer, now, browserPorts, send } = start();
  mailer.send.mockResolvedValueOnce(new EmailJSResponseStatus(200, 'OK')).mockRejectedValueOnce('down');
  expect(await send()).toEqual({ result: 'failed' });
  now.mockReturnValue(Date.UTC(2027, 0, 1));
  expect(await send()).toEqual({ result: 'sent' });
  expect(posted(browserPorts.post)).toEqual([submission, submission]);
  expect(mailer.send.mock.calls.map(([, template]) => template)).toEqual([
    'confirmation',
    'notification',
    'notification',
  ]);
});

test('changed answers, and the next submission after a success, get new ids', async () => {
  const { now, browserPorts, send } = start();
  await send();
  now.mockReturnValue(Date.UTC(2027, 0, 1));
  await send();
  now.mockReturnValue(Date.UTC(2027, 0, 2));
  await send({ ...values, fullName: 'Otieno' });
  const ids = posted(browserPorts.post).map(({ submissionId }) => submissionId);
  expect(new Set(ids).size).toBe(3);
});

test('the same content keeps its id, copy and mails after a reload; other content does not', async () => {
  const memory = fakeMemory();
  const first = start({ post: answering(500) }, enquiryForm(), memory);
  first.mailer.send.mockResolvedValueOnce(new EmailJSResponseStatus(200, 'OK')).mockRejectedValueOnce('down');
  await first.send();
  const second = start({ post: answering(500), random: () => 0.5 }, enquiryForm(), memory);
  second.now.mockReturnValue(Date.UTC(2027, 0, 1));
  expect(await second.send()).toEqual({ result: 'sent' });
  expect(posted(second.browserPorts.post)).toEqual([submission]);
  expect(second.mailer.send.mock.calls.map(([, template]) => template)).toEqual(['notification']);
  expect(second.download).not.toHaveBeenCalled();
  const third = start({ random: () => 0.5 }, enquiryForm(), memory);
  await third.send();
  expect(posted(third.browserPorts.post)).not.toEqual([submission]);
});

test('without a connection the outcome says so, and the copy is downloaded once over all retries', async () => {
  const { download, send } = start({ post: silent(), loadMailer: noMailer });
  expect(await send()).toEqual({ result: 'unreachable' });
  expect(await send()).toEqual({ result: 'unreachable' });
  expect(download).toHaveBeenCalledOnce();
});

test('an unreachable server still counts as success if the mails are sent', async () => {
  const { send } = start({ post: silent() });
  expect(await send()).toEqual({ result: 'sent' });
});

test('no copy is mentioned if the form was saved and only the mails failed', async () => {
  const { download, send } = start({ loadMailer: noMailer });
  expect(await send()).toEqual({ result: 'failed' });
  expect(download).not.toHaveBeenCalled();
});

test.each([413, 415, 422, 429])('a refusal with %i is passed on with its fields', async (status) => {
  const refusal = { message: 'Not like this.', fields: { email: 'Not this one.' } };
  const { mailer, download, send } = start({ post: answering(status, refusal) });
  mailer.send.mockImplementation(unknownSubmission);
  expect(await send()).toEqual({ result: 'failed', refusal });
  expect(download).toHaveBeenCalledOnce();
});

test('an id that is in use is replaced at once, since mails would refer to the other answers', async () => {
  const random = vi.fn(() => 0.5).mockReturnValue(0.5);
  const post = answering(201).mockImplementationOnce(async () => {
    random.mockReturnValue(0);
    return { status: 409, text: '{"message":"taken"}' };
  });
  const { mailer, download, send } = start({ post, random });
  expect(await send()).toEqual({ result: 'sent' });
  const [taken, own] = posted(post);
  expect(taken.submissionId).not.toBe(own.submissionId);
  expect(mailer.send.mock.calls[0]?.[2]).toMatchObject({ id: own.submissionId });
  expect(download).not.toHaveBeenCalled();
});

test('an id that is in use twice is a failure, and a copy is downloaded', async () => {
  const post = answering(409, { message: 'taken' });
  const { mailer, download, send } = start({ post });
  mailer.send.mockImplementation(unknownSubmission);
  expect(await send()).toMatchObject({ result: 'failed' });
  expect(post).toHaveBeenCalledTimes(2);
  expect(download).toHaveBeenCalledOnce();
});

const subscription = enquiryForm({
  kind: 'subscription',
  source: 'blog-page',
  delivery: { ...enquiryForm().delivery, mails: [] },
});

test('a subscription is one call without an id', async () => {
  const { mailer, browserPorts, send } = start({}, subscription);
  expect(await send()).toEqual({ result: 'sent' });
  expect(posted(browserPorts.post)).toEqual([{ ...values, source: 'blog-page', timestamp: submission.timestamp }]);
  expect(mailer.send).not.toHaveBeenCalled();
});

test('a failed subscription downloads no copy', async () => {
  const { download, send } = start({ post: answering(503) }, subscription);
  expect(await send()).toEqual({ result: 'failed' });
  expect(download).not.toHaveBeenCalled();
});

test('a subscription reports a missing connection, and the server’s messages', async () => {
  expect(await start({ post: silent() }, subscription).send()).toEqual({ result: 'unreachable' });
  const refusal = { message: 'No.', fields: {} };
  expect(await start({ post: answering(422, refusal) }, subscription).send()).toEqual({ result: 'failed', refusal });
});
