import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { validSite } from '../../testing/cases.ts';
import { readSchemas } from '../read-schemas.ts';
import { Validator } from './validator.ts';
import { validatorFactory } from './validator-cache.ts';

const schemas = readSchemas(path.resolve(import.meta.dirname, '../../../../schemas'));
const page = { title: 'A page', description: '', blocks: [{ type: 'no-such-block' }] };

async function findings(cacheDir?: string): Promise<string[]> {
  const validator = new Validator(schemas, await validatorFactory(schemas, 'stamp', cacheDir));
  const kind = validator.kinds.find(({ name }) => name === 'pages');
  if (!kind) throw new Error('there are no pages');
  return validator.validate(kind, page).errors.map(({ keyword, instancePath }) => `${keyword} ${instancePath}`);
}

test('cached validators find the same errors as new ones, and damaged ones are replaced', async () => {
  using folder = validSite();
  const fresh = await findings();
  expect(fresh).toContain('enum /blocks/0/type');
  expect(await findings(folder.path)).toEqual(fresh);
  const [name = ''] = readdirSync(path.join(folder.path, 'validators'));
  const file = path.join(folder.path, 'validators', name);
  const text = readFileSync(file, 'utf8');
  expect(await findings(folder.path)).toEqual(fresh);
  writeFileSync(file, text.slice(0, 5000));
  expect(await findings(folder.path)).toEqual(fresh);
  expect(readFileSync(file, 'utf8')).toBe(text);
});

test('other schemas get validators of their own', async () => {
  using folder = validSite();
  await validatorFactory(schemas, 'one', folder.path);
  await validatorFactory(schemas, 'other', folder.path);
  expect(readdirSync(path.join(folder.path, 'validators'))).toHaveLength(2);
});
