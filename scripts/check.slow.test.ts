import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { sample } from '../tests/amount/amount.ts';
import { ROOT } from './lib/root.ts';
import { runNode } from './lib/run.ts';
import { temporaryFolder } from './lib/temporary-folder.ts';

const script = path.join(ROOT, 'scripts/check.ts');
const good = path.join(ROOT, 'tests/config-cases/_base');

test('valid content: exit code 0', async () => {
  expect(await runNode(script, ['--config', good])).toEqual({ code: 0, output: 'The content is in order.\n' });
});

test('warnings alone are reported and exit with 0, errors with 1', async () => {
  using folder = temporaryFolder();
  cpSync(good, folder.path, { recursive: true });
  cpSync(path.join(good, 'modals/terms.json'), path.join(folder.path, 'modals/old.json'));
  const warned = await runNode(script, ['--config', folder.path]);
  expect([warned.code, warned.output.includes('unused-modal')]).toEqual([0, true]);
  writeFileSync(path.join(folder.path, 'site.json'), '{');
  expect((await runNode(script, ['--config', folder.path])).code).toBe(1);
});

test('with --format json, prints the findings as JSON and nothing else', async () => {
  using folder = temporaryFolder();
  cpSync(good, folder.path, { recursive: true });
  const options = ['a', 'b'].map((value) => ({ value, label: value.toUpperCase() }));
  writeFileSync(path.join(folder.path, 'options/topics.json'), JSON.stringify({ options }));
  const { code, output } = await runNode(script, ['--config', folder.path, '--format', 'json'], { cwd: folder.path });
  expect(code).toBe(1);
  expect(JSON.parse(output)).toEqual([
    expect.objectContaining({
      code: 'unreachable-field',
      severity: 'error',
      file: 'forms/contact.json',
      pointer: '/fields/4/showWhen/equals',
    }),
  ]);
});

test('with --add-word, adds words that it asks about to site.json, and no others', async () => {
  using folder = temporaryFolder();
  cpSync(good, folder.path, { recursive: true });
  const faq = path.join(folder.path, 'collections/faqs/deposit.json');
  writeFileSync(faq, readFileSync(faq, 'utf8').replace('How much is', 'Is the harvset paid by tenents, and'));
  const adding = (...words: string[]) =>
    runNode(script, ['--config', folder.path, ...words.flatMap((word) => ['--add-word', word])], { cwd: folder.path });
  const before = readFileSync(path.join(folder.path, 'site.json'), 'utf8');
  const refused = await adding('harvset', 'harvest');
  expect([refused.code, refused.output.includes('does not ask about the word "harvest"')]).toEqual([2, true]);
  expect(readFileSync(path.join(folder.path, 'site.json'), 'utf8')).toBe(before);
  expect(await adding('harvset', 'tenents')).toEqual({
    code: 0,
    output: [
      ...['harvset', 'tenents'].map((word) => `✓ "${word}" is one of the words of the site now.`),
      'The content is in order.\n',
    ].join('\n'),
  });
});

test('wrong usage: exit code 2 and one sentence', async () => {
  const wrong = [
    ['--config', '/no/such/folder'],
    ['--config', script],
    ['--format', 'xml'],
    ['--colour'],
    ['--config'],
  ];
  for (const args of sample(wrong, 2)) {
    const { code, output } = await runNode(script, args);
    expect([code, output.split('\n').length, output.includes('    at ')]).toEqual([2, 3, false]);
  }
});

/** Parses a task's output like an editor: consecutive lines are matched against the patterns of a problem matcher. */
function problemsIn(output: string) {
  const tasks = readFileSync(path.join(ROOT, '.vscode/tasks.json'), 'utf8');
  const [first, second] = JSON.parse(tasks).tasks[0].problemMatcher.pattern;
  const lines = output.split('\n');
  return lines.flatMap((line, index) => {
    const head = new RegExp(first.regexp).exec(line);
    const words = head && new RegExp(second.regexp).exec(lines[index + 1] ?? '');
    if (!head || !words) return [];
    const part = (name: string) => head[first[name]];
    return [
      {
        ...{ file: part('file'), line: Number(part('line')), column: Number(part('column')) },
        ...{ severity: part('severity'), code: part('code'), message: words[second.message] },
      },
    ];
  });
}

test('an editor’s list of problems shows every finding at its place, with our message', async () => {
  using folder = temporaryFolder();
  cpSync(good, folder.path, { recursive: true });
  cpSync(path.join(ROOT, 'tests/config-cases/comma-missing'), folder.path, { recursive: true });
  cpSync(path.join(ROOT, 'tests/config-cases/link-misspelt-www'), folder.path, { recursive: true });
  cpSync(path.join(good, 'modals/terms.json'), path.join(folder.path, 'modals/old one.json'));
  const args = ['--config', folder.path];
  const inEditor = { cwd: folder.path, env: { ...process.env, NO_COLOR: '1' } };
  const printed = await runNode(script, args, inEditor);
  const told = JSON.parse((await runNode(script, [...args, '--format', 'json'], inEditor)).output);
  const problems = problemsIn(printed.output);
  expect(problems.length).toBeGreaterThan(2);
  expect(problems).toEqual(told.map((finding: object) => expect.objectContaining(problemOf(finding))));
});

const problemOf = (finding: object) =>
  Object.fromEntries(
    Object.entries(finding).filter(([name]) =>
      ['file', 'line', 'column', 'severity', 'code', 'message'].includes(name),
    ),
  );
