import { expect, test } from 'vitest';
import { alertFor, bannerNotesFor } from './alert-for.ts';
import type { FieldProblem } from './check-values.ts';

const success = { style: 'dialog' as const, title: 'Thanks', duration: 3000 };
const form = {
  success,
  alerts: [
    { rule: 'required' as const, message: 'Fill in' },
    { rule: 'email' as const, message: 'E-mail' },
    { rule: 'phone' as const, message: 'Phone' },
  ],
};
const problem = (rule: FieldProblem['rule']): FieldProblem => ({ field: 'x', rule, message: `Of the field: ${rule}` });

test.each<[FieldProblem['rule'][], string | undefined]>([
  [['phone', 'email', 'required'], 'Fill in'],
  [['phone', 'email'], 'E-mail'],
  [['phone'], 'Phone'],
  [['max-length', 'email'], 'E-mail'],
  [['max-length', 'option'], 'Of the field: max-length'],
  [[], undefined],
])(
  '%j opens %j (specification 5.1; what it does not speak of, in the words of the first field at fault)',
  (rules, expected) => {
    expect(alertFor(form, rules.map(problem))).toBe(expected);
  },
);

test('a form without alerts opens none', () => {
  expect(alertFor({ success }, [problem('required')])).toBeUndefined();
  expect(alertFor({ success }, [problem('max-length')])).toBeUndefined();
});

test('a form that shows all messages inline does not repeat a field’s message in an alert', () => {
  const inline = { ...form, success: { ...success, style: 'inline' as const } };
  expect(alertFor(inline, [problem('max-length')])).toBeUndefined();
  expect(alertFor(inline, [problem('email')])).toBe('E-mail');
});

test('the banner has notes only about the rules that are broken', () => {
  const bannerNotes = [{ rule: 'phone' as const, message: 'No such phone.' }];
  expect(bannerNotesFor({ bannerNotes }, [problem('required'), problem('phone')])).toEqual(['No such phone.']);
  expect(bannerNotesFor({ bannerNotes }, [problem('required')])).toEqual([]);
  expect(bannerNotesFor({}, [problem('phone')])).toEqual([]);
});
