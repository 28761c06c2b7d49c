import { expect, test } from 'vitest';
import { awaitedForFirstPaint } from './first-paint.ts';

const first = { key: 'b0', type: 'article' } as const;
const second = { key: 'b1', type: 'form' } as const;
const short = { b0: '<h1>Short</h1>', b1: '' };
const long = { b0: '<p>Long</p>'.repeat(1000), b1: '' };

test('the first paint waits for the end of the first block, or of the header if that block is long', () => {
  expect(awaitedForFirstPaint({ blocks: [first, second], layout: 'site' }, short)).toBe('b1');
  expect(awaitedForFirstPaint({ blocks: [first, second], layout: 'site' }, long)).toBe('b0');
});

test('a page with an open dialog waits for the end of the dialog', () => {
  const opened = { ...long, b1: '<ul></ul><dialog open=""></dialog>' };
  const third = { key: 'b2', type: 'quote' } as const;
  expect(awaitedForFirstPaint({ blocks: [first, second, third], layout: 'site' }, opened)).toBe('b2');
  expect(awaitedForFirstPaint({ blocks: [first, second], layout: 'site' }, opened)).toBe('site-footer');
});

test('a page with a single short block waits for the footer, if it has one', () => {
  expect(awaitedForFirstPaint({ blocks: [first], layout: 'site' }, short)).toBe('site-footer');
  expect(awaitedForFirstPaint({ blocks: [first], layout: 'overlay' }, short)).toBeUndefined();
});
