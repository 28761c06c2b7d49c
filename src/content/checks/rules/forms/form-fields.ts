import { fieldKinds, HONEYPOT_FIELD, SERVER_LINKS } from '../../../../forms/rules/index.ts';
import type { Content } from '../../../read/content.ts';
import { listProperty, property, textProperty } from '../../../read/json.ts';
import { conditionIssue } from '../../../references/conditions.ts';
import { suggestWriting } from '../../../references/suggestions.ts';
import { changeTo, removeValue, unsafe } from '../../../report/fixes.ts';
import { asErrors, asWarnings, type FileIssue, type Issues, type Rule, withPointerPrefix } from '../../rule.ts';

/** A field as written, possibly incomplete. */
interface Field {
  name: string;
  index: number;
  data: unknown;
}

/** Checks that field names are unique, and that every field can appear. */
export const rule: Rule = {
  codes: {
    ...asErrors('duplicate-field unknown-field reserved-field unreachable-field useless-options'),
    ...asWarnings('useless-rows useless-placeholder useless-autocomplete'),
  },
  files: 'forms',
  *onDocument({ data }, content) {
    const fields = listProperty(data, 'fields').map((field, index) => ({
      name: textProperty(field, 'name') ?? '',
      index,
      data: field,
    }));
    for (const field of fields)
      yield withPointerPrefix(`/fields/${field.index}`, [
        nameIssues(field, fields),
        conditionIssues(field, fields, content),
        optionIssues(field),
        uselessIssues(field),
      ]);
  },
};

/** Values that every submission has besides its fields. */
const RESERVED: readonly string[] = ['source', 'submissionId', 'timestamp', HONEYPOT_FIELD, ...SERVER_LINKS];

function nameIssues(field: Field, fields: Field[]): Issues<FileIssue> {
  if (RESERVED.includes(field.name))
    return {
      code: 'reserved-field',
      pointer: '/name',
      message: `A field cannot be called "${field.name}": every submission already has a value with this name, so the answer would be lost.`,
      suggestion: 'Give the field another name.',
    };
  const isSecond = fields.slice(0, field.index).some((other) => other.name === field.name);
  if (!isSecond || field.name === '') return undefined;
  return {
    code: 'duplicate-field',
    pointer: '/name',
    message: `Two fields of this form have the name "${field.name}", so one answer would overwrite the other.`,
    suggestion: 'Give one of them another name.',
  };
}

function optionIssues(field: Field): Issues<FileIssue> {
  const kind = textProperty(field.data, 'kind');
  const withOptions = Object.entries(fieldKinds).flatMap(([name, { answers }]) =>
    answers === 'options' ? [name] : [],
  );
  const isKnown = kind !== undefined && Object.hasOwn(fieldKinds, kind);
  if (!isKnown || property(field.data, 'options') === undefined || withOptions.some((one) => one === kind))
    return undefined;
  return {
    code: 'useless-options',
    pointer: '/options',
    message: `A field of kind "${kind}" does not show a list of options.`,
    suggestion: `Make its kind ${withOptions.map((one) => `"${one}"`).join(' or ')}, or remove "options".`,
  };
}

/** Properties that only apply to some kinds of fields. */
const FILLED_IN = ['text', 'email', 'phone', 'url', 'textarea', 'select'];
const SHOWN_BY: Record<string, { kinds: string[]; without: string }> = {
  rows: { kinds: ['textarea'], without: 'has one line' },
  placeholder: {
    kinds: FILLED_IN,
    without: 'cannot show an example',
  },
  autocomplete: {
    kinds: FILLED_IN,
    without: 'is never filled in by browsers',
  },
};

function uselessIssues(field: Field): Issues<FileIssue> {
  const { data } = field;
  const kind = textProperty(data, 'kind');
  return Object.entries(SHOWN_BY).map(([name, { kinds, without }]) => {
    if (kind === undefined || !Object.hasOwn(fieldKinds, kind)) return undefined;
    if (property(data, name) === undefined || kinds.includes(kind)) return undefined;
    if (name === 'rows' && kind === 'text' && limitOf(data) > MAX_LINE_LENGTH) return ofSeveralLines(field);
    return {
      code: `useless-${name}`,
      pointer: `/${name}`,
      message: `A field of kind "${kind}" ${without}, so "${name}" has no effect.`,
      suggestion: `Remove it, or make the kind ${kinds.map((one) => `"${one}"`).join(' or ')}.`,
      fix: unsafe(removeValue(`/fields/${field.index}/${name}`)),
    };
  });
}

/** The characters that are at most typed into a field of one line. */
const MAX_LINE_LENGTH = 300;

/** The most characters that a field takes; 0 if it does not say. */
function limitOf(field: unknown): number {
  const limit = listProperty(field, 'rules').find((rule) => textProperty(rule, 'rule') === 'max-length');
  const value = property(limit, 'value');
  return typeof value === 'number' ? value : 0;
}

/** Reports the kind of a field whose rows and limit are those of a longer text. */
function ofSeveralLines({ data, index }: Field): FileIssue {
  return {
    code: 'useless-rows',
    pointer: '/kind',
    message: `"${textProperty(data, 'label')}" has "rows" and takes ${limitOf(data)} characters, but a field of kind "text" has one line.`,
    ...suggestWriting('textarea'),
    fix: unsafe(changeTo(`/fields/${index}/kind`, 'textarea')),
  };
}

function conditionIssues(field: Field, fields: Field[], content: Content): Issues<FileIssue> {
  const condition = property(field.data, 'showWhen');
  if (isInCircle(field, fields)) {
    const otherName = textProperty(condition, 'field');
    return {
      code: 'unreachable-field',
      pointer: '/showWhen/field',
      ...(otherName === field.name
        ? {
            message: `"${field.name}" is shown only when it has an answer itself, so it never appears.`,
            suggestion: 'Name another field of the form, or remove "showWhen".',
          }
        : {
            message: `"${field.name}" is shown only when "${otherName}" is, and vice versa, so neither ever appears.`,
            suggestion: 'Remove one of the two conditions.',
          }),
    };
  }
  const others = fields.filter(({ name }) => name !== field.name);
  const issue = conditionIssue(condition, others, content, 'so this field never appears');
  if (!issue) return undefined;
  const { on, ...words } = issue;
  const code = on === 'field' ? 'unknown-field' : 'unreachable-field';
  return { ...words, code, pointer: `/showWhen/${on}` };
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
