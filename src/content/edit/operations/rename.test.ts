import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { TrialSite } from '../../testing/random-operations.ts';
import { Refusal } from '../entities/refusal.ts';
import { changeText } from '../text/change-text.ts';

const base = path.join(import.meta.dirname, '../../../../tests/config-cases/_base');

function sample() {
  const trial = new TrialSite(base);
  const read = (file: string) => readFileSync(path.join(trial.options.places.configDir, file), 'utf8');
  return { trial, read, run: trial.run.bind(trial), [Symbol.dispose]: () => trial[Symbol.dispose]() };
}

describe('a page that moves', () => {
  test('is linked to by its new path, and its old address leads there, over several moves', async () => {
    using site = sample();
    await site.run('move', '/contact', '/write');
    await site.run('move', '/write', '/write-to-us');
    expect(JSON.parse(site.read('routes.json')).moved).toEqual({
      '/contact': '/write-to-us',
      '/write': '/write-to-us',
    });
    expect(site.read('pages/home.json')).not.toContain('"/contact');
    await site.run('move', '/write-to-us', '/contact');
    expect(JSON.parse(site.read('routes.json')).moved).toEqual({ '/write': '/contact', '/write-to-us': '/contact' });
  });

  test('keeps what its links say besides the path', async () => {
    using site = sample();
    const before = site.read('pages/home.json');
    await site.run('move', '/contact', '/write');
    expect(site.read('pages/home.json')).toBe(before.replaceAll('/contact', '/write'));
  });

  test('is where mails lead to', async () => {
    using site = sample();
    const mail = 'emails/confirmation.json';
    const written = path.join(site.trial.options.places.configDir, mail);
    const param = '"contact_link": { "text": "{{site.url}}/contact?from=mail" }';
    writeFileSync(written, site.read(mail).replace('"params": {', `"params": { ${param},`));
    await site.run('move', '/contact', '/write');
    expect(site.read(mail)).toContain('"{{site.url}}/write?from=mail"');
  });
});

test('a name that cannot be used is the one reason, with one that can', async () => {
  using site = sample();
  await expect(site.run('move', '/contact', 'write to us')).rejects.toThrow(
    /^This is not possible.*\n {2}routes\.json: .* Write "\/write-to-us"\.$/,
  );
  await expect(site.run('rename', 'page/home', 'Our Höme')).rejects.toThrow('"our-home"');
});

test('the home page stays where it is', async () => {
  using site = sample();
  const refused = 'The home page must stay at /';
  await expect(site.run('remove', 'page/home', '--to', '/contact')).rejects.toThrow(refused);
  await expect(site.run('remove', '/', '--to', '/contact')).rejects.toThrow(refused);
  await expect(site.run('move', '/', '/start')).rejects.toThrow(refused);
});

test('a picture changes its name on the disk, in images.json and where it is shown', async () => {
  using site = sample();
  const files = site.trial.files();
  await site.run('rename', 'picture/house', 'cottage');
  expect(site.trial.files()['images/cottage.webp']).toBe(files['images/house.webp']);
  expect(site.trial.files()).not.toHaveProperty(['images/house.webp']);
  expect(Object.keys(JSON.parse(site.read('images.json')))).toContain('cottage');
});

test('a line of params changes its name in the texts of its mail, and in no other mail', async () => {
  using site = sample();
  const mail = 'emails/confirmation.json';
  const [before, others] = [site.read(mail), site.trial.files()];
  const lines = await site.run('rename', 'param/confirmation/site', 'company');
  expect(site.read(mail)).toBe(
    before.replace('"site": {', '"company": {').replace('params.site}}', 'params.company}}'),
  );
  expect(lines.join('\n')).toContain('The mail service gets "company" from now on');
  expect({ ...site.trial.files(), [mail]: '' }).toEqual({ ...others, [mail]: '' });
  await site.run('undo');
  expect(site.read(mail)).toBe(before);
});

test('a dry run says the same and changes nothing', async () => {
  using site = sample();
  const before = site.trial.files();
  site.trial.options.isDryRun = true;
  const tried = await site.run('rename', 'form/contact', 'write');
  expect(site.trial.files()).toEqual(before);
  site.trial.options.isDryRun = false;
  const done = await site.run('rename', 'form/contact', 'write');
  expect(done.slice(0, -1)).toEqual(tried.slice(0, -1));
});

describe('refused, with the reason, and nothing is changed', () => {
  test.each([
    ['a name of several things', ['rename', 'contact', 'write'], 'page/contact\n'],
    ['a name that nothing has', ['uses', 'form/contcat'], 'Did you mean "form/contact"?'],
    ['a name that is taken', ['rename', 'page/contact', 'home'], 'The page "home" already exists'],
    ['a name that no file may have', ['rename', 'page/contact', 'Write Us'], 'lower-case letters'],
    ['a name that leads out of the content', ['duplicate', 'page/contact', '../../contact'], 'lower-case letters'],
    ['a line of params that could not be quoted', ['rename', 'param/confirmation/site', 'our site'], 'letters, digits'],
    ['the line that says who gets the mail', ['rename', 'param/confirmation/to_email', 'whom'], 'to_email'],
    ['a line of params that is quoted', ['remove', 'param/confirmation/site'], 'It is used in'],
    ['the home page', ['move', '/', '/start'], 'must stay at /'],
    ['removing what is used', ['remove', 'form/contact'], 'pages/contact.json: form of section'],
    ['removing what has an address', ['remove', 'page/contact'], '--to /PATH'],
  ])('%s', async (_, words, reason) => {
    using site = sample();
    const before = site.trial.files();
    const refused = await site.run(...words).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Refusal);
    expect(String(refused)).toContain(reason);
    expect(site.trial.files()).toEqual(before);
  });
});

describe('a document', () => {
  const link = '/documents/guide.pdf';

  function withDocument() {
    const site = sample();
    const { configDir } = site.trial.options.places;
    const write = (file: string, text: string) => writeFileSync(path.join(configDir, file), text);
    return { ...site, write };
  }

  test('is linked to by its new name, and its old address leads there', async () => {
    using site = withDocument();
    await site.run('new', 'document', 'guide');
    site.write('pages/home.json', site.read('pages/home.json').replaceAll('"/contact', `"${link}#page=2`));
    await site.run('rename', 'document/guide', 'handbook');
    expect(site.read('pages/home.json')).toContain('"/documents/handbook.pdf#page=2');
    expect(JSON.parse(site.read('routes.json')).moved).toEqual({ [link]: '/documents/handbook.pdf' });
  });
});

describe('a group that files name by a value', () => {
  test('is renamed in all of them, and undone', async () => {
    using site = sample();
    const before = site.trial.files();
    const { category } = JSON.parse(site.read('collections/faqs/pets.json'));
    const lines = await site.run('rename', `faqs.category/${category}`, 'Animals');
    expect(lines.join('\n')).toContain('category of the question pets');
    expect(JSON.parse(site.read('collections/faqs/pets.json')).category).toBe('Animals');
    await site.run('undo');
    expect(site.trial.files()).toEqual(before);
  });
});

test('what nothing uses any more goes with what is removed', async () => {
  using site = sample();
  const lines = await site.run('remove', 'page/contact', '--to', '/');
  expect(lines.join('\n')).toContain('Remove the form "contact" too: nothing else uses it.');
  expect(site.trial.files()).not.toHaveProperty(['forms/contact.json']);
  expect(JSON.parse(site.read('routes.json')).moved).toEqual({ '/contact': '/' });
});

describe('removed everywhere', () => {
  test('a field goes with its lines in mails', async () => {
    using site = sample();
    await site.run('new', 'field', 'contact/street');
    const mail = 'emails/confirmation.json';
    const place = path.join(site.trial.options.places.configDir, mail);
    const before = site.read(mail);
    writeFileSync(
      place,
      changeText(before, [{ type: 'set', at: '/details', value: [{ label: 'Street', field: 'street' }] }]),
    );
    const lines = await site.run('remove', 'field/contact/street', '--everywhere');
    expect(lines.join('\n')).toMatch(/Remove detail.* of the mail confirmation/);
    expect(JSON.parse(site.read(mail)).details ?? []).toEqual([]);
  });

  test('links of texts become words, and the address still leads somewhere', async () => {
    using site = sample();
    const place = path.join(site.trial.options.places.configDir, 'collections/faqs/pets.json');
    const faq = JSON.parse(readFileSync(place, 'utf8'));
    writeFileSync(place, JSON.stringify({ ...faq, answer: ['Just [write to us](/contact) first.'] }, null, 2));
    // A menu keeps at least one entry.
    const menu = path.join(site.trial.options.places.configDir, 'navigation.json');
    const other = { label: 'Home', link: '/' };
    writeFileSync(menu, changeText(site.read('navigation.json'), [{ type: 'insert', at: '/main/0', value: other }]));
    await site.run('remove', 'page/contact', '--to', '/', '--everywhere');
    expect(JSON.parse(readFileSync(place, 'utf8')).answer).toEqual(['Just write to us first.']);
    expect(JSON.parse(site.read('routes.json')).moved).toEqual({ '/contact': '/' });
  });
});

test('copies differ in what has to be unique', async () => {
  using site = sample();
  await site.run('duplicate', 'mail/confirmation', 'welcome-back');
  await site.run('duplicate', 'faq/pets', 'cats');
  expect(JSON.parse(site.read('emails/welcome-back.json')).templateId).toBe('welcome_back');
  const order = (file: string) => JSON.parse(site.read(`collections/faqs/${file}.json`)).order;
  expect(order('cats')).toBeGreaterThan(order('pets'));
});

test('files that have changed since are not undone', async () => {
  using site = sample();
  await site.run('rename', 'form/contact', 'write');
  await site.run('rename', 'form/write', 'letter');
  await expect(site.run('undo', '1')).rejects.toThrow('files have changed since');
  await site.run('undo');
  await site.run('undo');
  await expect(site.run('undo')).rejects.toThrow('nothing to undo');
});
