/** Fakes of the browser, the mail service and a form, for tests of submitting. */
import { EmailJSResponseStatus } from '@emailjs/browser';
import { vi } from 'vitest';
import type { FormDefinition } from '../../contracts/forms.ts';
import type { Memory } from '../view/tab-memory.ts';
import type { BrowserPorts, Mailer, Post } from './browser-ports.ts';

/** A small enquiry form with both mails. */
export function enquiryForm(changes: Partial<FormDefinition> = {}): FormDefinition {
  return {
    id: 'enquiry',
    kind: 'submission',
    source: 'contact',
    idPrefix: 'ACME-',
    fields: [
      { name: 'fullName', kind: 'text', label: 'Full Name', rules: [{ rule: 'required', message: 'Name, please' }] },
      { name: 'email', kind: 'email', label: 'Email' },
    ],
    submitLabel: 'Send',
    submittingLabel: 'Sending…',
    failure: 'It failed.',
    success: { style: 'dialog', title: 'Thanks', text: 'We answer soon.', button: 'Good', duration: 3000 },
    phoneNumbers: { countryCode: '44', trunkPrefix: '0', lengths: [10], firstDigits: '' },
    timeZone: 'Europe/London',
    delivery: {
      endpoint: '/api/save-submission.php',
      saveTimeout: 5000,
      uploadTimeout: 20_000,
      emailjs: { origin: '', publicKey: 'key', serviceId: 'service', timeout: 4000 },
      mails: [
        {
          templateId: 'confirmation',
          failure: 'To you: failed',
          params: { to_email: { field: 'email' }, id: { field: 'submissionId' } },
        },
        {
          templateId: 'notification',
          failure: 'To us: failed',
          params: { to_email: { text: 'inbox@acme.example' } },
        },
      ],
    },
    ...changes,
  };
}

/** A mail library whose calls succeed and can be counted. */
function fakeMailer() {
  return {
    init: vi.fn<Mailer['init']>(),
    send: vi.fn<Mailer['send']>(async () => new EmailJSResponseStatus(200, 'OK')),
  };
}

/** BrowserPorts that always succeed, at a fixed time; `changes` override some of them. */
export function fakePorts(changes: Partial<BrowserPorts> = {}) {
  const mailer = fakeMailer();
  const now = vi.fn(() => Date.UTC(2026, 2, 12, 11, 5));
  const download = vi.fn<BrowserPorts['download']>();
  const browserPorts: BrowserPorts = {
    post: vi.fn<Post>(async () => ({ status: 200, text: '<not json>' })),
    onProgress: vi.fn(),
    now,
    random: () => 0,
    isOnline: () => true,
    origin: 'https://www.acme.example',
    language: 'en-GB',
    loadMailer: async () => mailer,
    download,
    log: () => undefined,
    ...changes,
  };
  return { mailer, now, download, browserPorts };
}

/** A memory that keeps its value for later users, like sessionStorage across reloads. */
export function fakeMemory(kept?: unknown): Memory {
  let text = JSON.stringify(kept);
  return {
    read: () => (text === undefined ? undefined : JSON.parse(text)),
    keep: (value) => {
      text = JSON.stringify(value);
    },
    forget: () => {
      text = JSON.stringify(undefined);
    },
  };
}
