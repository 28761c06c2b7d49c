import { expect, test } from 'vitest';
import { companyRecipients } from './recipients.ts';

const INBOX = 'leads@kilele.example';
const when = (field: string, equals: string) => ({ field, equals });
const recipients = [
  { to: ['a@kilele.example'], when: when('type', 'investor') },
  { to: ['b@kilele.example', 'A@kilele.example'], when: when('interests', 'farm') },
  { to: ['c@kilele.example'], when: when('newsletter', 'true') },
];

test.each<[object, string[]]>([
  [{}, [INBOX]],
  [{ type: 'other' }, [INBOX]],
  [{ type: 'investor' }, ['a@kilele.example']],
  [{ type: ['investor'] }, ['a@kilele.example']],
  [{ interests: ['smart', 'farm'] }, ['b@kilele.example', 'A@kilele.example']],
  [{ type: 'investor', interests: ['farm'] }, ['a@kilele.example', 'b@kilele.example']],
  [{ newsletter: true }, ['c@kilele.example']],
  [{ newsletter: false, type: null }, [INBOX]],
])('%j goes to %j', (values, expected) => {
  expect(companyRecipients({ recipients }, { ...values }, INBOX)).toEqual(expected);
});

test('a form without recipients writes to the inbox, and a form whose recipients always match does not', () => {
  expect(companyRecipients({}, {}, INBOX)).toEqual([INBOX]);
  expect(companyRecipients({ recipients: [{ to: ['x@kilele.example'] }] }, {}, INBOX)).toEqual(['x@kilele.example']);
});
