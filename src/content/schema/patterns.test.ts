import { expect, test } from 'vitest';
import { patternIssue } from './patterns.ts';

test.each([
  '^[A-Z]{2}\\d{3}$',
  '^\\S+@\\S+$',
  '(abc)+',
  '^(red|green)$',
  '[+*]+',
  '\\(\\+\\)+',
  '(?:a{1,3})?b*',
  '^(\\d+)(-\\d+)?$',
])('%s is safe', (pattern) => {
  expect(patternIssue(pattern)).toBeUndefined();
});

test.each(['(a+)+', '(a*)*$', '([a-z]+ ?)+', '(a|aa)+', '((ab)*c)*', '(\\w+){2,}'])(
  '%s can take minutes',
  (pattern) => {
    expect(patternIssue(pattern)?.code).toBe('unsafe-pattern');
  },
);

test.each(['(', '[a', '*', 'a{2,1}', '\\'])('%s is not a valid pattern', (pattern) => {
  expect(patternIssue(pattern)?.code).toBe('bad-pattern');
});
