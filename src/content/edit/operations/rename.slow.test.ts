import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { TrialSite } from '../../testing/random-operations.ts';
import { findEntity } from '../entities/find-entity.ts';
import { OperationRefusedError } from '../entities/operation-refused-error.ts';
import { readSite } from '../site/site.ts';
import { changeText } from '../text/change-text.ts';
import { planRemoval } from './remove.ts';

const base = path.join(import.meta.dirname, '../../../../tests/config-cases/_base');

function sample() {
  const trial = new TrialSite(base);
  const read = (file: string) => readFileSync(path.join(trial.options.configDir, file), 'utf8');
  return { trial, read, run: trial.run.bind(trial), [Symbol.dispose]: () => trial[Symbol.dispose]() };
}

describe('a page with a new path', () => {
  test('is linked by its new path, and its old ones redirect, over several moves', async () => {
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

  test('links keep their query and anchor', async () => {
    using site = sample();
    const before = site.read('pages/home.json');
    await site.run('move', '/contact', '/write');
    expect(site.read('pages/home.json')).toBe(before.replaceAll('/contact', '/write'));
  });

  test('mails link to the new path', async () => {
    using site = sample();
    const mail = 'emails/confirmation.json';
    const written = path.join(site.trial.options.configDir, mail);
    const param = '"contact_link": { "text": "{{site.url}}/contact?from=mail" }';
    writeFileSync(written, site.read(mail).replace('"params": {', `"params": { ${param},`));
    await site.run('move', '/contact', '/write');
    expect(site.read(mail)).toContain('"{{site.url}}/write?from=mail"');
  });
});

test('an invalid name is the only reason given, with a valid suggestion', async () => {
  using site = sample();
  await expect(site.run('move', '/contact', 'write to us')).rejects.toThrow(
    /^This is not possible.*\n {2}routes\.json: .* Write "\/write-to-us"\.$/,
  );
  await expect(site.run('rename', 'page/home', 'Our Höme')).rejects.toThrow('"our-home"');
});

test('the home page cannot be moved', async () => {
  using site = sample();
  const refused = 'The home page must stay at /';
  await expect(site.run('remove', 'page/home', '--to', '/contact')).rejects.toThrow(refused);
  await expect(site.run('remove', '/', '--to', '/contact')).rejects.toThrow(refused);
  await expect(site.run('move', '/', '/start')).rejects.toThrow(refused);
});

test('a picture is renamed on disk, in images.json and wherever it is used', async () => {
  using site = sample();
  const files = site.trial.files();
  await site.run('rename', 'picture/house', 'cottage');
  expect(site.trial.files()['images/cottage.webp']).toBe(files['images/house.webp']);
  expect(site.trial.files()).not.toHaveProperty(['images/house.webp']);
  expect(Object.keys(JSON.parse(site.read('images.json')))).toContain('cottage');
});

test('a parameter of a mail is renamed in the texts of that mail only', async () => {
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

test('a dry run has the same output and changes nothing', async () => {
  using site = sample();
  const before = site.trial.files();
  site.trial.options.isDryRun = true;
  const tried = await site.run('rename', 'form/contact', 'write');
  expect(site.trial.files()).toEqual(before);
  site.trial.options.isDryRun = false;
  const done = await site.run('rename', 'form/contact', 'write');
  expect(done.slice(0, -1)).toEqual(tried.slice(0, -1));
});

describe('refused with a reason, without changes', () => {
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
    expect(refused).toBeInstanceOf(OperationRefusedError);
    expect(String(refused)).toContain(reason);
    expect(site.trial.files()).toEqual(before);
  });
});

describe('a document', () => {
  const link = '/documents/guide.pdf';

  function withDocument() {
    const site = sample();
    const { configDir } = site.trial.options;
    const write = (file: string, text: string) => writeFileSync(path.join(configDir, file), text);
    return { ...site, write };
  }

  test('is linked by its new name, and its old path redirects', async () => {
    using site = withDocument();
    await site.run('new', 'document', 'guide');
    site.write('pages/home.json', site.read('pages/home.json').replaceAll('"/contact', `"${link}#page=2`));
    await site.run('rename', 'document/guide', 'handbook');
    expect(site.read('pages/home.json')).toContain('"/documents/handbook.pdf#page=2');
    expect(JSON.parse(site.read('routes.json')).moved).toEqual({ [link]: '/documents/handbook.pdf' });
  });
});

describe('a group that is a value in several files', () => {
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

test('entities that are no longer used are removed as well', async () => {
  using site = sample();
  const lines = await site.run('remove', 'page/contact', '--to', '/');
  expect(lines.join('\n')).toContain('Remove the form "contact" too: nothing else uses it.');
  expect(site.trial.files()).not.toHaveProperty(['forms/contact.json']);
  expect(JSON.parse(site.read('routes.json')).moved).toEqual({ '/contact': '/' });
});

test('what a plan changes is checked once, until it changes more', async () => {
  using trial = new TrialSite(base);
  const site = await readSite(trial.options);
  const plan = await planRemoval(site, findEntity(site, 'page/contact'), { to: '/', everywhere: false });
  const findings = await plan.findings();
  expect(await plan.findings()).toBe(findings);
  plan.site.draft.remove('messages.json');
  expect(await plan.findings()).not.toBe(findings);
  expect(site.draft.changes()).toEqual([]);
});

describe('removed with all uses', () => {
  test('a field is removed with its lines in mails', async () => {
    using site = sample();
    await site.run('new', 'field', 'contact/street');
    const mail = 'emails/confirmation.json';
    const place = path.join(site.trial.options.configDir, mail);
    const before = site.read(mail);
    writeFileSync(
      place,
      changeText(before, [{ type: 'set', at: '/details', value: [{ label: 'Street', field: 'street' }] }]),
    );
    const lines = await site.run('remove', 'field/contact/street', '--everywhere');
    expect(lines.join('\n')).toMatch(/Remove detail.* of the mail confirmation/);
    expect(JSON.parse(site.read(mail)).details ?? []).toEqual([]);
  });

  test('links in texts become plain words, and the path redirects', async () => {
    using site = sample();
    const place = path.join(site.trial.options.configDir, 'collections/faqs/pets.json');
    const faq = JSON.parse(readFileSync(place, 'utf8'));
    writeFileSync(place, JSON.stringify({ ...faq, answer: ['Just [write to us](/contact) first.'] }, null, 2));
    // A menu must keep at least one entry.
    const menu = path.join(site.trial.options.configDir, 'navigation.json');
    const other = { label: 'Home', link: '/' };
    writeFileSync(menu, changeText(site.read('navigation.json'), [{ type: 'insert', at: '/main/0', value: other }]));
    await site.run('remove', 'page/contact', '--to', '/', '--everywhere');
    expect(JSON.parse(readFileSync(place, 'utf8')).answer).toEqual(['Just write to us first.']);
    expect(JSON.parse(site.read('routes.json')).moved).toEqual({ '/contact': '/' });
  });
});

test('copies differ in values that must be unique', async () => {
  using site = sample();
  await site.run('duplicate', 'mail/confirmation', 'welcome-back');
  await site.run('duplicate', 'faq/pets', 'cats');
  expect(JSON.parse(site.read('emails/welcome-back.json')).templateId).toBe('welcome_back');
  const order = (file: string) => JSON.parse(site.read(`collections/faqs/${file}.json`)).order;
  expect(order('cats')).toBeGreaterThan(order('pets'));
});

test('a change is not undone if its files have changed since', async () => {
  using site = sample();
  await site.run('rename', 'form/contact', 'write');
  await site.run('rename', 'form/write', 'letter');
  await expect(site.run('undo', '1')).rejects.toThrow('files have changed since');
  await site.run('undo');
  await site.run('undo');
  await expect(site.run('undo')).rejects.toThrow('nothing to undo');
});
