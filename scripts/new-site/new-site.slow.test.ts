import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../lib/root.ts';
import { runNode } from '../lib/run.ts';
import { temporaryFolder } from '../lib/temporary-folder.ts';
import { SAMPLE } from './create-site.ts';

const script = path.join(ROOT, 'scripts/new-site.ts');
const flags = ['--name', 'Padaria Sol & Mar', '--country', 'PT', '--calling-code', '351', '--city', 'Porto'];
const checked = (folder: string) => runNode(path.join(ROOT, 'scripts/check.ts'), ['--config', folder]);

test('the site of the sample company passes the check', async () => {
  expect(await checked(SAMPLE)).toEqual({ code: 0, output: 'The content is in order.\n' });
});

test('a new site passes the check, names only its own company, and is never overwritten', async () => {
  using place = temporaryFolder();
  const folder = path.join(place.path, 'bakery');
  const first = await runNode(script, [folder, ...flags, '--time-zone', 'Europe/Lisbon']);
  expect([first.code, first.output.includes(`npm start -- --config ${folder}`)]).toEqual([0, true]);
  expect(await checked(folder)).toEqual({ code: 0, output: 'The content is in order.\n' });
  const site = JSON.parse(readFileSync(path.join(folder, 'site.json'), 'utf8'));
  expect(site).toMatchObject({
    name: 'Padaria Sol & Mar',
    url: 'https://www.padariasolmar.example',
    city: 'Porto, Portugal',
    language: 'en-PT',
    timeZone: 'Europe/Lisbon',
    phoneNumbers: { countryCode: '351' },
  });
  const { words } = JSON.parse(readFileSync(path.join(folder, 'messages.json'), 'utf8'));
  expect(words.dateLocale).toBe('en-PT');
  const speaksOfAnother = (file: string) =>
    /hazel|galway|ireland|353|en-IE/i.test(readFileSync(path.join(folder, file), 'utf8'));
  expect(globSync('**/*.json', { cwd: folder }).filter(speaksOfAnother)).toEqual([]);
  expect(readFileSync(path.join(folder, 'brand/logo-on-light.svg'), 'utf8')).not.toBe(
    readFileSync(path.join(SAMPLE, 'brand/logo-on-light.svg'), 'utf8'),
  );
  const again = await runNode(script, [folder, ...flags]);
  expect(again).toEqual({ code: 1, output: `${folder} is not empty. Choose a folder that does not exist yet.\n` });
});

test.each([
  ['Ünlü & Söhne “Bäckerei” GmbH', '<path'],
  ['山田', '<text'],
])('the logo of %s is legible', async (name, written) => {
  using place = temporaryFolder();
  const folder = path.join(place.path, 'site');
  const { code } = await runNode(script, [folder, '--name', name, ...flags.slice(2), '--domain', 'www.acme.example']);
  const logo = readFileSync(path.join(folder, 'brand/logo-on-light.svg'), 'utf8');
  expect(code).toBe(0);
  expect(logo).not.toContain('NaN');
  expect(logo).toContain(written);
});

test('wrong usage exits with 2 and says what is missing', async () => {
  using place = temporaryFolder();
  const outputs = [];
  for (const args of [
    [],
    [place.path],
    [place.path, '--name', 'Acme'],
    [place.path, ...flags.with(3, 'pt')],
    [place.path, ...flags, '--time-zone', 'Porto'],
    [place.path, '--colour'],
  ]) {
    const { code, output } = await runNode(script, args);
    expect([code, output.includes('npm run new-site -- DIR')]).toEqual([2, true]);
    outputs.push(output.split('\n')[0]);
  }
  expect(outputs.slice(0, 5)).toEqual([
    'Name one folder for the new site.',
    'Please give --name: 2 to 40 characters, without double quotes and { }.',
    'Please give --country: two capital letters such as PT.',
    '--country is "pt", but must be two capital letters such as PT.',
    '--time-zone is "Porto", but must be a time zone such as Europe/Lisbon.',
  ]);
});
