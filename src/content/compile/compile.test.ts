import { chmodSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { applyCase, findingsIn, validSite } from '../testing/cases.ts';
import { compileSite } from './compile.ts';

const schemasDir = join(import.meta.dirname, '../../../schemas');
const now = new Date('2026-06-01');

async function compiled(configDir: string, siteUrl?: string, basePath = '') {
  const options = { configDir, schemasDir, now, basePath, ...(siteUrl === undefined ? {} : { siteUrl }) };
  const { site } = await compileSite(options);
  if (!site) throw new Error('the site did not compile');
  return site;
}

test('every path has a page, aliases name the main path, and unknown paths have a page too', async () => {
  using folder = validSite();
  const site = await compiled(folder.path);
  expect(site.paths).toEqual([
    { path: '/', canonicalPath: '/', pageId: 'home' },
    { path: '/home', canonicalPath: '/', pageId: 'home' },
    { path: '/contact', canonicalPath: '/contact', pageId: 'contact' },
  ]);
  expect(site.page('/home')).toMatchObject({
    id: 'home',
    path: '/home',
    canonicalPath: '/',
    layout: 'site',
    hidden: false,
  });
  expect(site.page(site.notFoundPath)).toMatchObject({ id: 'not-found', hidden: true });
  expect(() => site.page('/nowhere')).toThrow('/nowhere');
});

test('texts, pictures and dialogs are resolved', async () => {
  using folder = validSite();
  const site = await compiled(folder.path);
  const page = site.page('/');
  const [hero, cards] = page.blocks;
  const text = JSON.stringify(page);
  expect(text).toContain('98%+ of our flats are let');
  expect(text).not.toContain('{{');
  expect(text).not.toContain('$schema');
  expect(hero).toMatchObject({
    picture: {
      name: 'house',
      width: 1600,
      height: 1000,
      widths: [480, 664, 1000, 1300],
      fallback: 960,
      alt: 'A white house under a baobab tree',
    },
  });
  expect(cards).toMatchObject({ type: 'cards' });
  expect(page.image.name).toBe('house');
  expect(site.data.navigation.footer.copyright).toBe('© 2026 Baobab Homes Limited');
});

test('a page has the dialogs that its links open, and those of the frame if it has one', async () => {
  using folder = validSite();
  writeFileSync(
    join(folder.path, 'pages/contact.json'),
    '{ "title": "Contact us here", "description": "Write to Baobab Homes, call us or come by: our office in Nairobi is open from Monday to Friday.", "layout": "bare", "blocks": [{ "type": "plain-text", "text": "Write" }, { "type": "form", "id": "enquiry", "form": "contact" }, { "type": "contact-details", "id": "hours", "address": ["Nairobi"] }] }',
  );
  const site = await compiled(folder.path);
  const dialogsOf = (path: string) => site.page(path).modals.map((modal) => modal.id);
  expect(dialogsOf('/')).toEqual(['letting', 'terms']);
  expect(dialogsOf(site.notFoundPath)).toEqual(['terms']);
  expect(dialogsOf('/contact')).toEqual([]);
});

test('a form is complete: options, messages, delivery', async () => {
  using folder = validSite();
  const site = await compiled(folder.path);
  const block = site.page('/contact').blocks.find((block) => block.type === 'form');
  expect(block).toMatchObject({
    form: {
      id: 'contact',
      failure: 'Something went wrong. Please try again.',
      alerts: [{ rule: 'required', message: 'Please fill in this field.' }],
      delivery: { endpoint: '/api/save-submission.php', mails: [{ templateId: 'confirmation' }] },
    },
  });
  expect(site.server.forms[0]?.fields[3]?.options).toEqual([
    { value: 'letting', label: 'Letting' },
    { value: 'repair', label: 'Repair' },
  ]);
  expect(site.server.forms[0]?.fields[1]?.rules?.[1]).toEqual({
    rule: 'email',
    message: 'Please enter a valid email address.',
  });
  expect(site.server.emails[0]).toMatchObject({
    id: 'confirmation',
    params: { site: { text: 'Baobab Homes' } },
    subject: 'Your enquiry {{params.submission_id}}',
  });
});

test('the browser does not get the mails of the newsletter, which only the server sends', async () => {
  using folder = validSite();
  using _newsletter = applyCase(folder.path, 'newsletter-without-confirmation', {});
  const params = { link: { field: 'confirmLink' }, leave: { field: 'leaveLink' } };
  const words = { subject: 'x', heading: 'x', paragraphs: ['{{params.link}} {{params.leave}}'], reason: 'x' };
  const mail = { templateId: 'news', to: 'submitter', params, ...words };
  writeFileSync(join(folder.path, 'emails/news.json'), JSON.stringify(mail));
  const site = await compiled(folder.path, undefined, '/site');
  const { forms, emails, integrations } = site.server;
  expect(forms.find(({ id }) => id === 'news')).toMatchObject({ emails: ['news'], delivery: { mails: [] } });
  expect(emails.map(({ id }) => id)).toContain('news');
  const asking = site.page('/site/leave').blocks.find((block) => block.type === 'leave-list');
  expect(asking?.endpoint).toBe('/site/api/newsletter/leave');
  expect(integrations.newsletter?.pages.leave).toBe('/site/leave');
});

test('questions are sorted by their order, which is then removed', async () => {
  using folder = validSite();
  const block = (await compiled(folder.path)).page('/contact').blocks.find((block) => block.type === 'accordion');
  expect(block?.items?.map((item) => Object.keys(item))).toEqual(
    Array(2).fill(['id', 'category', 'question', 'answer']),
  );
  expect(block?.items?.map((item) => item.id)).toEqual(['deposit', 'pets']);
});

test('a given URL overrides the site’s URL in the content', async () => {
  using folder = validSite();
  expect((await compiled(folder.path, 'https://test.example')).data.site.url).toBe('https://test.example');
});

test('each focal point of a picture has a separate class', async () => {
  using folder = validSite();
  const { images } = await compiled(folder.path);
  const picture = expect.objectContaining({ className: expect.stringMatching(/^pic-house-\w{4}$/) });
  expect(images).toContainEqual(expect.objectContaining({ focus: [50, 40], color: '#f1e8cc', picture }));
});

test('circular links, folders and unreadable files are findings', async () => {
  using folder = validSite();
  const at = (name: string) => join(folder.path, name);
  symlinkSync('loop.json', at('options/loop.json'));
  rmSync(at('theme.json'));
  mkdirSync(at('theme.json'));
  rmSync(at('modals'), { recursive: true });
  writeFileSync(at('modals'), 'a file where a folder belongs');
  chmodSync(at('facts.json'), 0o000);
  const codes = (await findingsIn(folder.path)).map(({ code, file }) => `${code} ${file}`);
  expect(codes).toEqual(
    expect.arrayContaining([
      'unreadable-file options/loop.json',
      'unreadable-file theme.json',
      'missing-folder modals',
    ]),
  );
  // Root may read every file.
  if (process.getuid?.() !== 0) expect(codes).toContain('unreadable-file facts.json');
});

test('names of JavaScript’s built-in properties can be used as names', async () => {
  using folder = validSite();
  writeFileSync(
    join(folder.path, 'facts.json'),
    '{ "__proto__": { "value": "1", "meaning": "x" }, "constructor": 5, "occupancy": { "value": "{{facts.toString}}", "meaning": "x" } }',
  );
  const findings = await findingsIn(folder.path);
  expect(findings.map(({ code, highlighted }) => `${code} ${highlighted}`)).toEqual(
    expect.arrayContaining(['bad-name "__proto__"', 'wrong-type 5', 'unknown-quotation {{facts.toString}}']),
  );
});
