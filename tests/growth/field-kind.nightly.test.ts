/** Adding a kind of field: the type check names the missing parts, and no other code must be changed. */
import { expect, test } from 'vitest';
import { Copy } from './support.ts';

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

test('for a kind that is only in the schema, the type check names the missing parts; with them it passes', () => {
  using copy = new Copy();
  const schema = copy.read('schemas/form.schema.json');
  copy.write('schemas/form.schema.json', schema.replace('"textarea",', '"textarea", "number",'));
  expect(copy.node('scripts/generate.ts')).toMatchObject({ status: 0 });

  const without = copy.types().text;
  expect(without).toContain(`Cannot find module './number/kind.ts'`);
  expect(without).toContain(`Cannot find module './number/Field.tsx'`);

  copy.write(`${FOLDER}/Field.tsx`, FIELD);
  copy.write(`${FOLDER}/kind.ts`, `${KIND}${PARTS.map(lacking).join('')}`);
  const lacks = copy.types().text;
  for (const part of PARTS) expect(lacks).toContain(`Property '${part}' is missing in type`);

  copy.write(`${FOLDER}/kind.ts`, KIND);
  expect(copy.types()).toEqual({ status: 0, text: '' });
});
