import { expect, test } from 'vitest';
import { alertFor, bannerNotesFor } from './alert-for.ts';
import type { FieldProblem } from './check-values.ts';

const form = {
  alerts: [
    { rule: 'required' as const, message: 'Fill in' },
    { rule: 'email' as const, message: 'E-mail' },
    { rule: 'kenyan-phone' as const, message: 'Phone' },
  ],
};
const problem = (rule: FieldProblem['rule']): FieldProblem => ({ field: 'x', rule, message: '' });

test.each<[FieldProblem['rule'][], string | undefined]>([
  [['kenyan-phone', 'email', 'required'], 'Fill in'],
  [['kenyan-phone', 'email'], 'E-mail'],
  [['kenyan-phone'], 'Phone'],
  [['max-length'], undefined],
  [[], undefined],
])('%j opens %j (specification 5.1)', (rules, expected) => {
  expect(alertFor(form, rules.map(problem))).toBe(expected);
});

test('a form without alerts opens none', () => {
  expect(alertFor({}, [problem('required')])).toBeUndefined();
});

test('a banner says more about the rules that are broken, and only about those', () => {
  const bannerNotes = [{ rule: 'kenyan-phone' as const, message: 'No such phone.' }];
  expect(bannerNotesFor({ bannerNotes }, [problem('required'), problem('kenyan-phone')])).toEqual(['No such phone.']);
  expect(bannerNotesFor({ bannerNotes }, [problem('required')])).toEqual([]);
  expect(bannerNotesFor({}, [problem('kenyan-phone')])).toEqual([]);
});
