import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ProjectItem } from '../../generated/types.ts';
import { Project } from './Project.tsx';
import { statusMark } from './status.ts';

test.each([
  ['Completed', 'Completed', { kind: 'completed', words: 'Completed' }],
  [' completed ', 'Completed', { kind: 'completed', words: 'completed' }],
  ['On site', 'Completed', { kind: 'going', words: 'On site' }],
  ['Completed', undefined, { kind: 'going', words: 'Completed' }],
  ['Not completed', 'Completed', { kind: 'going', words: 'Not completed' }],
  ['', 'Completed', undefined],
  ['  ', 'Completed', undefined],
  [undefined, 'Completed', undefined],
  ['', '', undefined],
])('the status %j, where %j means finished, is marked %j', (status, completed, mark) => {
  expect(statusMark(status, completed)).toEqual(mark);
});

const tower: ProjectItem = {
  id: 'tower',
  title: 'Tower',
  category: 'Homes',
  picture: { name: 'p', alt: 'A tower', width: 8, height: 5, hash: '0', widths: [8], fallback: 8, className: 'pic-p' },
  description: ['Tall.'],
  highlights: ['A garden'],
};
const render = (status?: string) =>
  renderToStaticMarkup(<Project project={{ ...tower, status }} completedStatus="Completed" level={3} />);

test('only finished work has the tick, and an empty status shows nothing', () => {
  expect(render('Completed')).toContain('#i-check');
  expect(render('On site')).toContain('On site');
  expect(render('On site')).not.toContain('#i-check');
  expect(render('')).toBe(render(undefined));
  expect(render('')).not.toContain('<span');
});
