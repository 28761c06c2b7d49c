import { MAX_DOCUMENT_BYTES } from '../../../../contracts/endpoints.ts';
import { fieldKinds } from '../../../../forms/rules/index.ts';
import type { Content } from '../../../read/content.ts';
import { listProperty, property, textProperty } from '../../../read/json.ts';
import { messageFor, ruleOfMessage } from '../../../references/rule-messages.ts';
import { suggestWriting } from '../../../references/suggestions.ts';
import { changeTo, unsafe } from '../../../report/fixes.ts';
import { exampleIssue, patternIssue } from '../../../schema/patterns.ts';
import { asErrors, asWarnings, type FileIssue, type Issues, type Rule, withPointerPrefix } from '../../rule.ts';

/** The kinds of fields that support a rule; empty for `required`, which all support. */
function kindsFor(rule: string): string[] {
  return Object.entries(fieldKinds).flatMap(([name, { rules }]) => (rules.some((one) => one === rule) ? [name] : []));
}

/** Checks that rules can be fulfilled, that messages can appear, and that addresses and numbers are validated. */
export const rule: Rule = {
  codes: {
    ...asErrors('impossible-rule rule-does-not-fit repeated-rule bad-pattern unsafe-pattern useless-alert'),
    ...asWarnings('missing-rule message-of-another example-as-pattern'),
  },
  files: 'forms',
  *onDocument({ data }, content) {
    const fields = listProperty(data, 'fields');
    for (const [index, field] of fields.entries()) {
      yield withPointerPrefix(`/fields/${index}/rules`, fieldIssues(field, content));
      yield missingRule(field, data, content, index);
      yield missingDocumentRules(field, data, content, `/fields/${index}/kind`);
    }
    const used = new Set(fields.flatMap(rulesOf).filter((rule) => rule !== undefined));
    for (const list of ['alerts', 'bannerNotes']) {
      yield [
        uselessAlerts(data, list, used),
        repeatedAlerts(data, list, [...used], content),
        otherMessages(data, list, content),
      ];
    }
  },
};

const rulesIn = (owner: unknown, list: string) => listProperty(owner, list).map((rule) => textProperty(rule, 'rule'));
const rulesOf = (field: unknown) => rulesIn(field, 'rules');

/** Reports a field without the rule of its kind, such as an e-mail field that accepts any text. */
function missingRule(field: unknown, form: unknown, content: Content, index: number): FileIssue | undefined {
  const kind = textProperty(field, 'kind') ?? '';
  const label = textProperty(field, 'label') ?? '';
  if (!kindsFor(kind).includes(kind) || rulesOf(field).some((rule) => rule === kind || rule === 'pattern'))
    return undefined;
  const place = property(field, 'rules') === undefined ? 'kind' : 'rules';
  return {
    code: 'missing-rule',
    pointer: `/fields/${index}/${place}`,
    ...(place === 'rules' && { at: 'key' as const }),
    message: `"${label}" accepts any text, because the field does not have the rule "${kind}".`,
    suggestion: `Add { "rule": "${kind}", "message": "${messageFor(kind, field, form, content) ?? '…'}" } to its "rules".`,
  };
}

/** Messages for a rule that no field has. */
function uselessAlerts(data: unknown, list: string, used: ReadonlySet<string>): Issues<FileIssue> {
  return listProperty(data, list).map((alert, index) => {
    const rule = textProperty(alert, 'rule');
    const isMissing = listProperty(data, 'fields').some((field) => textProperty(field, 'kind') === rule);
    if (rule === undefined || used.has(rule) || isMissing) return undefined;
    return {
      pointer: `/${list}/${index}/rule`,
      code: 'useless-alert',
      message: `No field of this form has the rule "${rule}", so this message is never shown.`,
      suggestion: 'Give a field this rule, or remove the message.',
    };
  });
}

/** Reports a second message for the same rule: at the one of the two that is about another rule, if one is. */
function repeatedAlerts(data: unknown, list: string, used: readonly string[], content: Content): Issues<FileIssue> {
  const rules = rulesIn(data, list);
  const messages = listProperty(data, list).map((alert) => textProperty(alert, 'message') ?? '');
  return rules.map((rule, index) => {
    const first = rules.indexOf(rule);
    if (rule === undefined || first === index) return undefined;
    const [wrong, second] = [first, index].flatMap((place) => {
      const meant = ruleOfMessage(messages[place] ?? '', used, content);
      return meant === undefined || rules.includes(meant) || !used.includes(meant) ? [] : [{ place, meant }];
    });
    const isSure = wrong !== undefined && second === undefined;
    const pointer = `/${list}/${isSure ? wrong.place : index}/rule`;
    return {
      pointer,
      code: 'repeated-rule',
      message: `There are two messages for the rule "${rule}" in this list, and visitors need one.`,
      ...(isSure
        ? { ...suggestWriting(wrong.meant), fix: unsafe(changeTo(pointer, wrong.meant)) }
        : { suggestion: 'Remove one of them, or name the rule that it is about.' }),
    };
  });
}

/** Reports alerts with a message that fields only use for another rule. */
function otherMessages(data: unknown, list: string, content: Content): Issues<FileIssue> {
  const rules = content
    .documents('forms')
    .flatMap((form) => listProperty(form.data, 'fields').flatMap(rulesWithMessage));
  return listProperty(data, list).map((alert, index) => {
    const [rule = '', name = ''] = ['rule', 'message'].map((part) => textProperty(alert, part));
    const others = rules.filter((one) => one.message === name && ABOUT_THE_ANSWER.test(one.rule));
    const right = rules.find((one) => one.rule === rule && listProperty(data, 'fields').includes(one.field))?.message;
    if (others.length === 0 || right === undefined || others.some((one) => one.rule === rule)) return undefined;
    return {
      pointer: `/${list}/${index}/message`,
      code: 'message-of-another',
      message: `"${name}" is the message of the rule "${others[0]?.rule}", but appears here for "${rule}".`,
      ...suggestWriting(right),
    };
  });
}

/** Rules whose messages say what is wrong with an answer; others may share a general message. */
const ABOUT_THE_ANSWER = /^(?:email|phone|url)$/;

const rulesWithMessage = (field: unknown) =>
  listProperty(field, 'rules').map((rule) => ({
    field,
    rule: textProperty(rule, 'rule') ?? '',
    message: textProperty(rule, 'message') ?? '',
  }));

function fieldIssues(field: unknown, content: Content): Issues<FileIssue> {
  const kind = textProperty(field, 'kind') ?? '';
  const rules = listProperty(field, 'rules');
  const names = rules.map((rule) => textProperty(rule, 'rule') ?? '');
  const own = rules.flatMap((rule, index) => [
    fitIssues(names, index, kind),
    repeatedRule(rules, index, kind, content),
    patternIssues(rule, index),
  ]);
  return [...own, lengthIssues(rules, content)];
}

function fitIssues(names: string[], index: number, kind: string): Issues<FileIssue> {
  const name = names[index] ?? '';
  const kinds = kindsFor(name);
  const pointer = `/${index}/rule`;
  if (kinds.length > 0 && kind !== '' && !kinds.includes(kind)) {
    return {
      code: 'rule-does-not-fit',
      pointer,
      message: `The rule "${name}" does not work with a field of kind "${kind}".`,
      suggestion: `It works with the kinds ${kinds.join(', ')}.`,
    };
  }
  return undefined;
}

/** Reports a second rule of the same name, and which one it is to be if its message says so. */
function repeatedRule(rules: readonly unknown[], index: number, kind: string, content: Content): Issues<FileIssue> {
  const names = rules.map((rule) => textProperty(rule, 'rule') ?? '');
  const name = names[index] ?? '';
  const first = names.indexOf(name);
  if (name === '' || first === index || name === 'pattern') return undefined;
  const place = {
    code: 'repeated-rule',
    pointer: `/${index}/rule`,
    message: `The field has the rule "${name}" twice; the second message is never shown.`,
  };
  const meant = ruleOfMessage(textProperty(rules[index], 'message') ?? '', [], content);
  const isOther = meant !== undefined && !names.includes(meant) && kindsFor(meant).includes(kind);
  return isOther ? { ...place, ...suggestWriting(meant) } : { ...place, suggestion: 'Remove one of them.' };
}

function patternIssues(rule: unknown, index: number): Issues<FileIssue> {
  const pattern = textProperty(rule, 'pattern');
  const issue = pattern === undefined ? undefined : (exampleIssue(pattern) ?? patternIssue(pattern));
  return issue ? { ...issue, pointer: `/${index}/pattern` } : undefined;
}

function lengthIssues(rules: unknown[], content: Content): Issues<FileIssue> {
  const numberOf = (name: string) => {
    const value = property(
      rules.find((rule) => textProperty(rule, 'rule') === name),
      'value',
    );
    return typeof value === 'number' ? value : undefined;
  };
  const least = numberOf('min-length');
  const most = numberOf('max-length');
  const index = rules.findIndex((rule) => textProperty(rule, 'rule') === 'max-length');
  if (most === 0)
    return impossible(index, 'At most 0 characters are allowed, so nothing can be typed.', 'Raise the value.');
  if (least === undefined || most === undefined || least <= most) return undefined;
  const message = `At least ${least} and at most ${most} characters: no text can meet both.`;
  // A limit that is stated in its message is not a typo.
  const [isLeastStated, isMostStated] = [
    isStated(rules, 'min-length', least, content),
    isStated(rules, 'max-length', most, content),
  ];
  if (isLeastStated === isMostStated) return impossible(index, message, 'Correct one of the two values.');
  if (isLeastStated) return impossible(index, message, `Write ${least} or more.`);
  const ofLeast = rules.findIndex((rule) => textProperty(rule, 'rule') === 'min-length');
  return impossible(ofLeast, message, `Write ${most} or less.`);
}

/** Whether the message of a rule names its value. */
function isStated(rules: readonly unknown[], name: string, value: number, content: Content): boolean {
  const message = textProperty(
    rules.find((rule) => textProperty(rule, 'rule') === name),
    'message',
  );
  const text = textProperty(property(content.data('messages'), 'messages'), message ?? '') ?? '';
  return (text.match(/\d[\d,]*/g) ?? []).some((figure) => Number(figure.replaceAll(',', '')) === value);
}

function impossible(index: number, message: string, suggestion: string): FileIssue {
  return { code: 'impossible-rule', pointer: `/${index}/value`, message, suggestion };
}

/** Reports a document without limits: the server would refuse what it cannot take only after all of it was sent. */
function missingDocumentRules(field: unknown, form: unknown, content: Content, pointer: string): Issues<FileIssue> {
  if (textProperty(field, 'kind') !== 'file') return undefined;
  const label = textProperty(field, 'label') ?? '';
  const rules = Object.entries({
    'file-type': { missing: 'which types of documents', value: '"types": ["pdf", "docx"]' },
    'file-size': { missing: 'how large a document', value: `"value": ${MAX_DOCUMENT_BYTES}` },
  });
  return rules
    .filter(([rule]) => !rulesOf(field).includes(rule))
    .map(([rule, { missing, value }]) => ({
      code: 'missing-rule',
      pointer,
      message: `"${label}" does not say ${missing} it takes, so visitors learn it only after sending one.`,
      suggestion: `Add { "rule": "${rule}", ${value}, "message": "${messageFor(rule, field, form, content) ?? '…'}" } to its "rules".`,
    }));
}
