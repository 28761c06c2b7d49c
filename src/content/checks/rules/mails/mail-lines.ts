import { asObject, listProperty, pointerStep, property, textProperty } from '../../../read/json.ts';
import { formsWithMail } from '../../../references/mail-forms.ts';
import { placeholdersIn } from '../../../references/placeholders.ts';
import { promisedTimes } from '../../../references/quantities/promised-times.ts';
import { addProperty, removeValue, unsafe } from '../../../report/fixes.ts';
import { asWarnings, type Content, type FileIssue, type Issues, type Rule } from '../../rule.ts';

/** Checks that the lines of a mail are written for people, say nothing without an effect, and name its own form. */
export const rule: Rule = {
  codes: asWarnings('time-without-format useless-labels preview-is-subject preview-differs mail-of-another-form'),
  files: 'emails',
  *onDocument({ file, data }, content) {
    const choices = choicesOf(file.id, content);
    const issues = Object.entries(asObject(property(data, 'params'))).flatMap(([name, line]) => [
      rawTime(name, line, data),
      uselessLabels(name, line, choices),
    ]);
    yield [issues, samePreview(data), otherTime(data), otherForm(file.id, data, content)];
  },
};

/** The fields with choices of a mail's forms; undefined if no form sends it. */
function choicesOf(mail: string, content: Content): ReadonlySet<string> | undefined {
  const forms = formsWithMail(mail, content);
  const fields = forms.flatMap(({ data }) => listProperty(data, 'fields'));
  const names = fields.flatMap((field) =>
    property(field, 'options') === undefined && !/^(?:select|checkboxes)$/.test(textProperty(field, 'kind') ?? '')
      ? []
      : [textProperty(field, 'name') ?? ''],
  );
  return forms.length === 0 ? undefined : new Set(names);
}

/** The time of a submission as programs write it, in a text that people read. */
function rawTime(name: string, line: unknown, mail: unknown): Issues<FileIssue> {
  if (textProperty(line, 'field') !== 'timestamp' || property(line, 'format') !== undefined) return undefined;
  const { params: _, ...words } = asObject(mail);
  if (!placeholdersIn(JSON.stringify(words)).some((quoted) => quoted.name === `params.${name}`)) return undefined;
  const pointer = `/params${pointerStep(name)}`;
  return {
    code: 'time-without-format',
    pointer,
    message: 'The mail would say the time as programs write it, such as 2026-01-15T09:30:00.000Z.',
    suggestion: 'Write { "field": "timestamp", "format": "date-time" }.',
    fix: unsafe(addProperty(pointer, 'format', 'date-time')),
  };
}

function uselessLabels(name: string, line: unknown, choices: ReadonlySet<string> | undefined): Issues<FileIssue> {
  const field = textProperty(line, 'field');
  if (choices === undefined || field === undefined || property(line, 'labels') !== true || choices.has(field))
    return undefined;
  const pointer = `/params${pointerStep(name)}/labels`;
  return {
    code: 'useless-labels',
    pointer,
    at: 'key',
    message: `"${field}" is not chosen from a list, so it has no other words to show.`,
    suggestion: 'Remove "labels".',
    fix: removeValue(pointer, 'Remove "labels"'),
  };
}

/** A preview that only repeats what stands next to it. */
function samePreview(mail: unknown): Issues<FileIssue> {
  const [subject = '', preview] = ['subject', 'preview'].map((name) => textProperty(mail, name)?.trim().toLowerCase());
  if (subject === '' || subject !== preview) return undefined;
  return {
    code: 'preview-is-subject',
    pointer: '/preview',
    message: 'Mail programs show this beside the subject, and it says the same again.',
    suggestion: 'Say the next important thing, such as what happens now.',
  };
}

/** A preview that promises an answer in another time than the mail itself. */
function otherTime(mail: unknown): Issues<FileIssue> {
  const [promised] = promisedTimes([textProperty(mail, 'preview')]);
  const inText = promisedTimes(listProperty(mail, 'paragraphs'));
  const [other] = inText;
  if (promised === undefined || other === undefined || inText.includes(promised)) return undefined;
  return {
    code: 'preview-differs',
    pointer: '/preview',
    at: { text: promised },
    message: `This says within ${promised}, but the mail below says within ${other}.`,
    suggestion: `Write ${other}, or correct the mail.`,
  };
}

/**
 * Reports a reason that names a form that does not send this mail, or its page: "You filled in our contact form." English
 * only.
 */
function otherForm(mail: string, data: unknown, content: Content): FileIssue[] {
  const own = formsWithMail(mail, content).map(({ id }) => id);
  const reason = textProperty(data, 'reason') ?? '';
  const [[piece, form = '', place] = []] = reason
    .matchAll(/\b([a-z]+) (form|page)\b/g)
    .filter(([, id = '']) => content.ids('forms').has(id));
  if (piece === undefined || own.length === 0 || own.includes(form)) return [];
  return [
    {
      code: 'mail-of-another-form',
      pointer: '/reason',
      at: { text: piece },
      message: `This speaks of the ${piece}, but the mail is sent by the form ${own.join(' and ')}.`,
      suggestion: `Name that form, such as "${own[0]} ${place}".`,
    },
  ];
}
