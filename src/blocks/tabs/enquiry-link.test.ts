import { expect, test } from 'vitest';
import { enquiryLink } from './enquiry-link.ts';

const ask = { label: 'Ask', link: '/contact#form', field: 'message', text: 'A price for: {product}.' };

test('puts the name of the product into the field of the form', () => {
  expect(enquiryLink(ask, 'Pipes & fittings')).toBe('/contact?message=A+price+for%3A+Pipes+%26+fittings.#form');
});

test('a link without an anchor stays without one', () => {
  expect(enquiryLink({ ...ask, link: '/contact' }, 'Rice')).toBe('/contact?message=A+price+for%3A+Rice.');
});
