import { expect, test } from 'vitest';
import { slideLabel } from './slide-label.ts';

test('a slide is labelled with its number and headline', () => {
  expect(slideLabel('Slide {number} of {total}', 1, 5, 'Good harvests')).toBe('Slide 2 of 5: Good harvests');
});
