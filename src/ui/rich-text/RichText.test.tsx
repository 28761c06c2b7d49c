import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RichText } from './RichText.tsx';

test('values with word joiners do not wrap, and their text has no joiners', () => {
  const text = 'Rent rises (by 10–\u206015%), and **5–\u20607 years** later [for Wi-\u2060Fi](/wi-fi).';
  const html = renderToStaticMarkup(<RichText text={text} />);
  expect(html).toContain('Rent rises (by <span class="unbroken">10–15%),</span>');
  expect(html).toContain('<strong><span class="unbroken">5–7</span> years</strong>');
  expect(html).toContain('<a href="/wi-fi">for <span class="unbroken">Wi-Fi</span></a>');
  expect(html).not.toContain('\u2060');
});
