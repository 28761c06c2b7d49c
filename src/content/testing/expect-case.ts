import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { applyCase, findingsIn, readCase } from './cases.ts';

const schemas = readdirSync(join(import.meta.dirname, '../../../schemas/blocks'));
const types = schemas.map((file) => file.replace('.schema.json', ''));

/** The beginning of the list of all block types, which grows with the project. */
const blockTypes = new RegExp(`"(?:${types.join('|')})"(?:, "[a-z0-9-]+"){10,}(?: …)?`);

/** Expects the findings of a case, made in a copy of the valid site. */
export async function expectCase(sitePath: string, name: string): Promise<void> {
  const expected = readCase(name);
  using _broken = applyCase(sitePath, name, expected);
  const findings = (await findingsIn(sitePath)).map((finding) => ({
    ...finding,
    ...(finding.suggestion && { suggestion: finding.suggestion.replace(blockTypes, '{block types}') }),
  }));
  expect(findings).toEqual(expected.findings);
}
