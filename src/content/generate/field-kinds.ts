import { camelCase, pascalCase } from '../edit/words/letter-case.ts';
import { property } from '../read/json.ts';
import type { SchemaFile } from '../schema/schemas.ts';

const PLACE = ['properties', 'fields', 'items', 'properties', 'kind', 'enum'];
const NOTE = '/* Written by scripts/generate.ts from the kinds in schemas/form.schema.json; each is a folder here. */';

/** The kinds of fields in the schema of forms. */
function kindsIn(schemas: SchemaFile[]): string[] {
  const form = schemas.find(({ path }) => path === 'form.schema.json');
  const kinds = PLACE.reduce<unknown>(property, form?.schema);
  return Array.isArray(kinds) ? kinds.map(String) : [];
}

/** A property of an object literal, formatted as the formatter would. */
function keyed(name: string, value: string): string {
  if (name === value) return name;
  return `${/^\w+$/.test(name) ? name : `'${name}'`}: ${value}`;
}

/** Import statements for modules in the same folder, in the formatter's order. */
function imports(all: [what: string, module: string][], further: [what: string, module: string]): string {
  const sorted = [...all, further].toSorted(([, one], [, other]) => (one < other ? -1 : 1));
  return sorted.map(([what, module]) => `import ${what} from './${module}';`).join('\n');
}

/** Generates the tables of field kinds and of their components. If a kind lacks something, the type check fails. */
export function generateFieldKinds(schemas: SchemaFile[]): [string, string][] {
  const kinds = kindsIn(schemas).toSorted();
  const component = (kind: string) => `${pascalCase(kind)}Field`;
  return [
    [
      'src/forms/kinds/all.ts',
      `${NOTE}
import type { FormField } from '../../contracts/forms.ts';
${imports(
  kinds.map((kind) => [`{ kind as ${camelCase(kind)} }`, `${kind}/kind.ts`]),
  ['type { FieldKind }', 'field-kind.ts'],
)}

/** What each kind of field is. */
export const fieldKinds: { [Kind in FormField['kind']]: FieldKind } = {
${kinds.map((kind) => `  ${keyed(kind, camelCase(kind))},`).join('\n')}
};

/** Whether there is such a kind of field. */
export function isFieldKind(name: string): name is FormField['kind'] {
  return Object.hasOwn(fieldKinds, name);
}
`,
    ],
    [
      'src/forms/kinds/components.tsx',
      `${NOTE}
import type { ComponentType } from 'react';
import type { FormField } from '../../contracts/forms.ts';
${imports(
  kinds.map((kind) => [component(kind), `${kind}/Field.tsx`]),
  ['type { FieldProps }', 'field-props.tsx'],
)}

/** How each kind of field is shown. */
export const fieldComponents: { [Kind in FormField['kind']]: ComponentType<FieldProps> } = {
${kinds.map((kind) => `  ${keyed(kind, component(kind))},`).join('\n')}
};
`,
    ],
  ];
}
