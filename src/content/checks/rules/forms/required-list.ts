import { isObject, listProperty, pointerStep, property, textProperty } from '../../../read/json.ts';
import { replaceSubstring, unsafe } from '../../../report/fixes.ts';
import type { Content, Rule } from '../../rule.ts';

/** Checks that a message listing the required fields names all of them, by label. */
export const rule: Rule = {
  codes: { 'required-list-differs': 'warning' },
  *onEnd(content) {
    const messages = content.documents('messages')[0];
    const texts = property(messages?.data, 'messages');
    if (!messages || !isObject(texts)) return;
    const uses = content.documents('forms').flatMap(({ file, data }) =>
      listProperty(data, 'alerts').flatMap((alert, index) => {
        const name = textProperty(alert, 'message') ?? '';
        const text = Object.hasOwn(texts, name) ? texts[name] : undefined;
        if (textProperty(alert, 'rule') !== 'required' || typeof text !== 'string') return [];
        const alertAt = { path: file.path, pointer: `/alerts/${index}/message` };
        return [{ name, text, form: file.id, alertAt, issue: issueOf(text, data, file.id, content) }];
      }),
    );
    for (const [name, all] of Map.groupBy(uses, (use) => use.name)) {
      const wrong = all.find(({ issue }) => issue !== undefined);
      if (!wrong?.issue) continue;
      const isRightElsewhere = all.some(({ issue }) => issue === undefined);
      const subject = wrong.form;
      if (isRightElsewhere) yield { subject, ...wrong.alertAt, ...ownList(wrong.issue, name) };
      else {
        const pointer = `/messages${pointerStep(name)}`;
        yield { subject, path: messages.file.path, pointer, ...rightList(wrong.issue, pointer, wrong.text) };
      }
    }
  },
};

interface ListIssue {
  /** The list as written in the text. */
  list: string;
  right: string;
  message: string;
}

/** The words of the finding about a list that is wrong wherever it is used. */
const rightList = ({ list, right, message }: ListIssue, pointer: string, text: string) => ({
  code: 'required-list-differs',
  at: { text: list },
  message,
  suggestion: `Write "${right}".`,
  fix: unsafe(replaceSubstring(pointer, text, list, right)),
});

/** The words of the finding about a list that is right for another form, so that this one needs its own message. */
const ownList = ({ right, message }: ListIssue, name: string) => ({
  code: 'required-list-differs',
  message,
  suggestion: `It is right for other forms: add a message like "${name}" to messages.json that says "${right}", and name it here.`,
});

/** Matches the list in "…: Full Name, Email, and Phone." */
const LIST = /(?<=: )[^:.]+(?=\.?$)/;

function issueOf(text: string, form: unknown, formId: string, content: Content): ListIssue | undefined {
  const list = LIST.exec(text)?.[0];
  const named = list?.split(/,\s*(?:and |or |& )?|\s+(?:and|or|&)\s+/).map((part) => part.trim()) ?? [];
  const fields = listProperty(form, 'fields').filter(isObject);
  const labels = fields.map((field) => labelOf(field));
  const known = named.filter((part) => has(labels, part));
  if (list === undefined || named.length < 2 || known.length * 2 < named.length || labels.includes(''))
    return undefined;
  const needed = fields.filter((field) => isRequired(field) && !isObject(field.showWhen));
  const right = needed.map((field) => labelOf(field));
  if (right.length === 0) return undefined;
  const unsaid = right.filter((label) => !has(named, label));
  const needless = named.filter(
    (part) =>
      !has(
        fields.filter(isRequired).map((field) => labelOf(field)),
        part,
      ),
  );
  if (unsaid.length === 0 && needless.length === 0) return undefined;
  const problem = [
    ...(unsaid.length > 0 ? [`leaves out ${quoted(unsaid)}`] : []),
    ...(needless.length > 0 ? [`names ${quoted(needless)}, which are not required`] : []),
  ].join(' and ');
  return {
    list,
    right: written(right, list, content),
    message: `This list of what the form ${formId} requires ${problem}.`,
  };
}

/** A label without marks, which another rule reports. */
const labelOf = (field: unknown) => (textProperty(field, 'label') ?? '').replace(/\s*(?:[:*]|\(\w+\))+\s*$/, '');

const has = (labels: readonly string[], label: string) =>
  labels.some((one) => one.toLowerCase() === label.toLowerCase());

const quoted = (labels: string[]) => labels.map((label) => `"${label}"`).join(', ');

const isRequired = (field: unknown) =>
  listProperty(field, 'rules').some((rule) => textProperty(rule, 'rule') === 'required');

/** Formats labels as a list in the site's language, with a serial comma if the old list has one. */
function written(labels: string[], old: string, content: Content): string {
  const language = textProperty(content.data('site'), 'language') ?? 'en';
  const list = formatted(labels, language);
  return / *, (?:and|or) /.test(old) && labels.length > 2 ? list.replace(/(?<!,) (and|or) (?=[^,]*$)/, ', $1 ') : list;
}

function formatted(labels: string[], language: string): string {
  try {
    return new Intl.ListFormat(language).format(labels);
  } catch {
    return labels.join(', ');
  }
}
