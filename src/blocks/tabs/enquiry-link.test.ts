import { expect, test } from 'vitest';
import { enquiryLink } from './enquiry-link.ts';

const ask = { label: 'Ask', link: '/contact#form', field: 'message', text: 'A price for: {product}.' };

test('the name of the product stands in the field of the form', () => {
  expect(enquiryLink(ask, 'Pipes & fittings')).toBe('/contact?message=A+price+for%3A+Pipes+%26+fittings.#form');
});

test('a link without a place keeps none', () => {
  expect(enquiryLink({ ...ask, link: '/contact' }, 'Rice')).toBe('/contact?message=A+price+for%3A+Rice.');
});
