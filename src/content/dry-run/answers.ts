import type { FormField } from '../../contracts/forms.ts';
import type { Rule } from '../../contracts/resolved.ts';
import { fieldKinds } from '../../forms/rules/index.ts';
import type { Content } from '../read/content.ts';
import { listProperty, textProperty } from '../read/json.ts';
import { rightValue } from '../report/fixes.ts';
import { eachIssue, type Issue, type Issues } from '../report/issues.ts';
import { contentFilePath, type DryRunCheck, type ResolvedForm } from './dry-run-check.ts';
import { choiceValue, isExhaustive, passesCheck, repairAnswer, validAnswer } from './valid-answer.ts';

/** Checks that every field can be answered, and that every option is accepted as it is sent. */
export const answers: DryRunCheck = {
  codes: { 'unanswerable-field': 'error', 'refused-option': 'error', 'bad-example': 'warning' },
  run: ({ content, forms }) =>
    withoutRepeats(
      forms.flatMap((form) =>
        form.definition.fields.flatMap((field, index) => firstIssues(form, field, index, content)),
      ),
    ),
};

/** The issues of the first kind that a field has: the others would follow from them. */
function firstIssues(form: ResolvedForm, field: FormField, index: number, content: Content): Issue[] {
  for (const look of [refusedOptions, unanswerable, badExample]) {
    const found = [...eachIssue(look(form, field, index, content))];
    if (found.length > 0) return found;
  }
  return [];
}

/** Lists of options can belong to several forms; keeps the first issue of each value. */
function withoutRepeats(issues: Issue[]): Issue[] {
  const seen = new Set<string>();
  return issues.filter(({ path, pointer }) => {
    const value = path + pointer;
    if (seen.has(value)) return false;
    seen.add(value);
    return true;
  });
}

/** Reports options that are not stored as they are listed. */
function refusedOptions(
  { definition }: ResolvedForm,
  field: FormField,
  index: number,
  content: Content,
): Issues<Issue> {
  const form = content.documents('forms').find(({ file }) => file.id === definition.id);
  const list = textProperty(listProperty(form?.data, 'fields')[index], 'options');
  if (list === undefined) return undefined;
  return (field.options ?? []).map(({ value }, optionIndex) => {
    if (passesCheck(field, choiceValue(field, value), definition.phoneNumbers)) return undefined;
    const trimmed = value.replace(/\s+/g, ' ').trim();
    return {
      code: 'refused-option',
      path: contentFilePath(content, 'options', list),
      message: `The server refuses ${JSON.stringify(value)} in the form ${definition.id}: it is sent as ${JSON.stringify(value.trim())}, which is not in this list.`,
      ...rightValue(`/options/${optionIndex}/value`, trimmed),
    };
  });
}

function unanswerable({ definition }: ResolvedForm, field: FormField, index: number, content: Content): Issues<Issue> {
  const { answer, answers } = fieldKinds[field.kind];
  if (
    answer === 'document' ||
    Array.isArray(answers) ||
    validAnswer(field, definition.phoneNumbers) !== undefined ||
    !isExhaustive(field)
  )
    return undefined;
  const { rules = [] } = field;
  const culprit = rules.findLastIndex(
    (_rule, at) => validAnswer({ ...field, rules: rules.toSpliced(at, 1) }, definition.phoneNumbers) !== undefined,
  );
  const rule = rules[culprit];
  const others = rules.filter((other) => other !== rule && other.rule !== 'required').map(wordsOf);
  return {
    code: 'unanswerable-field',
    path: contentFilePath(content, 'forms', definition.id),
    pointer: `/fields/${index}${rule ? `/rules/${culprit}` : '/name'}${rule?.pattern === undefined ? (rule?.value === undefined ? '' : '/value') : '/pattern'}`,
    message: `No answer can be valid for "${field.name}": ${sentenceOf(field, rule, others)}.`,
    suggestion: adviceFor(field, rule),
  };
}

/** Reports an example that the form itself would reject. */
function badExample({ definition }: ResolvedForm, field: FormField, index: number, content: Content): Issues<Issue> {
  const { placeholder, rules = [] } = field;
  const isJudged = rules.some(({ rule }) => rule !== 'required' && rule !== 'max-length');
  const isShown = !/^(?:checkbox|checkboxes|file)$/.test(field.kind);
  if (placeholder === undefined || !isShown || !isJudged || passesCheck(field, placeholder, definition.phoneNumbers))
    return undefined;
  const valid = validAnswer({ ...field, placeholder: '' }, definition.phoneNumbers);
  const isBeginning = typeof valid === 'string' && valid.startsWith(placeholder);
  if (isBeginning) return undefined;
  const right = repairAnswer(field, placeholder, definition.phoneNumbers) ?? valid;
  return {
    code: 'bad-example',
    path: contentFilePath(content, 'forms', definition.id),
    pointer: `/fields/${index}/placeholder`,
    message: `"${placeholder}" is shown in the empty field as an example, but the field would not accept it.`,
    suggestion: `Write an answer that the field accepts${typeof right === 'string' ? `, such as "${right}"` : ''}; explain what to enter in "label" or "hint".`,
  };
}

function wordsOf({ rule, value, pattern }: Rule): string {
  if (pattern !== undefined) return `the pattern ${pattern}`;
  return value === undefined ? `the rule "${rule}"` : `the rule "${rule}" with ${value}`;
}

function sentenceOf({ kind }: FormField, rule: Rule | undefined, others: string[]): string {
  if (!rule) return 'its rules reject every answer';
  const stored = kind === 'phone' ? ' (phones are sent with their country code)' : '';
  if (others.length === 0 && rule.pattern !== undefined && kind !== 'phone') return 'no text matches its pattern';
  return `${wordsOf(rule)} rejects everything that ${others.length > 0 ? others.join(' and ') : `a field of kind "${kind}"`} would accept${stored}`;
}

function adviceFor({ kind }: FormField, rule: Rule | undefined): string {
  if (rule?.pattern !== undefined)
    return kind === 'phone'
      ? 'Remove the pattern: the phone rule already checks every number.'
      : 'Correct the pattern so that it matches a whole answer, without spaces at the ends. Do not put slashes around it; it needs no ^ and $.';
  if (rule?.rule === 'max-length' && kind === 'phone') return 'Write 16 or more, or remove the rule.';
  if (rule?.rule === 'file-size') return 'Write the size in bytes: 10485760 for 10 MB.';
  return 'Correct one of these rules, or remove it.';
}
