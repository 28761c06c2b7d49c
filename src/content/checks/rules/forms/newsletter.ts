import { asObject, isObject, listProperty, property, textProperty } from '../../../read/json.ts';
import { placeholdersIn } from '../../../references/placeholders.ts';
import { publicPaths } from '../../../references/publishing/public-paths.ts';
import { eachIssue, type Issue, type Issues } from '../../../report/issues.ts';
import type { Content, ContentDocument, Rule } from '../../rule.ts';

/** Checks that newsletter sign-ups are confirmed by mail, and that unsubscribing works. */
export const rule: Rule = {
  codes: {
    'newsletter-not-set-up': 'error',
    'newsletter-without-confirmation': 'error',
    'newsletter-leave-page': 'error',
    'newsletter-without-leaving': 'error',
  },
  *onEnd(content) {
    const forms = content.documents('forms').filter(({ data }) => textProperty(data, 'kind') === 'subscription');
    const integrations = content.documents('integrations')[0];
    if (forms.length === 0 || !integrations) return;
    const newsletter = property(integrations.data, 'newsletter');
    const ofLetters = isObject(newsletter)
      ? leavePageIssues(newsletter, integrations.file.path, content)
      : notSetUp(integrations.file.path, forms);
    const issues = [...eachIssue([forms.map((form) => formIssues(form, content)), ofLetters])];
    // Several forms may send the same mail.
    yield [...new Map(issues.map((issue) => [`${issue.path} ${issue.pointer} ${issue.code}`, issue])).values()];
  },
};

function notSetUp(path: string, forms: ContentDocument[]): Issue {
  return {
    code: 'newsletter-not-set-up',
    path,
    pointer: '',
    message: `The form ${forms[0]?.file.id} is a newsletter sign-up, but does not say how people join and leave the list.`,
    suggestion: 'Add "newsletter" with its endpoints, limits and pages, as the handbook shows.',
  };
}

/** The line in "params" of a mail to the visitor with a link from the server, if any. */
function lineOf(link: string, id: string, content: Content): { mail: ContentDocument; line: string } | undefined {
  const mail = content.documents('emails').find(({ file }) => file.id === id);
  const line = mail?.references
    .filter(({ kind, value }) => kind === 'field' && value === link)
    .flatMap(({ pointer }) => /^\/params\/([^/]+)\//.exec(pointer)?.[1] ?? [])[0];
  return mail && line !== undefined && textProperty(mail.data, 'to') === 'submitter' ? { mail, line } : undefined;
}

/** Whether the texts of a mail use a line of its params. */
function isQuoted({ mail, line }: { mail: ContentDocument; line: string }): boolean {
  const { params: _, ...words } = asObject(mail.data);
  return placeholdersIn(JSON.stringify(words)).some((quoted) => quoted.name === `params.${line}`);
}

function formIssues({ file, data }: ContentDocument, content: Content): Issues<Issue> {
  const mails = listProperty(data, 'emails').filter((id) => typeof id === 'string');
  const confirming = mails.flatMap((id) => lineOf('confirmLink', id, content) ?? []);
  const [unquoted] = confirming;
  const issues = mails.flatMap((id) => leavingIssues(id, content));
  if (confirming.some(isQuoted)) return issues;
  const asks = 'has a line in "params" with "field": "confirmLink", and uses it in a button.';
  return [
    issues,
    {
      code: 'newsletter-without-confirmation',
      path: unquoted?.mail.file.path ?? file.path,
      pointer: unquoted ? `/params/${unquoted.line}` : mails.length > 0 ? '/emails' : '',
      message: 'People who sign up with this form are never asked to confirm, so nobody joins the list.',
      suggestion: unquoted
        ? `Give this mail a button with "link": "{{params.${unquoted.line}}}".`
        : `Add a mail to "emails" that goes to the submitter, ${asks}`,
    },
  ];
}

/** Checks that every newsletter mail says how to unsubscribe, since its recipient may not have asked for it. */
function leavingIssues(id: string, content: Content): Issues<Issue> {
  const mail = content.documents('emails').find(({ file }) => file.id === id);
  if (!mail || textProperty(mail.data, 'to') !== 'submitter') return undefined;
  const leaving = lineOf('leaveLink', id, content);
  if (leaving && isQuoted(leaving)) return undefined;
  return {
    code: 'newsletter-without-leaving',
    path: mail.file.path,
    pointer: leaving ? `/params/${leaving.line}` : '/params',
    message: 'This mail does not tell people how to unsubscribe.',
    suggestion: leaving
      ? `Give the mail a button with "link": "{{params.${leaving.line}}}".`
      : 'Add the line "leave_link": { "field": "leaveLink" } to "params", and a button with "link": "{{params.leave_link}}".',
  };
}

/** Checks that the unsubscribe page has its button. */
function leavePageIssues(newsletter: unknown, path: string, content: Content): Issues<Issue> {
  const leave = textProperty(property(newsletter, 'pages'), 'leave');
  const page = publicPaths(content).find((one) => one.path === leave)?.pageId;
  const asking = [...(content.graph.usesByName('endpoint').get('leaveEndpoint') ?? [])].map(({ from }) => from.id);
  if (page === undefined || asking.includes(page)) return undefined;
  return {
    code: 'newsletter-leave-page',
    path,
    pointer: '/newsletter/pages/leave',
    message: `The page ${leave} has no button for leaving the list.`,
    suggestion: 'Add a section of type "leave-list" to it, or name the page that has one.',
  };
}
