import type { Content } from '../read/content.ts';
import { listProperty, property, textProperty } from '../read/json.ts';
import { wordsOf } from './suggestions.ts';

/** All rules of forms that have a message: those of fields, and those of the form. */
const messagesOf = (forms: readonly unknown[]) =>
  forms
    .flatMap((data) => [data, ...listProperty(data, 'fields')])
    .flatMap((part) => ['rules', 'alerts', 'bannerNotes'].flatMap((list) => listProperty(part, list)));

const messageNames = (content: Content) => Object.keys(property(content.data('messages'), 'messages') ?? {});

/** Rules whose messages name what a field asks for, so that other fields cannot have them. */
const FIELD_SPECIFIC_RULES = /^(?:required|accepted)$/;

/** The message of a rule in a form, if there is only one. */
function onlyMessage(rule: string, form: unknown): string | undefined {
  const ofRule = messagesOf([form]).filter((one) => textProperty(one, 'rule') === rule);
  const [only, another] = new Set(ofRule.map((one) => textProperty(one, 'message')));
  return another === undefined ? only : undefined;
}

/** The message that this form, or another one, shows for a rule of a field; otherwise one named after the rule. */
export function messageFor(rule: string, field: unknown, form: unknown, content: Content): string | undefined {
  const forms = [form, ...content.documents('forms').map(({ data }) => data)];
  const namesakes = forms
    .flatMap((data) => listProperty(data, 'fields'))
    .filter((other) => textProperty(other, 'name') === textProperty(field, 'name'))
    .flatMap((other) => listProperty(other, 'rules'));
  const shown = FIELD_SPECIFIC_RULES.test(rule) ? namesakes : messagesOf(forms);
  return (
    textProperty(
      shown.find((one) => textProperty(one, 'rule') === rule),
      'message',
    ) ??
    onlyMessage(rule, form) ??
    messageNamedAfter(rule, content)
  );
}

/** The message with the name of a rule; for a consent, the only one with that word. */
function messageNamedAfter(rule: string, content: Content): string | undefined {
  if (rule === 'required') return undefined;
  if (rule !== 'accepted')
    return messageNames(content).find((name) => name.includes(rule) && !name.includes('required'));
  const [only, another] = messageNames(content).filter((name) => /accept|agree|consent/.test(name));
  return another === undefined ? only : undefined;
}

/** The rule that a message is about: the one for which most fields use it, or the one that its name ends with. */
export function ruleOfMessage(message: string, rules: readonly string[], content: Content): string | undefined {
  const used = content
    .documents('forms')
    .flatMap(({ data }) => listProperty(data, 'fields'))
    .flatMap((field) => listProperty(field, 'rules'))
    .filter((rule) => textProperty(rule, 'message') === message)
    .map((rule) => textProperty(rule, 'rule') ?? '');
  const [most, second] = [...Map.groupBy(used, (rule) => rule)].sort(([, one], [, other]) => other.length - one.length);
  if (most !== undefined) return most[1].length === second?.[1].length ? undefined : most[0];
  return wordsOf(message).findLast((word) => rules.includes(word));
}
