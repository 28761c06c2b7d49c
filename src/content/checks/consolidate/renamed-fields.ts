import { relative } from 'node:path';
import type { Content } from '../../read/content.ts';
import { listProperty, textProperty, valueAt } from '../../read/json.ts';
import { type FormFile, fieldNames, formsWithMail } from '../../references/mail-forms.ts';
import { likelyValue } from '../../report/fixes.ts';
import type { Issue } from '../../report/issues.ts';
import { renameEverywhere } from '../references/rename-advice.ts';

/** A mail's use of a name that its form no longer has, and the field that it probably meant. */
interface OutdatedUse {
  issue: Issue;
  form: FormFile;
  before: string;
  now: string;
}

/** Reports a field that was renamed by hand once, in its form, in place of each use of its old name in mails. */
export function mergeRenamedFields(issues: Issue[], content: Content): Issue[] {
  const outdated = issues.flatMap((issue) => outdatedUse(issue, content) ?? []);
  const groups = Map.groupBy(outdated, ({ form, before, now }) => `${form.id} ${before} ${now}`);
  const renamed = [...groups.values()].filter((uses) => uses.length > 1);
  const replaced = new Set(renamed.flat().map(({ issue }) => issue));
  const inForms = renamed.flatMap(([first, ...others]) => (first ? [issueInForm(first, others, content)] : []));
  return [...issues.filter((issue) => !replaced.has(issue)), ...inForms];
}

function outdatedUse(issue: Issue, content: Content): OutdatedUse | undefined {
  const now = issue.subject ?? issue.meant;
  if (issue.code !== 'unfilled-parameter' || now === undefined) return undefined;
  const mail = content.documents('emails').find(({ file }) => file.path === issue.path);
  const before = textProperty({ value: valueAt(mail?.data, issue.pointer) }, 'value');
  const form = formsWithMail(mail?.file.id ?? '', content).find((one) => fieldNames(one).includes(now));
  if (before === undefined || form === undefined || isUsed(now, form, content)) return undefined;
  return { issue, form, before, now };
}

/** Whether a mail of a form uses a field, so that the field has had this name before. */
function isUsed(field: string, form: FormFile, content: Content): boolean {
  const mails = listProperty(form.data, 'emails');
  return content
    .documents('emails')
    .some(
      ({ file, references }) =>
        mails.includes(file.id) && references.some(({ kind, value }) => kind === 'field' && value === field),
    );
}

function issueInForm(use: OutdatedUse, others: OutdatedUse[], { configDir }: Content): Issue {
  const { form, before, now } = use;
  const files = new Set([use, ...others].map(({ issue }) => relative(configDir, issue.path).replaceAll('\\', '/')));
  const pointer = `/fields/${fieldNames(form).indexOf(now)}/name`;
  return {
    code: 'unfilled-parameter',
    path: form.path,
    message: `This field is still called "${before}" in ${[...files].join(' and ')}.`,
    ...likelyValue(pointer, before, `Write "${before}" again. ${renameEverywhere(`field/${form.id}/${before}`, now)}`),
  };
}
