/** Adding a rule takes one file, which defines its severity, places and messages. */
import { expect, test } from 'vitest';
import { Copy } from './support.ts';

const RULE = `import { textProperty } from '../../../read/json.ts';
import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  codes: { 'paragraph-sign': 'warning' },
  files: 'pages',
  onDocument: ({ data }) => {
    if (!textProperty(data, 'title')?.includes('§')) return undefined;
    const words = { message: 'The title has a sign of lawyers.', suggestion: 'Take it out.' };
    return { pointer: '/title', code: 'paragraph-sign', ...words };
  },
};
`;

const PAGE = 'tests/config-cases/_base/pages/home.json';

test('a rule in a new file is run, and its findings are reported as declared', () => {
  using copy = new Copy();
  copy.write('src/content/checks/rules/pages/paragraph-sign.ts', RULE);
  expect(copy.node('scripts/generate.ts').text).toContain('src/content/checks/rules/all.ts');
  copy.write(PAGE, { ...copy.json<object>(PAGE), title: 'A title about § 5' });

  const { status, text } = copy.node('scripts/check.ts', '--config', 'tests/config-cases/_base', '--format', 'json');
  expect(JSON.parse(text)).toContainEqual(
    expect.objectContaining({ code: 'paragraph-sign', severity: 'warning', pointer: '/title' }),
  );
  expect(status).toBe(0);
});
