import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { words } from '../../../site-config/messages.json';
import type { OpeningItem } from '../../generated/types.ts';
import Openings from './Component.tsx';

const texts = { apply: 'Apply', available: 'Open', closed: 'Closed', requirements: 'You bring', none: 'Nothing' };
const opening = (available: boolean): OpeningItem => ({
  id: 'engineer',
  title: 'Engineer',
  location: 'Nairobi',
  type: 'Full-time',
  available,
  summary: 'Makes it work.',
  requirements: ['A multimeter'],
});

function render(openings: OpeningItem[]): string {
  const block = { type: 'openings' as const, openings, apply: '#form', texts, blockKey: 'b0', words };
  return renderToStaticMarkup(<Openings {...block} />);
}

test('an open position links to the form; the link names the position for screen readers', () => {
  const html = render([opening(true)]);
  expect(html).toMatch(/<a href="#form"[^>]*>Apply<span[^>]*>: Engineer<\/span>/);
  expect(html).toContain('>Open<');
  expect(html).not.toContain('Closed');
});

test('a closed position says so and has no link', () => {
  const html = render([opening(false)]);
  expect(html).toContain('>Closed<');
  expect(html).not.toMatch(/<a |<button/);
});

test('without positions there is a sentence instead of a list', () => {
  const html = render([]);
  expect(html).toContain('Nothing');
  expect(html).not.toContain('<ul');
});
