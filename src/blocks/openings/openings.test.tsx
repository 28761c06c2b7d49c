import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { words } from '../../../site-config/messages.json';
import type { OpeningItem } from '../../generated/types.ts';
import Openings from './Component.tsx';

const texts = {
  apply: 'Apply',
  available: 'Open',
  closed: 'Closed',
  closedTitle: 'Filled',
  requirements: 'You bring',
  none: 'Nothing',
};
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

test('closed positions come after the open ones, below a heading of their own', () => {
  const html = render([opening(false), opening(true)]);
  expect(html.indexOf('>Open<')).toBeLessThan(html.indexOf('<h2>Filled</h2>'));
  expect(html.indexOf('<h2>Filled</h2>')).toBeLessThan(html.indexOf('>Closed<'));
  expect(html).toMatch(/<h3[^>]*>Engineer/);
});

test('if every position is closed, a sentence says so above them', () => {
  const html = render([opening(false)]);
  expect(html.indexOf('Nothing')).toBeLessThan(html.indexOf('>Closed<'));
});

test('without positions there is a sentence instead of a list', () => {
  const html = render([]);
  expect(html).toContain('Nothing');
  expect(html).not.toContain('<ul');
});
