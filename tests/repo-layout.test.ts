/** Tests the rules about the layout of files with bad samples, which must fail, and good ones. */
import { expect, test } from 'vitest';
import { importCircles } from './repo/circles.ts';
import { crowdedFolders } from './repo/code-rules.ts';
import { lostInComments, lostPaths } from './repo/docs-rules.ts';
import type { SourceFile } from './repo/source-files.ts';

const file = (path: string, text: string): SourceFile => ({ path, text });

test('circular imports are found, including types and dynamic imports', () => {
  const circles = importCircles([
    file('src/a.ts', "import type { B } from './b/b.ts';"),
    file('src/b/b.ts', "export { c } from '../c.ts';"),
    file('src/c.ts', "import './a.ts';"),
    file('src/before.ts', "import './a.ts';"),
    file('src/one.tsx', "import './two.ts';"),
    file('src/two.ts', "const one = () => import('./one.tsx');"),
    file('src/three.ts', "import './three.test.ts';"),
    file('src/three.test.ts', "import './three.ts';"),
  ]);
  expect(circles).toEqual(['src/a.ts ⇄ src/b/b.ts ⇄ src/c.ts', 'src/one.tsx ⇄ src/two.ts']);
});

test('crowded folders are found, except the folder of blocks', () => {
  const fill = (folder: string, count: number) =>
    Array.from({ length: count }, (_, index) => file(`${folder}/${index}.ts`, ''));
  const files = [...fill('src/full', 25), ...fill('src/server/crowded', 26), ...fill('src/blocks', 30)];
  expect(crowdedFolders(files)).toEqual(['src/server/crowded: 26 entries, more than 25']);
});

test('files and folders that documents name but that do not exist are found', () => {
  const places = ['src/ui/Link.tsx', 'docs/guide.md', 'docs/pages/one.md', 'scripts/build.ts'];
  const exists = (place: string) => places.some((known) => known === place || known.startsWith(place));
  const text = [
    'Gone: `src/ui/Lonk.tsx`, `ui/gone/`, `http/lost.ts`, [gone](one.md), [gone](../docs/no.md#part).',
    'There: `ui/Link.tsx`, `scripts/`, [one](pages/one.md), [page](https://example.com/x.md), [part](#part).',
    'No paths: `npm run build`, `/contact`, `blocks/<type>/`, `dist/public/`, `Component.tsx`, `ui/*.css`.',
  ].join('\n');
  const files = [...places.map((place) => file(place, '')), file('README.md', text)];
  expect(lostPaths([...files, file('docs/guide.md', text)], exists)).toEqual(
    ['src/ui/Lonk.tsx', 'ui/gone/', 'http/lost.ts', 'docs/one.md', 'docs/no.md'].map(
      (lost) => `docs/guide.md: ${lost}`,
    ),
  );
});

test('files that comments name but that do not exist are found; URLs and code are ignored', () => {
  const files = [
    file('src/ui/link/Link.tsx', '/** See link/Link.tsx and ui/gone.ts. */'),
    file('src/ui/open.ts', "// As in tests/open.md.\nconst address = 'https://a.example/b.ts'; // not c/d.css"),
  ];
  expect(lostInComments(files)).toEqual([
    'src/ui/link/Link.tsx: ui/gone.ts',
    'src/ui/open.ts: tests/open.md',
    'src/ui/open.ts: c/d.css',
  ]);
});
