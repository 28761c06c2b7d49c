import { describe, expect, test } from 'vitest';
import type { FormField } from '../../contracts/forms.ts';
import type { Rule } from '../../contracts/resolved.ts';
import { checkValues, isEmail, isUrl } from './check-values.ts';
import type { Value, Values } from './values.ts';

const phoneNumbers = { countryCode: '254', trunkPrefix: '0', lengths: [9], firstDigits: '17' };
const required: Rule = { rule: 'required', message: 'is missing' };

function problems(field: Partial<FormField>, value: Value): string[] {
  const fields = [{ name: 'it', kind: 'text' as const, label: 'It', ...field }];
  const form = { failure: 'failed', phoneNumbers, fields };
  return checkValues(form, { it: value }).map((problem) => `${problem.rule}: ${problem.message}`);
}

describe('required', () => {
  test.each([undefined, null, '', '   ', '\n', '\u200b\u2060', [], false])('%j is missing', (value) => {
    expect(problems({ rules: [required] }, value)).toEqual(['required: is missing']);
  });
  test.each(['\u3164', '\u115f\u1160', '\u2800', '\ufe0f', '\u{e0041}', '\u3164 \uffa0', '\u0007'])(
    '%j shows nothing and is missing',
    (value) => {
      expect(problems({ rules: [required] }, value)).toEqual(['required: is missing']);
    },
  );
  test.each(['👩‍🌾', '❤️', 'ن', '\u3164x', 'e\u0301', 'x', ['x'], true, { name: 'a.pdf', type: '', size: 1 }])(
    '%j is not missing',
    (value) => {
      expect(problems({ rules: [required] }, value)).toEqual([]);
    },
  );
  test('is checked first, wherever it is in the list of rules', () => {
    const rules: Rule[] = [{ rule: 'accepted', message: 'not accepted' }, required];
    expect(problems({ rules }, false)).toEqual(['required: is missing']);
  });
});

test.each<[Rule, Value, boolean]>([
  [{ rule: 'email', message: '' }, 'a@b.c', true],
  [{ rule: 'email', message: '' }, ' a@b.c ', true],
  [{ rule: 'email', message: '' }, 'a@b', false],
  [{ rule: 'email', message: '' }, 'a\u200b@b.c', false],
  [{ rule: 'email', message: '' }, '\u202aa@b.c\u202c', true],
  [{ rule: 'email', message: '' }, 'a@b.c.', false],
  [{ rule: 'email', message: '' }, 'a@.b.c', false],
  [{ rule: 'email', message: '' }, 'a@b..c', false],
  [{ rule: 'email', message: '' }, 'a@mail.b.c', true],
  [{ rule: 'phone', message: '' }, '0712 345 678', true],
  [{ rule: 'phone', message: '' }, '12', false],
  [{ rule: 'url', message: '' }, 'https://example.com/me', true],
  [{ rule: 'url', message: '' }, 'example.com', false],
  [{ rule: 'url', message: '' }, `https://example.com/${'a'.repeat(2000)}`, false],
  [{ rule: 'accepted', message: '' }, true, true],
  [{ rule: 'accepted', message: '' }, false, false],
  [{ rule: 'accepted', message: '' }, 'true', false],
  [{ rule: 'accepted', message: '' }, undefined, false],
  [{ rule: 'min-length', message: '', value: 3 }, 'abc', true],
  [{ rule: 'min-length', message: '', value: 3 }, ' ab ', false],
  [{ rule: 'max-length', message: '', value: 3 }, ' abc ', true],
  [{ rule: 'max-length', message: '', value: 3 }, 'abcd', false],
  [{ rule: 'pattern', message: '', pattern: '[A-Z]{2}' }, 'AB', true],
  [{ rule: 'pattern', message: '', pattern: '[A-Z]{2}' }, 'ABC', false],
  [{ rule: 'pattern', message: '', pattern: 'A|B' }, 'AX', false],
  [{ rule: 'file-size', message: '', value: 10 }, { name: 'a.pdf', type: '', size: 10 }, true],
  [{ rule: 'file-size', message: '', value: 10 }, { name: 'a.pdf', type: '', size: 11 }, false],
])('%j accepts %j: %s', (rule, value, good) => {
  expect(problems({ rules: [rule] }, value)).toEqual(good ? [] : [`${rule.rule}: `]);
});

test.each<[string, string, boolean]>([
  ['cv.pdf', 'application/pdf', true],
  ['CV.PDF', 'application/pdf', true],
  ['cv.jpeg', 'image/jpeg', true],
  ['cv.jfif', 'image/jpeg', true],
  ['cv.pdf', '', true],
  ['cv.pdf', 'application/octet-stream', true],
  ['cv.pdf', 'application/x-pdf', true],
  ['cv.jpg', 'image/pjpeg', true],
  ['cv.pdf', 'text/html', true],
  ['cv.pdf.exe', 'application/pdf', false],
  ['cv.docx', 'application/pdf', false],
  ['cv', 'application/pdf', false],
  ['pdf', 'application/pdf', false],
  ['cv.constructor', '', false],
])('a file named %s of type %j is allowed: %s', (name, type, good) => {
  const rule: Rule = { rule: 'file-type', message: '', types: ['pdf', 'jpg'] };
  expect(problems({ kind: 'file', rules: [rule] }, { name, type, size: 1 })).toEqual(good ? [] : ['file-type: ']);
});

test.each<Rule['rule']>(['email', 'phone', 'url', 'min-length', 'pattern', 'file-type', 'file-size'])(
  'an empty field does not break %s',
  (rule) => {
    expect(problems({ rules: [{ rule, message: '', value: 5, pattern: 'x', types: ['pdf'] }] }, '')).toEqual([]);
  },
);

describe('options', () => {
  const options = [
    { value: 'one', label: 'One' },
    { value: 'two', label: 'Two' },
  ];
  test.each([['one'], [''], [null], [['one', 'two']], [[]]])('%j is among the options', (value) => {
    expect(problems({ kind: 'select', options }, value)).toEqual([]);
  });
  test.each([['One'], ['three'], [['one', 'three']], [true]])('%j is not among the options', (value) => {
    expect(problems({ kind: 'select', options }, value)).toEqual(['option: failed']);
  });
  test('a broken rule is reported before a value outside the list', () => {
    expect(problems({ kind: 'select', options, rules: [required] }, '')).toEqual(['required: is missing']);
    expect(problems({ kind: 'select', options, rules: [required] }, 'three')).toEqual(['option: is missing']);
  });
});

describe('a form', () => {
  const fields: FormField[] = [
    { name: 'kind', kind: 'select', label: 'Kind', rules: [required] },
    { name: 'company', kind: 'text', label: 'Company', rules: [required], showWhen: { field: 'kind', equals: 'firm' } },
    { name: 'tax', kind: 'text', label: 'Tax', rules: [required], showWhen: { field: 'company', equals: 'Acme' } },
    { name: 'email', kind: 'email', label: 'E-mail', rules: [required, { rule: 'email', message: 'is no address' }] },
  ];
  const atFault = (values: Values) =>
    checkValues({ fields, failure: 'failed', phoneNumbers }, values).map((one) => one.field);

  test('problems are in the order of the fields, at most one per field', () => {
    expect(atFault({ email: 'x', kind: '' })).toEqual(['kind', 'email']);
    expect(atFault({})).toEqual(['kind', 'email']);
  });
  test('hidden fields are not checked, visible ones are', () => {
    expect(atFault({ kind: 'person', email: 'a@b.c' })).toEqual([]);
    expect(atFault({ kind: 'firm', email: 'a@b.c' })).toEqual(['company']);
    expect(atFault({ kind: 'firm', company: 'Acme', email: 'a@b.c' })).toEqual(['tax']);
    expect(atFault({ kind: 'person', company: 'Acme', email: 'a@b.c' })).toEqual([]);
  });
  test('circular conditions terminate', () => {
    const circle: FormField[] = [
      { name: 'a', kind: 'text', label: 'A', showWhen: { field: 'b', equals: 'x' } },
      { name: 'b', kind: 'text', label: 'B', showWhen: { field: 'a', equals: 'x' } },
    ];
    expect(checkValues({ fields: circle, failure: '', phoneNumbers }, { a: 'x', b: 'x' })).toEqual([]);
  });
  test('an empty field named constructor is missing', () => {
    const odd: FormField[] = [{ name: 'constructor', kind: 'text', label: 'Odd', rules: [required] }];
    const values: Values = JSON.parse('{"constructor":""}');
    expect(checkValues({ fields: odd, failure: '', phoneNumbers }, values)).toHaveLength(1);
    expect(checkValues({ fields: odd, failure: '', phoneNumbers }, {})).toHaveLength(1);
  });
});

test.each(['a@b.c', 'wanjiru.k+jobs@mail.example.co.ke', 'ñ@exämple.org', "o'neil@b.co"])(
  '%s is an address',
  (text) => {
    expect(isEmail(text)).toBe(true);
  },
);
test.each([
  '',
  'a',
  '@b.c',
  'a@',
  'a@b',
  'a@.c',
  'a@b.',
  'a b@c.d',
  'a@b c.d',
  'a@@b.c',
  'a@b@c.d',
  'a@b.c,d@e.f',
  'a;b@c.d',
  '"a"@b.c',
  '<a@b.c>',
  'a@b.c\r\nBcc: d@e.f',
  'a\u0000@b.c',
  `${'a'.repeat(251)}@b.c`,
])('%j is not an e-mail address', (text) => {
  expect(isEmail(text)).toBe(false);
});
test('a long text that almost matches an e-mail address is rejected quickly', () => {
  const begin = performance.now();
  expect(isEmail(`a@${'.'.repeat(100_000)} `)).toBe(false);
  expect(performance.now() - begin).toBeLessThan(50);
});

test.each(['http://a.b', 'https://example.com/a?b=c#d', 'HTTPS://EXAMPLE.COM'])('%s is a web address', (text) => {
  expect(isUrl(text)).toBe(true);
});
test.each([
  '',
  'example.com',
  'ftp://a.b',
  'javascript:alert(1)',
  'https://',
  'https:// a',
  '//a.b',
  'data:text/html,x',
])('%j is not a web address', (text) => {
  expect(isUrl(text)).toBe(false);
});
