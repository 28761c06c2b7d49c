/** Tests each rule of the repository with a bad sample, which must fail, and a good one, which must pass. */
import { describe, expect, test } from 'vitest';
import * as code from './repo/code-rules.ts';
import * as content from './repo/content-rules.ts';
import { importOffences, importsOf, jsxOffences, parseRooms } from './repo/imports.ts';
import * as project from './repo/project-rules.ts';
import type { SourceFile } from './repo/source-files.ts';

const file = (path: string, text: string): SourceFile => ({ path, text });

const README = `## Rooms
| room | what is in it | may import |
|---|---|---|
| \`blocks/<type>/\` | parts | \`ui\`, never another block |
| \`ui/\` | primitives | nothing |
| \`server/\` | app | \`forms/rules\`; never React |
| \`dev/\` | overlay | anything but \`server\` |
| \`browser/\` | start | \`render\` |

## Next
`;
const offences = (path: string, text: string) => importOffences([file(path, text)], parseRooms(README));

describe('import rules', () => {
  test.each([
    [
      'src/blocks/quote/Component.tsx',
      "import X from '../map/Component.tsx';",
      'blocks must not import blocks/map/Component.tsx',
    ],
    [
      'src/ui/Button.tsx',
      "import {\n  a,\n  b,\n} from '../browser/entry/scroll.ts';",
      'ui must not import browser/entry/scroll.ts',
    ],
    [
      'src/ui/Button.tsx',
      "const x = import('../browser/entry/scroll.ts');",
      'ui must not import browser/entry/scroll.ts',
    ],
    ['src/ui/Button.tsx', "import '../render/page.css';", 'ui must not import render/page.css'],
    ['src/ui/Button.tsx', "export { x } from '../forms/submit.ts';", 'ui must not import forms/submit.ts'],
    ['src/server/app.ts', "import { useState } from 'react';", 'server must not import react'],
    [
      'src/server/app.ts',
      "import x from '../forms/view/FormView.tsx';",
      'server must not import forms/view/FormView.tsx',
    ],
    ['src/dev/overlay.ts', "import x from '../server/app.ts';", 'dev must not import server/app.ts'],
    [
      'src/browser/entry/entry-client.ts',
      "import x from '../../build/urls.ts';",
      'browser must not import build/urls.ts',
    ],
    ['src/ui/Button.tsx', "import x from '../../scripts/test.ts';", '../../scripts/test.ts leaves src/'],
    ['src/cellar/wine.ts', '', 'this place is not in the table of rooms'],
  ])('%s: %s', (path, text, expected) => {
    expect(offences(path, text)).toEqual([`${path}: ${expected}`]);
  });

  test.each([
    [
      'src/blocks/quote/Component.tsx',
      "import { Link } from '../../ui/Link.tsx';\nimport styles from './quote.module.css';",
    ],
    [
      'src/ui/Button.tsx',
      "import type { Words } from '../generated/types.ts';\nimport type { Picture } from '../contracts/content.ts';",
    ],
    ['src/server/app.ts', "// import { useState } from 'react';\nimport { check } from '../forms/rules/check.ts';"],
    ['src/dev/overlay.ts', "import { rule } from '../content/checks/rule.ts';"],
    ['src/ui/link/Link.test.tsx', "import { go } from '../browser/entry/navigation.ts';"],
  ])('%s may: %s', (path, text) => {
    expect(offences(path, text)).toEqual([]);
  });

  test('imports are found in every syntax', () => {
    const text =
      "import a, { b } from 'a';\nimport type {\n  C,\n} from 'c';\nexport * from 'd';\nawait import('e');\nimport 'f';\nconst g = `\nimport 'h';`;";
    expect(importsOf(text).sort()).toEqual(['a', 'c', 'd', 'e', 'f']);
  });

  test('a README without the table is an error', () => {
    expect(() => parseRooms('# The map')).toThrow('no table of rooms');
  });

  test('Node cannot import JSX', () => {
    const text = "import { Page } from '../../render/PageView.tsx';";
    expect(jsxOffences([file('src/content/compile/resolve.ts', text)])).toHaveLength(1);
    expect(jsxOffences([file('src/render/App.tsx', text)])).toEqual([]);
  });
});

describe('code rules', () => {
  test.each([
    'const x: any = 1;',
    'function f(list: any[]) {}',
    'const m = new Map<string, any>();',
    'const y = x as Form;',
    'const z = read() as unknown as Form;',
    'list[0]!.name;',
    'call(value!);',
    ['//', '@ts-ignore'].join(' '), // put together, so that the rule does not find its own sample here
    ['/*', '@ts-expect-error */'].join(' '),
  ])('refuses %s', (text) => {
    expect(code.typeOffences([file('src/a.ts', text)]).length).toBeGreaterThan(0);
  });

  test.each([
    'const tones = ["ink"] as const;',
    "import { a as b } from 'c';",
    "import * as all from 'c';",
    "import React, { type A as B } from 'c';",
    'export { a as b };',
    "const sentence = 'as any person knows, it is!';", // words of a sentence: what the rule forbids is code
    '// as any person knows', // the same in a comment
    'if (!ready && a !== b) stop();',
    'const company = many;',
    '// what stands as it is\nconst a = 1;',
  ])('accepts %s', (text) => {
    expect(code.typeOffences([file('src/a.ts', text)])).toEqual([]);
  });

  test('a file of more than 300 lines is too long', () => {
    expect(code.lengthOffences([file('src/a.ts', 'x\n'.repeat(301))])).toEqual(['src/a.ts: 301 lines, more than 300']);
    expect(code.lengthOffences([file('src/a.ts', 'x\n'.repeat(300))])).toEqual([]);
  });

  test('smooth scrolling in a script', () => {
    const found = (text: string) => code.motionOffences([file('src/ui/scroll.ts', text)]);
    expect(found("scrollTo({ top: 0, behavior: 'smooth' });")).toHaveLength(1);
    expect(found("scrollTo({ top: 0, behavior: 'instant' });")).toEqual([]);
  });

  test('a style rule for any sibling', () => {
    const found = (text: string, path = 'src/ui/a.css') => code.anySiblingOffences([file(path, text)]);
    const bad =
      '.a > * + * {\n.a ~ :not(p) {\n& > :nth-child(2) {\na > :first-child:nth-last-child(odd) {\na:has(> :nth-child(5)) {';
    expect(found(bad)).toHaveLength(5);
    expect(found(bad, 'src/studio/shell/a.css')).toEqual([]);
    const good =
      '.a > :where(:not(:first-child)) {\nh2 + :is(p, ul) {\n& > li:nth-child(2) {\n&:nth-child(even) {\ncalc(1rem + 2px)';
    expect(found(good)).toEqual([]);
  });

  test('modifiers in a pattern', () => {
    const found = (text: string) => code.modifierOffences([file('src/content/x.ts', text)]);
    expect(found('/(?i:one|two)/ /(?-i:m)/ /(?i-s:x)/')).toHaveLength(3);
    expect(found('/(?:one|two)(?=x)(?!y)(?<name>z)/i')).toEqual([]);
  });

  test.each(['<p style="color: red">', '<p style={{ color }}>'])('inline styles: %s', (text) => {
    expect(code.styleOffences([file('src/ui/P.tsx', text)])).toHaveLength(1);
    expect(code.styleOffences([file('src/emails/P.tsx', text)])).toEqual([]);
  });

  test.each([
    '<button>Close</button>',
    '<p>\n  Please try again later.\n</p>',
    '<p>Send it to {address}</p>',
    '<nav aria-label="Main menu">',
    '<img alt="A house" />',
    '<input placeholder="Your name" />',
  ])('visible text in a component: %s', (text) => {
    expect(code.copyOffences([file('src/ui/P.tsx', text)])).toHaveLength(1);
  });

  test.each([
    '<button>{words.close}</button>',
    'const read = (a: number, b: number) => a < b;',
    'function f<T extends Block>(props: Props<T>): Map<string, T> {',
    '<nav aria-label={words.mainMenu}>',
    '<img alt="" />',
    '<p>{count} / {total}</p>',
    '/** <p>Close the door</p> */',
  ])('no visible text: %s', (text) => {
    expect(code.copyOffences([file('src/ui/P.tsx', text)])).toEqual([]);
  });

  test.each([
    ['skip', 'test'],
    ['only', 'describe'],
    ['todo', 'it'],
    ['fixme', 'test.describe'],
    ['skipIf', 'test'],
  ])('a test with .%s does not run', (how, call) => {
    expect(code.skippedTestOffences([file('tests/a.test.ts', `${call}.${how}('x', () => {});`)])).toHaveLength(1);
    expect(code.skippedTestOffences([file('tests/a.test.ts', `${call}('x.${how}', () => {});`)])).toEqual([]);
  });

  test('a wait that times out after a second', () => {
    const wait = (call: string) => [file('src/a.test.ts', `await ${call}(() => expect(sent).toHaveLength(2));`)];
    expect(code.hastyWaitOffences(wait('vi.waitFor'))).toHaveLength(1);
    expect(code.hastyWaitOffences(wait('expect.poll'))).toEqual([]);
  });

  test('a handwritten list of block types', () => {
    const types = ['form', 'map', 'cards', 'quote', 'notice'];
    const text = "const all = ['form', 'map', 'cards', 'quote'];";
    expect(code.blockListOffences([file('src/page/order.ts', text)], types)).toHaveLength(1);
    expect(code.blockListOffences([file('src/page/order.ts', "open('form');")], types)).toEqual([]);
  });
});

describe('content rules', () => {
  test('a block with a missing part', () => {
    const block = [file('schemas/blocks/quote.schema.json', '{}'), file('src/blocks/quote/Component.tsx', '')];
    expect(content.blockPartOffences(block)).toEqual(['src/blocks/quote/example.json is missing']);
    expect(content.blockPartOffences([file('src/blocks/map/Component.tsx', '')])).toEqual([
      'schemas/blocks/map.schema.json is missing',
      'src/blocks/map/example.json is missing',
    ]);
    expect(content.blockPartOffences([...block, file('src/blocks/quote/example.json', '[]')])).toEqual([]);
  });

  test('a property without a description, at any depth', () => {
    const schema = {
      description: 'Cards.',
      properties: {
        good: { description: 'Good.', items: { properties: { bad: { type: 'string' } } } },
        shared: { $ref: 'shared/link.schema.json' },
        worse: { type: 'string' },
      },
      if: { properties: { good: { const: 'x' } } },
    };
    expect(content.descriptionOffences([file('schemas/cards.schema.json', JSON.stringify(schema))])).toEqual([
      'schemas/cards.schema.json#/properties/good/items/properties/bad has no description',
      'schemas/cards.schema.json#/properties/worse has no description',
    ]);
    expect(content.descriptionOffences([file('schemas/a.schema.json', '{}')])).toHaveLength(1);
  });
});

describe('project rules', () => {
  const packageFile = { scripts: {}, dependencies: { react: '19.3.1' }, devDependencies: {}, optionalDependencies: {} };

  test('a lockfile that names a registry, or runs a script', () => {
    const packages = { a: { resolved: 'https://example.com/a.tgz' }, b: { hasInstallScript: true }, c: {} };
    expect(project.lockOffences({ packages })).toHaveLength(2);
  });

  test('a lockfile that lacks platform-specific packages', () => {
    const parts = { optionalDependencies: { 'part-a': '1.0.0', 'part-b': '1.0.0' } };
    const packages = {
      '': { optionalDependencies: { tool: '1.0.0', gone: '1.0.0' } },
      'node_modules/tool': parts,
      'node_modules/@a/user/node_modules/tool': parts,
      'node_modules/part-a': {},
      'node_modules/@a/user/node_modules/part-b': {},
    };
    expect(project.missingParts({ packages })).toEqual(['the project lacks gone', 'node_modules/tool lacks part-b']);
  });

  test('a private folder or the host of a registry', () => {
    const bad = [
      ['', 'home', 'anna', 'site'],
      ['', 'root', 'x'],
      ['', 'work', 'x'],
    ].map((parts) => parts.join('/'));
    const host = ['registry', 'npmjs', 'org'].join('.');
    for (const text of [...bad, host]) expect(project.privatePlaceOffences([file('a.md', text)])).toHaveLength(1);
    const harmless = ['see ', 'about', 'work', ' and ', 'home and .', 'root', ''].join('/');
    expect(project.privatePlaceOffences([file('a.md', harmless)])).toEqual([]);
  });

  test('settings that are read, and settings that are documented', () => {
    const source = "const port = env.PORT;\nread('SITE_URL');\n// other.thing";
    expect(project.settingsRead(source)).toEqual(['PORT', 'SITE_URL']);
    expect(project.settingsListed('| `PORT` | the port |\n| `SITE_URL` | the address |')).toEqual(['PORT', 'SITE_URL']);
  });

  test('a script that does not install missing packages first', () => {
    const scripts = { start: 'node a.ts', build: 'node b.ts', prebuild: 'node scripts/bootstrap.mjs' };
    expect(project.bootstrapOffences({ ...packageFile, scripts })).toEqual([
      'start has no script prestart that runs scripts/bootstrap.mjs',
    ]);
  });

  test('a package without a reason, and one without a fixed version', () => {
    const readme = '# Map\n| react | x |\n## Dependencies\n| vite, ajv | builds |\n## Other\n| react | x |\n';
    expect(project.unjustifiedPackages(packageFile, readme)).toEqual(['react']);
    expect(project.unjustifiedPackages(packageFile, readme.replace('vite', '`react`'))).toEqual([]);
    expect(project.rangeOffences({ ...packageFile, dependencies: { react: '^19.3.1' } })).toHaveLength(1);
    expect(project.rangeOffences(packageFile)).toEqual([]);
  });
});

test('a citation of a rule that the specification does not have', () => {
  const specification = '# Specification\n## 5. Forms\n### 5.2 Phones\n';
  // Concatenated, so that the rule does not find its own sample here.
  const cite = (number: string) => file(`src/${number}.ts`, ['Specification', number].join(' '));
  expect(project.unknownCitations([cite('5.2'), cite('5.9'), cite('5')], specification)).toEqual(['src/5.9.ts: 5.9']);
});
