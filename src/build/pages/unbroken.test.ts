import { expect, test } from 'vitest';
import { unbroken } from './unbroken.ts';

const whole = (text: string) => `<span class="unbroken">${text}</span>`;
const textOf = (html: string) => html.replace(/<[^>]*>/g, '');
const wrap = unbroken(['5 days', '5 business days', '10–15%']);

test.each([
  ['<p>Within 5 business days.</p>', `<p>Within ${whole('5 business days')}.</p>`],
  ['<p>Within 5\u00a0days.</p>', `<p>Within ${whole('5\u00a0days')}.</p>`],
  [
    '<h2>10–15% <strong>in 5 days</strong> or 5 days</h2>',
    `<h2>${whole('10–15%')} <strong>in ${whole('5 days')}</strong> or ${whole('5 days')}</h2>`,
  ],
  [
    '<p><img alt="x"/>Our Wi-Fi<br>by M-Pesa<!-- --> too</p>',
    `<p><img alt="x"/>Our ${whole('Wi-Fi')}<br>by ${whole('M-Pesa')}<!-- --> too</p>`,
  ],
  [
    '<p>From EUR 2,500, or USd\u00a04M: EN ISO 2.</p>',
    `<p>From ${whole('EUR 2,500')}, or ${whole('USd\u00a04M')}: EN ${whole('ISO 2')}.</p>`,
  ],
  ['<p class="row">In 5 days</p>', `<p class="row"><span>In ${whole('5 days')}</span></p>`],
])('short values, amounts and short names with a hyphen stay on one line in %s', (html, wrapped) => {
  expect(wrap(html)).toBe(wrapped);
  expect(textOf(wrap(html))).toBe(textOf(html));
});

test.each([
  '<p title="5 days">15 days, 5 daystar, smart-home, top-to-bottom, self-e-mail, In 2025, PDF, 5 pages</p>',
  '<button class="row">Call in 5 days<svg><text>5 days</text><path d="M0 0"/></svg></button>',
  '<p>5 <b>days</b></p>',
  '<p class="figure">5 business days</p>',
])('other words, and those of controls and drawings, stay as they are in %s', (html) => {
  expect(wrap(html)).toBe(html);
});
