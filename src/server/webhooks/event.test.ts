import { expect, test } from 'vitest';
import { sampleConfig, sampleForm } from '../../../tests/contracts/server-config.ts';
import { sampleSubmission } from '../../../tests/contracts/storage.ts';
import type { Webhook } from '../../contracts/server-config.ts';
import type { Submission } from '../storage/records.ts';
import { webhookCalls } from './event.ts';

const crm: Webhook = { name: 'crm', url: 'https://crm.example.com/', secret: 'CRM_SECRET' };

function callsFor(webhooks: Webhook[] | undefined, formId: string, changes: Partial<Submission> = {}) {
  const config = sampleConfig();
  if (webhooks) config.integrations.webhooks = webhooks;
  const { submission } = sampleSubmission('K-1', { form: formId, ...changes });
  return webhookCalls(config, sampleForm(config, formId), submission);
}

test('the body has the event, its time and the answers; the id contains no personal data', () => {
  const [call, ...others] = callsFor([crm], 'contact');
  expect(others).toEqual([]);
  expect(call).toMatchObject({ submissionId: 'K-1', webhook: 'crm', createdAt: '2026-01-05T08:00:01.000Z' });
  expect(call?.messageId).toMatch(/^msg_[0-9a-f]{32}$/);
  expect(JSON.parse(call?.body ?? '')).toEqual({
    type: 'submission.created',
    timestamp: '2026-01-05T08:00:01.000Z',
    data: {
      id: 'K-1',
      form: 'contact',
      source: 'contact',
      submittedAt: '2026-01-05T08:00:00.000Z',
      receivedAt: '2026-01-05T08:00:01.000Z',
      fields: {
        fullName: "Amina O'Hara 😀 Œ",
        interests: ['Smart Home Technology'],
        newsletter: true,
        portfolio: null,
      },
    },
  });
});

test('each webhook gets the forms it names, or all enquiries if it names none, under its own ids', () => {
  const hooks = [
    crm,
    { ...crm, name: 'hr', forms: ['careers'] },
    { ...crm, name: 'both', forms: ['contact', 'careers'] },
  ];
  const names = (formId: string) => callsFor(hooks, formId).map(({ webhook }) => webhook);
  expect(names('contact')).toEqual(['crm', 'both']);
  expect(names('careers')).toEqual(['crm', 'hr', 'both']);
  expect(new Set(callsFor(hooks, 'careers').flatMap(({ id, messageId }) => [id, messageId])).size).toBe(6);
});

test('newsletter sign-ups and quarantined submissions are not passed on, even if a webhook names the form', () => {
  expect(callsFor([crm, { ...crm, name: 'news', forms: ['newsletter'] }], 'newsletter')).toEqual([]);
  expect(callsFor([crm], 'contact', { status: 'quarantined' })).toEqual([]);
  expect(callsFor(undefined, 'contact')).toEqual([]);
});

test('only the named answers are passed on, and only the metadata of documents', () => {
  const documents = { name: 'cv.pdf', type: 'application/pdf', size: 1234 };
  const fields = { fullName: 'Otieno', email: 'otieno@example.com', documents };
  const [call] = callsFor([{ ...crm, fields: ['documents', 'fullName', 'none'] }], 'careers', { fields });
  expect(JSON.parse(call?.body ?? '').data.fields).toEqual({ fullName: 'Otieno', documents });
  expect(call?.body).not.toContain('otieno@example.com');
});
