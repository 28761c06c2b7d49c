import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../scripts/lib/temporary-folder.ts';
import { locateIssues } from './locate.ts';

test('the right part of a text is highlighted even if there are escaped characters before it', () => {
  using folder = temporaryFolder();
  const path = join(folder.path, 'page.json');
  const text = 'A "quoted" word. Then.One\u00a0more.';
  const written = '"A \\"quoted\\" word. Then.One\\u00a0more."';
  writeFileSync(path, `{ "text": ${written} }`);
  const at = (index?: number) => ({ text: '.', ...(index !== undefined && { index }) });
  const issue = { code: 'missing-space', path, pointer: '/text', message: '', suggestion: '' };
  const columns = [undefined, text.indexOf('.One'), text.length - 1].map(
    (index) => locateIssues([{ ...issue, at: at(index) }], folder.path)[0]?.column,
  );
  const columnOf = (piece: string) => '{ "text": '.length + written.indexOf(piece) + 1;
  expect(columns).toEqual([columnOf('. Then'), columnOf('.One'), columnOf('."')]);
});

test('a finding has none of what only other checks need to know of an issue', () => {
  using folder = temporaryFolder();
  const issue = {
    code: 'unknown-property',
    path: join(folder.path, 'page.json'),
    pointer: '',
    message: '',
    suggestion: '',
  };
  const data = { subject: 'a', target: 'b', properties: ['c'], contentType: 'd', suggestedFile: 'e', isBlock: true };
  expect(locateIssues([{ ...issue, ...data }], folder.path)).toEqual(locateIssues([issue], folder.path));
});
