import type { Content } from '../../read/content.ts';
import { listProperty, property, textProperty } from '../../read/json.ts';
import { didYouMean } from '../../references/nearest.ts';
import type { Issue } from '../../report/issues.ts';
import type { Check } from '../check.ts';

/** A field, as far as its file says what it is. */
interface Field {
  name: string;
  index: number;
  data: unknown;
}

/** Fields have names of their own, and every field can come to be shown. */
export const check: Check = {
  codes: ['duplicate-field', 'unknown-field', 'unreachable-field', 'useless-options'],
  start: (content, report) => ({
    document: ({ file, data }) => {
      if (file.kind.name !== 'forms') return;
      const fields = listProperty(data, 'fields').map((field, index) => ({
        name: textProperty(field, 'name') ?? '',
        index,
        data: field,
      }));
      for (const field of fields) {
        for (const fault of [
          ...nameFaults(field, fields),
          ...conditionFaults(field, fields, content),
          ...optionFaults(field),
        ]) {
          report({ severity: 'error', path: file.path, ...fault, pointer: `/fields/${field.index}${fault.pointer}` });
        }
      }
    },
  }),
};

type Fault = Pick<Issue, 'code' | 'pointer' | 'message' | 'suggestion'>;

function nameFaults(field: Field, fields: Field[]): Fault[] {
  const isSecond = fields.slice(0, field.index).some((other) => other.name === field.name);
  if (!isSecond || field.name === '') return [];
  return [
    {
      code: 'duplicate-field',
      pointer: '/name',
      message: `Two fields of this form have the name "${field.name}", so one answer would overwrite the other.`,
      suggestion: 'Give one of them another name.',
    },
  ];
}

function optionFaults(field: Field): Fault[] {
  const kind = textProperty(field.data, 'kind');
  if (property(field.data, 'options') === undefined || kind === 'select' || kind === 'checkboxes') return [];
  return [
    {
      code: 'useless-options',
      pointer: '/options',
      message: `A field of the kind "${kind}" shows no list of options.`,
      suggestion: 'Make its kind "select" or "checkboxes", or take "options" out.',
    },
  ];
}

function conditionFaults(field: Field, fields: Field[], content: Content): Fault[] {
  const condition = property(field.data, 'showWhen');
  const otherName = textProperty(condition, 'field');
  const wanted = textProperty(condition, 'equals');
  if (otherName === undefined) return [];
  const other = fields.find((candidate) => candidate.name === otherName);
  if (!other) {
    const names = fields.map(({ name }) => name).filter((name) => name !== field.name);
    return [
      {
        code: 'unknown-field',
        pointer: '/showWhen/field',
        message: `This form has no field "${otherName}".`,
        suggestion: didYouMean(otherName, content.wellNamed(names), 'Name a field of this form.'),
      },
    ];
  }
  if (isInCircle(field, fields)) {
    return [
      {
        code: 'unreachable-field',
        pointer: '/showWhen/field',
        message: `"${field.name}" is shown only when "${otherName}" is, and the other way round, so neither ever appears.`,
        suggestion: 'Take one of the two conditions out.',
      },
    ];
  }
  const values = valuesOf(other, content);
  if (wanted === undefined || values === undefined || values.includes(wanted)) return [];
  return [
    {
      code: 'unreachable-field',
      pointer: '/showWhen/equals',
      message: `"${otherName}" can never have the value "${wanted}", so this field never appears.`,
      suggestion: didYouMean(
        wanted,
        values,
        `Choose a value from its list of options: ${values.slice(0, 8).join(', ')}.`,
      ),
    },
  ];
}

function isInCircle(start: Field, fields: Field[]): boolean {
  const seen = new Set<string>();
  let name: string | undefined = start.name;
  while (name !== undefined && !seen.has(name)) {
    seen.add(name);
    const current = name;
    name = textProperty(property(fields.find((field) => field.name === current)?.data, 'showWhen'), 'field');
  }
  return name === start.name;
}

/** The values that a field can have, where they can be listed. */
function valuesOf(field: Field, content: Content): string[] | undefined {
  if (textProperty(field.data, 'kind') === 'checkbox') return ['true', 'false'];
  const id = textProperty(field.data, 'options');
  const list = id === undefined ? undefined : content.documents('options').find(({ file }) => file.id === id);
  if (!list || !Array.isArray(property(list.data, 'options'))) return undefined;
  return listProperty(list.data, 'options').flatMap((option) => textProperty(option, 'value') ?? []);
}
