import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ChangeLog } from '../../../content/edit/log/change-log.ts';
import { lockFolder } from '../../../content/edit/log/lock.ts';
import { readSchemas } from '../../../content/schema/read-schemas.ts';
import { contentKinds } from '../../../content/schema/schemas.ts';
import { TestDraft } from '../../testing/test-draft.ts';
import { mergeOutsideChanges, resolveConflict, type SaveOptions, save } from './save.ts';

const kinds = contentKinds(readSchemas(path.join(import.meta.dirname, '../../../../schemas')));

function optionsFor(draft: TestDraft, changed: Partial<SaveOptions> = {}): SaveOptions {
  const logDir = path.join(draft.folder, 'log');
  const log = new ChangeLog(logDir, draft.savedDir);
  return { kinds, log, lock: () => lockFolder(logDir), errors: () => 0, ...changed };
}

const page = (title: string, blocks: object[], more = '') =>
  `{\n  "title": ${JSON.stringify(title)},${more}\n  "blocks": [\n${blocks.map((block) => `    ${JSON.stringify(block)}`).join(',\n')}\n  ]\n}\n`;

const home = page('Home', [
  { type: 'quote', text: 'One' },
  { type: 'quote', text: 'Two' },
]);

test('writes only changed files', async () => {
  using draft = new TestDraft({ 'pages/home.json': home, 'pages/about.json': home });
  draft.write('pages/home.json', home.replace('One', 'Won'));
  draft.write('pages/new.json', home);
  draft.write('pages/about.json', undefined);
  const saved = await save(draft, optionsFor(draft));
  expect(saved.files.sort()).toEqual(['pages/about.json', 'pages/home.json', 'pages/new.json']);
  expect(draft.saved('pages/home.json')).toBe(home.replace('One', 'Won'));
  expect(draft.saved('pages/new.json')).toBe(home);
  expect(draft.saved('pages/about.json')).toBeUndefined();
  expect(draft.unsaved()).toEqual([]);
});

test('merges changes of different values, keeps the formatting of others, and describes their changes', async () => {
  using draft = new TestDraft({ 'pages/home.json': home });
  draft.write('pages/home.json', home.replace('Two', 'Too'));
  const theirs = home.replace('"Home"', '"Welcome"').replaceAll('    {', '\t{').replace('One', 'Won');
  draft.writeOutside('pages/home.json', theirs);
  const { mergedChanges } = await save(draft, optionsFor(draft));
  expect(draft.saved('pages/home.json')).toBe(theirs.replace('Two', 'Too'));
  expect(mergedChanges).toEqual([
    'Title of the home page: "Home" became "Welcome".',
    'Text of section 1 (quote) of the home page: "One" became "Won".',
  ]);
});

test('merges a section added by one side with a section changed by the other', async () => {
  using draft = new TestDraft({ 'pages/home.json': home });
  draft.write(
    'pages/home.json',
    page('Home', [
      { type: 'text', text: 'New' },
      { type: 'quote', text: 'One' },
      { type: 'quote', text: 'Two' },
    ]),
  );
  draft.writeOutside('pages/home.json', home.replace('Two', 'Too'));
  await save(draft, optionsFor(draft));
  expect(JSON.parse(draft.saved('pages/home.json') ?? '').blocks.map(({ text }: { text: string }) => text)).toEqual([
    'New',
    'One',
    'Too',
  ]);
});

test('a value that both sides have changed is not overwritten until the user decides', async () => {
  using draft = new TestDraft({ 'pages/home.json': home });
  const [mine, theirs] = [home.replace('Two', 'Mine'), home.replace('Two', 'Theirs').replace('Home', 'Welcome')];
  draft.write('pages/home.json', mine);
  draft.writeOutside('pages/home.json', theirs);
  await expect(save(draft, optionsFor(draft))).rejects.toThrow(/Choose what stays/);
  expect(draft.saved('pages/home.json')).toBe(theirs);
  expect(draft.text('pages/home.json')).toBe(mine);
  const { conflicts } = mergeOutsideChanges(draft, kinds);
  expect(conflicts).toEqual([
    {
      file: 'pages/home.json',
      pointer: '/blocks/1/text',
      where: 'Text of section 2 (quote) of the home page',
      mine: '"Mine"',
      theirs: '"Theirs"',
    },
  ]);
  expect(
    resolveConflict(draft, kinds, { file: 'pages/home.json', pointer: '/blocks/1/text', keep: 'mine' }).conflicts,
  ).toEqual([]);
  await save(draft, optionsFor(draft));
  expect(draft.saved('pages/home.json')).toBe(theirs.replace('Theirs', 'Mine'));
});

test('the value by others can be kept; resolving a conflict that no longer exists is refused', async () => {
  using draft = new TestDraft({ 'pages/home.json': home });
  draft.write('pages/home.json', home.replace('Two', 'Mine').replace('One', 'Won'));
  draft.writeOutside('pages/home.json', home.replace('Two', 'Theirs'));
  resolveConflict(draft, kinds, { file: 'pages/home.json', pointer: '/blocks/1/text', keep: 'theirs' });
  expect(draft.text('pages/home.json')).toBe(home.replace('Two', 'Theirs').replace('One', 'Won'));
  expect(() =>
    resolveConflict(draft, kinds, { file: 'pages/home.json', pointer: '/blocks/1/text', keep: 'mine' }),
  ).toThrow(/nothing to decide/);
});

test.each([
  ['removed by others', undefined, home.replace('Two', 'Mine')],
  ['made invalid by others', '{ "title": ', home.replace('Two', 'Mine')],
  ['removed in the draft', home.replace('Two', 'Theirs'), undefined],
])('a conflict about a whole file can be resolved: %s', async (_, theirs, mine) => {
  for (const keep of ['mine', 'theirs'] as const) {
    using draft = new TestDraft({ 'pages/home.json': home });
    draft.write('pages/home.json', mine);
    draft.writeOutside('pages/home.json', theirs);
    await expect(save(draft, optionsFor(draft))).rejects.toThrow();
    resolveConflict(draft, kinds, { file: 'pages/home.json', pointer: '', keep });
    await save(draft, optionsFor(draft));
    expect(draft.saved('pages/home.json')).toBe(keep === 'mine' ? mine : theirs);
  }
});

test('merges files that others have changed, added and removed, without undo steps', () => {
  using draft = new TestDraft({ 'pages/home.json': home, 'pages/old.json': home });
  draft.writeOutside('pages/home.json', home.replace('One', 'Won'));
  draft.writeOutside('pages/new.json', home);
  draft.writeOutside('pages/old.json', undefined);
  expect(mergeOutsideChanges(draft, kinds).files).toEqual(['pages/home.json', 'pages/new.json', 'pages/old.json']);
  expect(draft.text('pages/home.json')).toContain('Won');
  expect(draft.text('pages/old.json')).toBeUndefined();
  expect(draft.unsaved()).toEqual([]);
  expect(draft.steps.every(({ isFromOutside }) => isFromOutside)).toBe(true);
});

test('saving is refused while the check finds errors', async () => {
  using draft = new TestDraft({ 'pages/home.json': home });
  draft.write('pages/home.json', home.replace('One', 'Won'));
  await expect(save(draft, optionsFor(draft, { errors: () => 2 }))).rejects.toThrow('the check finds 2 errors');
  expect(draft.saved('pages/home.json')).toBe(home);
});

test('changes by others during the check are merged too', async () => {
  using draft = new TestDraft({ 'pages/home.json': home });
  draft.write('pages/home.json', home.replace('One', 'Won'));
  let checks = 0;
  const errors = () => {
    if (checks++ === 0) draft.writeOutside('pages/home.json', home.replace('Two', 'Too'));
    return 0;
  };
  await save(draft, optionsFor(draft, { errors }));
  expect(draft.saved('pages/home.json')).toBe(home.replace('One', 'Won').replace('Two', 'Too'));
});

test.each([
  ['ENOSPC', /The disk is full/],
  ['EROFS', /can only be read/],
  ['EACCES', /You may not write/],
])('if the folder cannot be written, the error says so in words and the draft stays: %s', async (code, words) => {
  using draft = new TestDraft({ 'pages/home.json': home });
  draft.write('pages/home.json', home.replace('One', 'Won'));
  const options = optionsFor(draft);
  const commit = () => {
    throw Object.assign(new Error(code), { code });
  };
  await expect(save(draft, { ...options, log: { commit, recover: () => undefined } })).rejects.toThrow(words);
  expect(draft.text('pages/home.json')).toContain('Won');
  await save(draft, options);
  expect(draft.saved('pages/home.json')).toContain('Won');
});

test('does not write while another program changes the folder', async () => {
  using draft = new TestDraft({ 'pages/home.json': home });
  draft.write('pages/home.json', home.replace('One', 'Won'));
  mkdirSync(path.join(draft.folder, 'log'));
  writeFileSync(path.join(draft.folder, 'log/lock'), String(process.ppid));
  await expect(save(draft, optionsFor(draft))).rejects.toThrow(/Another command is changing the content/);
});
