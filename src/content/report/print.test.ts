import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import type { Finding } from '../../contracts/finding.ts';
import { formatFinding } from './print.ts';

const finding: Finding = {
  code: 'broken-link',
  severity: 'error',
  file: 'site-config/pages/home.json',
  line: 3,
  column: 11,
  endLine: 3,
  endColumn: 21,
  pointer: '/link',
  message: 'The link /kontact leads nowhere.',
  suggestion: 'Did you mean "/contact"?',
};
const lines = ['{', '  "label": "Write",', '  "link": "/kontact",', '  "style": "primary"', '}'];

test('prints where a finding is, the lines around it with the place underlined, and what to do', () => {
  expect(stripVTControlCharacters(formatFinding(finding, lines))).toBe(
    [
      'site-config/pages/home.json:3:11  error broken-link',
      '  The link /kontact leads nowhere.',
      '  2 │   "label": "Write",',
      '  3 │   "link": "/kontact",',
      '    │           ~~~~~~~~~~',
      '  4 │   "style": "primary"',
      '  → Did you mean "/contact"?',
    ].join('\n'),
  );
});

test('prints every choice below, with the command that makes it', () => {
  const choices = [
    { title: 'Add "harambee" to the words of the site', word: 'harambee' },
    { title: 'Keep your version' },
  ].map((choice) => ({ ...choice, isSafe: false, edits: [] }));
  const text = stripVTControlCharacters(formatFinding({ ...finding, choices }, lines));
  expect(text.split('\n').slice(-3)).toEqual([
    '  → Did you mean "/contact"?',
    '  ○ Add "harambee" to the words of the site: npm run check -- --add-word harambee',
    '  ○ Keep your version',
  ]);
});

test('a place far to the right is still visible', () => {
  const long = `${' '.repeat(500)}"/kontact"`;
  const text = stripVTControlCharacters(
    formatFinding({ ...finding, line: 1, endLine: 1, column: 501, endColumn: 511 }, [long]),
  );
  const [, , source = '', underline = ''] = text.split('\n');
  expect(source.slice(underline.indexOf('~'), underline.lastIndexOf('~') + 1)).toBe('"/kontact"');
});

test('control characters in the content do not reach the terminal', () => {
  const text = formatFinding({ ...finding, message: 'x\u001b[2Jy\u0007' }, ['\u001b]0;title\u0007']);
  expect(stripVTControlCharacters(text)).not.toContain('\u0007');
  expect(text).not.toContain('\u001b[2J');
});
