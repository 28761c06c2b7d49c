import { expect, test } from 'vitest';
import { fillText } from '../references/placeholders.ts';

const values = { reply: { value: '5 business days' }, pledge: { value: '1 of 4 shillings we earn' } };
const placeholderSources = {
  facts: values,
  site: { name: 'Acme Bakery', phone: '+351 210 000 000' },
  year: 2026,
  keepsTogether: true,
};

test.each([
  ['We answer within {{facts.reply}}.', 'We answer within 5\u00a0business\u00a0days.'],
  ['Call [{{site.phone}}](tel:+351)', 'Call [+351\u00a0210\u00a0000\u00a0000](tel:+351)'],
  ['{{facts.reply}}', '5 business days'],
  ['{{site.name}} gives {{facts.pledge}}', 'Acme Bakery gives 1 of 4 shillings we earn'],
])('a short value with a number does not wrap within a longer text: %s', (text, filled) => {
  expect(fillText(text, placeholderSources)).toBe(filled);
  expect(fillText(text, { ...placeholderSources, keepsTogether: false })).toBe(filled.replaceAll('\u00a0', ' '));
});
