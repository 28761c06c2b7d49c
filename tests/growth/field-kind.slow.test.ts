/** A new kind of field: what it lacks is named by the type check, and nothing else in the code has to know it. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { copyRepository } from '../../scripts/lib/copy-repository.ts';
import { temporaryFolder } from '../../scripts/lib/temporary-folder.ts';

const FIELD = `import { oneLine } from '../OneLineField.tsx';

export default oneLine({ type: 'number' });
`;

const KIND = `import type { FieldKind } from '../field-kind.ts';
import { TEXT_RULES, typedText } from '../texts.ts';

const whole = { ...typedText, rules: TEXT_RULES };

export const kind: FieldKind = whole;
`;

const PARTS = ['answer', 'answers', 'rules', 'empty', 'parse', 'fromTexts', 'normalise'];

/** The same kind without one of its parts. */
const lacking = (part: string) => `
const { ${part}: _${part}, ...without${part} } = whole;
export const lacks${part}: FieldKind = without${part};
`;

const FOLDER = 'src/forms/kinds/number';

function execute(folder: string, program: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, encoding: 'utf8' });
  return { status, text: stdout + stderr };
}

const typeFaults = (folder: string) =>
  execute(folder, path.join(folder, 'node_modules/.bin/tsc'), '--noEmit', '-p', '.');

function write(folder: string, file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

test('a kind in the schema alone lacks its parts by name; with them, the code is whole', () => {
  using folder = temporaryFolder();
  copyRepository(folder.path);
  const schema = readFileSync(path.join(folder.path, 'schemas/form.schema.json'), 'utf8');
  write(folder.path, 'schemas/form.schema.json', schema.replace('"textarea",', '"textarea", "number",'));
  expect(execute(folder.path, process.execPath, 'scripts/generate.ts')).toMatchObject({ status: 0 });

  const without = typeFaults(folder.path).text;
  expect(without).toContain(`Cannot find module './number/kind.ts'`);
  expect(without).toContain(`Cannot find module './number/Field.tsx'`);

  write(folder.path, `${FOLDER}/Field.tsx`, FIELD);
  write(folder.path, `${FOLDER}/kind.ts`, `${KIND}${PARTS.map(lacking).join('')}`);
  const lacks = typeFaults(folder.path).text;
  for (const part of PARTS) expect(lacks).toContain(`Property '${part}' is missing in type`);

  write(folder.path, `${FOLDER}/kind.ts`, KIND);
  expect(typeFaults(folder.path)).toEqual({ status: 0, text: '' });
}, 600_000);
