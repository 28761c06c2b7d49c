import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { handbookPage } from './handbook-page.ts';

const TEXT = `# The studio
Words with **bold**, \`<code>\` & [a link](README.md#never).

![A page](../docs/studio/page.webp)
- one
- two
  goes on

1. first

| what | does |
|---|---|
| \`a\\|b\` | this |

## Draft, saved
\`\`\`
{ "a": 1 }

**not bold**
\`\`\`
`;

test('renders Markdown as an HTML page', () => {
  const page = handbookPage(TEXT);
  expect(page).toContain('<title>The studio</title>');
  expect(page).toContain(
    '<p>Words with <strong>bold</strong>, <code>&lt;code&gt;</code> &amp; <a href="README.md#never">a link</a>.</p>',
  );
  expect(page).toContain('<img alt="A page" src="../docs/studio/page.webp">');
  expect(page).toContain('<ul><li>one</li><li>two goes on</li></ul>');
  expect(page).toContain('<ol><li>first</li></ol>');
  expect(page).toContain('<tr><td><code>a|b</code></td><td>this</td></tr>');
  expect(page).toContain('<h2 id="draft-saved">Draft, saved</h2>');
  expect(page).toContain('<pre><code>{ &quot;a&quot;: 1 }\n\n**not bold**</code></pre>');
});

const FOLDER = path.resolve(import.meta.dirname, '../../../../site-config');

test('every anchor link in the handbook leads to an existing heading', () => {
  const pages = globSync('*.md', { cwd: FOLDER }).map((name) => ({
    name,
    html: handbookPage(readFileSync(path.join(FOLDER, name), 'utf8')),
  }));
  const anchors = pages.flatMap(({ name, html }) =>
    [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => `${name}#${id}`),
  );
  const links = pages.flatMap(({ name, html }) =>
    [...html.matchAll(/<a href="([\w.]*)#([^"]+)"/g)].map(([, file, id]) => `${file || name}#${id}`),
  );
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((link) => !anchors.includes(link))).toEqual([]);
});
