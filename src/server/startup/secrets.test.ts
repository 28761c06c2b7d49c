import { describe, expect, test } from 'vitest';
import { missingSecrets, secretsIn } from './secrets.ts';

describe('secrets of webhooks', () => {
  const secretOf = (bytes: number) => `whsec_${Buffer.alloc(bytes, 7).toString('base64')}`;
  const webhooks = [{ name: 'crm', secret: 'CRM_SECRET' }];

  test.each([24, 32, 64])('a secret of %i bytes is read from the variable that the content names', (bytes) => {
    const secrets = secretsIn({ CRM_SECRET: ` ${secretOf(bytes)}\n` });
    expect(secrets('CRM_SECRET')).toBe(secretOf(bytes));
    expect(missingSecrets(secrets, webhooks)).toEqual([]);
  });

  test.each([
    undefined,
    '',
    'hunter2hunter2hunter2hunter2hunter2',
    secretOf(23),
    secretOf(65),
    secretOf(24).replace('whsec_', ''),
    secretOf(25).replace(/=+$/, ''),
    `${secretOf(24)}AA`,
    secretOf(24).replace('B', '-'),
    secretOf(24).replace('whsec', 'whsk'),
    `${secretOf(24)} ${secretOf(24)}`,
  ])('%j is not a valid secret, and the message does not repeat it', (value) => {
    const missing = missingSecrets(secretsIn({ CRM_SECRET: value }), webhooks);
    expect(missing).toEqual([
      "CRM_SECRET must contain the secret of the webhook 'crm': whsec_ followed by 24 to 64 random bytes in base64.",
    ]);
  });

  test('without webhooks no secret is missing', () => {
    expect(missingSecrets(secretsIn({}), undefined)).toEqual([]);
  });
});
