import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { editorFiles } from '../content/generate/editor-files.ts';
import { committedFiles } from '../content/generate/generate-all.ts';
import { isObject, property, textProperty } from '../content/read/json.ts';

const root = join(import.meta.dirname, '../..');
const options = { root, configDir: join(root, 'site-config') };
const committed = await committedFiles(root);
const files = await editorFiles(options);

test.each([...committed.keys()])('%s is current; if not, run: node scripts/generate.ts', (path) => {
  expect(readFileSync(join(root, path), 'utf8')).toBe(committed.get(path));
});

test('no file that editors read is kept in the repository', () => {
  const listed = execFileSync('git', ['ls-files', '--', ...files.keys()], { cwd: root, encoding: 'utf8' });
  expect(listed).toBe('');
});

test('generating twice gives the same', async () => {
  expect(await committedFiles(root)).toEqual(committed);
  expect(await editorFiles(options)).toEqual(files);
});

/** The schemas for editors as a validator takes them, under the addresses of their files. */
function editorValidator(): Ajv {
  // Editors ignore formats they do not know, such as our own.
  const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false });
  for (const [path, text] of files) {
    if (path.endsWith('.schema.json')) ajv.addSchema(JSON.parse(text), `file:///${path}`);
  }
  return ajv;
}

const page = (block: object) => ({ title: 'A title', description: 'A description', blocks: [block] });

test('editors accept the pages of the site', () => {
  const validate = editorValidator().getSchema('file:///src/generated/schemas/page.schema.json');
  const home: unknown = JSON.parse(readFileSync(join(root, 'site-config/pages/home.json'), 'utf8'));
  expect([validate?.(home), validate?.errors]).toEqual([true, null]);
});

test('editors underline a misspelt section, a property of another section, and a name that does not exist', () => {
  const validate = editorValidator().getSchema('file:///src/generated/schemas/page.schema.json');
  const faults = (block: object) => (validate?.(page(block)) ? [] : validate?.errors?.map((error) => error.instancePath));
  expect(faults({ type: 'plain-text', text: 'Soon' })).toEqual([]);
  expect(faults({ type: 'plain-txt', text: 'Soon' })).toEqual(['/blocks/0/type']);
  expect(faults({ type: 'plain-text', text: 'Soon', slides: [] })).toContain('/blocks/0');
  const quote = { type: 'quote', text: 'Soon', action: { label: 'Go', link: '/no-such-page' } };
  expect(faults(quote)).toContain('/blocks/0/action/link');
  expect(faults({ ...quote, action: { label: 'Go', link: '/contact' } })).toEqual([]);
});

test('editors offer the fonts that are installed, and the fields that a mail can name', () => {
  const names: unknown = JSON.parse(files.get('src/generated/schemas/names.schema.json') ?? '');
  const offered = (kind: string) => JSON.stringify(property(property(names, 'definitions'), kind));
  expect(offered('font')).toContain('"system"');
  for (const field of ['email', 'submissionId', 'confirmLink']) expect(offered('field')).toContain(`"${field}"`);
  const mail = files.get('src/generated/schemas/email.schema.json') ?? '';
  expect(mail).toContain('names.schema.json#/definitions/field');
  expect(files.get('src/generated/schemas/shared/font.schema.json')).toContain('names.schema.json#/definitions/font');
});

test('editors offer inside of texts what they can quote', () => {
  const snippets: unknown = JSON.parse(files.get('.vscode/placeholders.code-snippets') ?? '');
  const facts: unknown = JSON.parse(readFileSync(join(root, 'site-config/facts.json'), 'utf8'));
  const [name = ''] = Object.keys(isObject(facts) ? facts : {}).filter((key) => key !== '$schema');
  expect(property(snippets, `{{facts.${name}}}`)).toMatchObject({
    scope: 'json',
    prefix: `{{facts.${name}}}`,
    body: `{{facts.${name}}}`,
    description: expect.stringContaining(textProperty(property(facts, name), 'value') ?? ''),
  });
  expect(Object.keys(isObject(snippets) ? snippets : {})).toEqual(
    expect.arrayContaining(['{{site.name}}', '{{site.phone}}', '{{build.year}}']),
  );
});
