import { EmailJSResponseStatus } from '@emailjs/browser';
import { afterEach, expect, test, vi } from 'vitest';
import type { FormDefinition } from '../../shapes.ts';
import { enquiryForm, fakeSurroundings } from './fakes.ts';
import { createReferences } from './references.ts';
import { submitForm } from './submit-form.ts';
import type { Surroundings } from './surroundings.ts';

const values = { fullName: 'Amina', email: 'amina@example.com' };
const submission = {
  ...values,
  source: 'contact',
  submissionId: 'KILELE-1773313500000-aaaaaaaaa',
  timestamp: '2026-03-12T11:05:00.000Z',
};

function start(changes: Partial<Surroundings> = {}, form: FormDefinition = enquiryForm()) {
  const fakes = fakeSurroundings(changes);
  const references = createReferences(form.idPrefix, fakes.surroundings);
  const send = (filled: typeof values = values) => submitForm(form, filled, references, fakes.surroundings);
  return { ...fakes, send };
}

const posted = (fetched: Surroundings['fetch']) =>
  vi.mocked(fetched).mock.calls.map(([, request]) => JSON.parse(String(request?.body)));

afterEach(() => void vi.useRealTimers());

test('saves the submission as JSON, then sends both mails in their order', async () => {
  const { mailer, download, surroundings, send } = start();
  expect(await send()).toBe('sent');
  expect(surroundings.fetch).toHaveBeenCalledExactlyOnceWith(
    '/api/save-submission.php',
    expect.objectContaining({
      method: 'POST',
      headers: expect.objectContaining({ 'Content-Type': 'application/json' }),
    }),
  );
  expect(posted(surroundings.fetch)).toEqual([submission]);
  expect(mailer.send.mock.calls).toEqual([
    ['service', 'confirmation', { to_email: 'amina@example.com', id: submission.submissionId }],
    ['service', 'notification', { to_email: 'inbox@kilele.example' }],
  ]);
  expect(download).not.toHaveBeenCalled();
});

test('an empty origin means the site itself, and it is set before the first mail', async () => {
  const { mailer, send } = start();
  await send();
  expect(mailer.init).toHaveBeenCalledExactlyOnceWith({ publicKey: 'key', origin: 'https://www.kilele.example' });
  expect(mailer.init).toHaveBeenCalledBefore(mailer.send);
});

test('another origin is kept', async () => {
  const { delivery } = enquiryForm();
  const emailjs = { ...delivery.emailjs, origin: 'https://mail.example' };
  const { mailer, send } = start({}, enquiryForm({ delivery: { ...delivery, emailjs } }));
  await send();
  expect(mailer.init).toHaveBeenCalledWith({ publicKey: 'key', origin: 'https://mail.example' });
});

test('a save that is refused leaves a copy on the device and goes on as if it were saved', async () => {
  const { mailer, download, send } = start({ fetch: async () => new Response('no', { status: 500 }) });
  expect(await send()).toBe('sent');
  const [name, text] = download.mock.calls[0] ?? [];
  expect(name).toBe('KILELE-1773313500000-aaaaaaaaa.json');
  expect(JSON.parse(String(text))).toEqual(submission);
  expect(mailer.send).toHaveBeenCalledTimes(2);
});

test('the body of the answer is not read', async () => {
  const answer = new Response('<not json>');
  const { send } = start({ fetch: async () => answer });
  await send();
  expect(answer.bodyUsed).toBe(false);
});

test('a save without an answer ends after its time, and its request is given up', async () => {
  vi.useFakeTimers();
  const fetched = vi.fn<typeof fetch>(() => new Promise(() => undefined));
  const { download, send } = start({ fetch: fetched });
  const outcome = send();
  await vi.advanceTimersByTimeAsync(4999);
  expect(download).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await outcome).toBe('sent');
  expect(download).toHaveBeenCalledOnce();
  expect(fetched.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
});

test.each([
  ['an answer that is not OK', async () => Promise.reject(new EmailJSResponseStatus(400, 'no such template'))],
  ['a text as the reason', async () => Promise.reject('The public key is required')],
])('a mail that fails with %s ends the success path', async (_, fail) => {
  const { mailer, download, send } = start();
  mailer.send.mockImplementationOnce(fail);
  expect(await send()).toBe('failed');
  expect(mailer.send).toHaveBeenCalledOnce();
  expect(download).not.toHaveBeenCalled();
});

test('a mail without an answer fails after its time', async () => {
  vi.useFakeTimers();
  const { mailer, send } = start();
  mailer.send.mockReturnValueOnce(new Promise(() => undefined));
  const outcome = send();
  await vi.advanceTimersByTimeAsync(4000);
  expect(await outcome).toBe('failed');
});

test('a mail library that cannot be loaded is a failure', async () => {
  const { send } = start({ loadMailer: () => Promise.reject(new TypeError('Failed to fetch')) });
  expect(await send()).toBe('failed');
});

test('a retry sends the same id and timestamp, and no mail that went out already', async () => {
  const { mailer, now, surroundings, send } = start();
  mailer.send.mockResolvedValueOnce(new EmailJSResponseStatus(200, 'OK')).mockRejectedValueOnce('down');
  expect(await send()).toBe('failed');
  now.mockReturnValue(Date.UTC(2027, 0, 1));
  expect(await send()).toBe('sent');
  expect(posted(surroundings.fetch)).toEqual([submission, submission]);
  expect(mailer.send.mock.calls.map(([, template]) => template)).toEqual([
    'confirmation',
    'notification',
    'notification',
  ]);
});

test('other answers, and the next submission after a success, get an id of their own', async () => {
  const { now, surroundings, send } = start();
  await send();
  now.mockReturnValue(Date.UTC(2027, 0, 1));
  await send();
  now.mockReturnValue(Date.UTC(2027, 0, 2));
  await send({ ...values, fullName: 'Otieno' });
  const ids = posted(surroundings.fetch).map(({ submissionId }) => submissionId);
  expect(new Set(ids).size).toBe(3);
});

test('without a connection the outcome says so, and the copy is downloaded once over all retries', async () => {
  const { download, send } = start({
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    loadMailer: () => Promise.reject(new TypeError('Failed to fetch')),
  });
  expect(await send()).toBe('offline');
  expect(await send()).toBe('offline');
  expect(download).toHaveBeenCalledOnce();
});

test('a save that reaches nobody still counts as done when the mails go out', async () => {
  const { send } = start({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
  expect(await send()).toBe('sent');
});

test('the connection may be lost between save and mails', async () => {
  const { mailer, send } = start({ isOnline: () => false });
  mailer.send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await send()).toBe('offline');
});

const subscription = enquiryForm({
  kind: 'subscription',
  source: 'blog-page',
  delivery: { ...enquiryForm().delivery, mails: [] },
});

test('a subscription is one call without an id', async () => {
  const { mailer, surroundings, send } = start({}, subscription);
  expect(await send()).toBe('sent');
  expect(posted(surroundings.fetch)).toEqual([{ ...values, source: 'blog-page', timestamp: submission.timestamp }]);
  expect(mailer.send).not.toHaveBeenCalled();
});

test('a subscription that is not saved fails, and leaves no file', async () => {
  const { download, send } = start({ fetch: async () => new Response('', { status: 503 }) }, subscription);
  expect(await send()).toBe('failed');
  expect(download).not.toHaveBeenCalled();
});
