import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import messages from '../../../site-config/server-messages.json' with { type: 'json' };
import {
  application,
  EMAIL,
  enquiry,
  newId,
  SAVE,
  startTestServer,
  type TestServer,
} from '../../../tests/contracts/server.ts';
import { sampleConfig } from '../../../tests/contracts/server-config.ts';
import { HONEYPOT_FIELD } from '../../forms/rules/index.ts';

let server: TestServer;
let id: string;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  id = newId();
  await server.post(SAVE, enquiry({ submissionId: id }));
});
afterAll(() => server.close());

function confirmation(params: Record<string, unknown> = {}, changes: Record<string, unknown> = {}) {
  return {
    lib_version: '4.4.1',
    user_id: 'key_test',
    service_id: 'service_test',
    template_id: 'template_confirmation',
    template_params: { to_email: 'amina@example.com', to_name: 'Amina', submission_id: id, ...params },
    ...changes,
  };
}

function notification(params: Record<string, unknown> = {}) {
  const template_params = { to_email: 'leads@kilele.example', order_id: id, till_number: 'N/A', ...params };
  return confirmation({}, { template_id: 'template_order', template_params });
}

describe('the mails of a stored submission', () => {
  test('every call is answered with OK, and no mail is added', async () => {
    const before = await server.storage.mailsOf(id);
    const woken = server.woken();
    for (const body of [
      confirmation(),
      notification(),
      confirmation(),
      confirmation({ to_email: 'AMINA@example.com' }),
    ]) {
      const response = await server.post(EMAIL, body);
      expect([response.statusCode, response.body]).toEqual([200, 'OK']);
    }
    expect(await server.storage.mailsOf(id)).toEqual(before);
    expect(server.woken()).toBe(woken);
  });

  test('calls for a quarantined submission are also answered with OK, and send nothing', async () => {
    const caught = newId();
    await server.post(SAVE, enquiry({ submissionId: caught, [HONEYPOT_FIELD]: 'x' }));
    const response = await server.post(EMAIL, confirmation({ submission_id: caught }));
    expect([response.statusCode, response.body]).toEqual([200, 'OK']);
    expect(await server.storage.mailsOf(caught)).toEqual([]);
  });
});

describe('a form whose mails go to several people in the company', () => {
  test('is called as usual: the call names the inbox, and none of the other recipients', async () => {
    const config = sampleConfig();
    const recipients = [
      { to: ['a@kilele.example', 'b@kilele.example'], when: { field: 'interests', equals: 'smart' } },
    ];
    const forms = config.forms.map((form) => (form.id === 'contact' ? { ...form, recipients } : form));
    const other = await startTestServer({ getConfig: () => ({ ...config, forms }) });
    await other.post(SAVE, enquiry({ submissionId: id }));
    const responses = await Promise.all(
      [notification(), notification({ to_email: 'a@kilele.example' })].map((body) => other.post(EMAIL, body)),
    );
    expect(responses.map((response) => response.statusCode)).toEqual([200, 403]);
    expect((await other.storage.mailsOf(id)).map((mail) => mail.recipient).sort()).toEqual([
      'a@kilele.example',
      'amina@example.com',
      'b@kilele.example',
    ]);
    await other.close();
  });
});

describe('the endpoint is not a mail relay', () => {
  test.each([
    'victim@example.org',
    'leads@kilele.example',
    'amina@example.com, victim@example.org',
    'amina@example.com\r\nBcc: victim@example.org',
    ['amina@example.com', 'victim@example.org'],
    { address: 'victim@example.org' },
    '',
    undefined,
    null,
  ])('the confirmation does not go to %j', async (to_email) => {
    const response = await server.post(EMAIL, confirmation({ to_email }));
    expect([response.statusCode, response.body]).toEqual([403, messages.wrongRecipient]);
  });

  test('the notification goes to the company only', async () => {
    expect((await server.post(EMAIL, notification({ to_email: 'amina@example.com' }))).statusCode).toBe(403);
  });

  test.each<[string, () => object, number, string]>([
    ['unknown key', () => confirmation({}, { user_id: 'other' }), 400, messages.unknownMailAccount],
    ['unknown service', () => confirmation({}, { service_id: undefined }), 400, messages.unknownMailAccount],
    ['unknown template', () => confirmation({}, { template_id: 'template_other' }), 400, messages.unknownTemplate],
    ['template that is not a text', () => confirmation({}, { template_id: { $ne: 1 } }), 400, messages.unknownTemplate],
    ['unknown submission', () => confirmation({ submission_id: newId() }), 404, messages.unknownSubmission],
    ['submission that is not a text', () => confirmation({ submission_id: ['x'] }), 400, messages.unknownSubmission],
    ['missing submission', () => confirmation({ submission_id: undefined }), 400, messages.unknownSubmission],
    ['parameters that are not an object', () => confirmation({}, { template_params: 'x' }), 400, messages.malformed],
    ['unknown property', () => confirmation({}, { bcc: 'x' }), 400, "The form has no field called 'bcc'."],
    ['a list as the body', () => [], 400, messages.malformed],
  ])('refuses with a message in plain text: %s', async (_what, body, status, message) => {
    const response = await server.post(EMAIL, body());
    expect([response.statusCode, response.body]).toEqual([status, message]);
    expect(response.headers['content-type']).toContain('text/plain');
  });

  test('refuses a template that the submission’s form does not use', async () => {
    const submission_id = newId('KILELE-CAREER-');
    await server.post(SAVE, application({ submissionId: submission_id }));
    const response = await server.post(EMAIL, confirmation({ submission_id, to_email: 'otieno@example.com' }));
    expect([response.statusCode, response.body]).toEqual([400, messages.unknownTemplate]);
  });
});
