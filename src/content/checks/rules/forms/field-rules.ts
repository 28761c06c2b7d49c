import { fieldKinds } from '../../../../forms/rules/index.ts';
import { listProperty, property, textProperty } from '../../../read/json.ts';
import type { Issue } from '../../../report/issues.ts';
import { patternFault } from '../../../schema/patterns.ts';
import type { Check } from '../../check.ts';

/** The kinds of fields that support a rule; empty for `required`, which all support. */
function kindsFor(rule: string): string[] {
  return Object.entries(fieldKinds).flatMap(([name, { rules }]) => (rules.some((one) => one === rule) ? [name] : []));
}

/** Checks that rules can be met, and that messages can appear. */
export const check: Check = {
  codes: {
    'impossible-rule': 'error',
    'rule-does-not-fit': 'error',
    'repeated-rule': 'error',
    'bad-pattern': 'error',
    'unsafe-pattern': 'error',
    'useless-alert': 'error',
  },
  start: (_content, report) => ({
    document: ({ file, data }) => {
      if (file.kind.name !== 'forms') return;
      const fields = listProperty(data, 'fields');
      for (const [index, field] of fields.entries()) {
        for (const fault of fieldFaults(field))
          report({ path: file.path, ...fault, pointer: `/fields/${index}/rules${fault.pointer}` });
      }
      const used = new Set(
        fields.flatMap((field) => listProperty(field, 'rules').map((rule) => textProperty(rule, 'rule'))),
      );
      for (const list of ['alerts', 'bannerNotes']) {
        for (const fault of uselessAlerts(data, list, used)) report({ path: file.path, ...fault });
      }
    },
  }),
};

type Fault = Pick<Issue, 'code' | 'pointer' | 'message' | 'suggestion'>;

/** Messages for a rule that no field has. */
function uselessAlerts(data: unknown, list: string, used: Set<string | undefined>): Fault[] {
  return listProperty(data, list).flatMap((alert, index) => {
    const rule = textProperty(alert, 'rule');
    if (rule === undefined || used.has(rule)) return [];
    return [
      {
        pointer: `/${list}/${index}/rule`,
        code: 'useless-alert',
        message: `No field of this form has the rule "${rule}", so this message is never shown.`,
        suggestion: 'Give a field this rule, or remove the message.',
      },
    ];
  });
}

function fieldFaults(field: unknown): Fault[] {
  const kind = textProperty(field, 'kind') ?? '';
  const rules = listProperty(field, 'rules');
  const names = rules.map((rule) => textProperty(rule, 'rule') ?? '');
  const own = rules.flatMap((rule, index) => [...fitFaults(names, index, kind), ...patternFaults(rule, index)]);
  return [...own, ...lengthFaults(rules)];
}

function fitFaults(names: string[], index: number, kind: string): Fault[] {
  const name = names[index] ?? '';
  const kinds = kindsFor(name);
  const pointer = `/${index}/rule`;
  if (kinds.length > 0 && kind !== '' && !kinds.includes(kind)) {
    return [
      {
        code: 'rule-does-not-fit',
        pointer,
        message: `The rule "${name}" does not work with a field of kind "${kind}".`,
        suggestion: `It works with the kinds ${kinds.join(', ')}.`,
      },
    ];
  }
  if (name === '' || names.indexOf(name) === index || name === 'pattern') return [];
  return [
    {
      code: 'repeated-rule',
      pointer,
      message: `The field has the rule "${name}" twice; the second message is never shown.`,
      suggestion: 'Remove one of them.',
    },
  ];
}

function patternFaults(rule: unknown, index: number): Fault[] {
  const pattern = textProperty(rule, 'pattern');
  const fault = pattern === undefined ? undefined : patternFault(pattern);
  return fault ? [{ ...fault, pointer: `/${index}/pattern` }] : [];
}

function lengthFaults(rules: unknown[]): Fault[] {
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
    return [impossible(index, 'At most 0 characters are allowed, so nothing can be typed.', 'Raise the value.')];
  if (least === undefined || most === undefined || least <= most) return [];
  return [
    impossible(
      index,
      `At least ${least} and at most ${most} characters: no text can meet both.`,
      'Correct one of the two values.',
    ),
  ];
}

function impossible(index: number, message: string, suggestion: string): Fault {
  return { code: 'impossible-rule', pointer: `/${index}/value`, message, suggestion };
}
