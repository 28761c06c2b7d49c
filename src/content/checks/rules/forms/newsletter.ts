import type { Content, ContentDocument } from '../../../read/content.ts';
import { isObject, listProperty, property, textProperty } from '../../../read/json.ts';
import { placeholdersIn } from '../../../references/placeholders.ts';
import { publicPaths } from '../../../references/publishing/public-paths.ts';
import type { Issue } from '../../../report/issues.ts';
import type { Check } from '../../check.ts';

/** Checks that newsletter sign-ups are confirmed by mail, and that unsubscribing works. */
export const check: Check = {
  codes: {
    'newsletter-not-set-up': 'error',
    'newsletter-without-confirmation': 'error',
    'newsletter-leave-page': 'error',
  },
  start: (content, report) => ({
    end: () => {
      const forms = content.documents('forms').filter(({ data }) => textProperty(data, 'kind') === 'subscription');
      const integrations = content.documents('integrations')[0];
      if (forms.length === 0 || !integrations) return;
      const newsletter = property(integrations.data, 'newsletter');
      const issues = forms.flatMap((form) => formIssues(form, content));
      if (isObject(newsletter)) issues.push(...leavePageIssues(newsletter, integrations.file.path, content));
      else issues.push(notSetUp(integrations.file.path, forms));
      for (const issue of issues) report(issue);
    },
  }),
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

/** Whether a mail to the visitor contains the confirmation link. */
function asksToConfirm(id: string, content: Content): boolean {
  const mail = content.documents('emails').find(({ file }) => file.id === id);
  const isToVisitor = textProperty(mail?.data, 'to') === 'submitter';
  return isToVisitor && (mail?.references ?? []).some((one) => one.kind === 'field' && isLinked(one, mail?.data));
}

/** Whether a line of params is the confirmation link, and the mail uses it. */
function isLinked({ value, pointer }: { value: string; pointer: string }, mail: unknown): boolean {
  const name = /^\/params\/([^/]+)\//.exec(pointer)?.[1];
  if (value !== 'confirmLink' || name === undefined) return false;
  const { params: _, ...words } = isObject(mail) ? mail : {};
  return placeholdersIn(JSON.stringify(words)).some((quoted) => quoted.name === `params.${name}`);
}

function formIssues({ file, data }: ContentDocument, content: Content): Issue[] {
  const mails = listProperty(data, 'emails').filter((id) => typeof id === 'string');
  if (mails.some((id) => asksToConfirm(id, content))) return [];
  return [
    {
      code: 'newsletter-without-confirmation',
      path: file.path,
      pointer: mails.length > 0 ? '/emails' : '',
      message: 'People who sign up with this form are never asked to confirm, so nobody joins the list.',
      suggestion:
        'Add a mail to "emails" that goes to the submitter, has a line in "params" with "field": "confirmLink", and uses it in a button.',
    },
  ];
}

/** Checks that the unsubscribe page has its button. */
function leavePageIssues(newsletter: unknown, path: string, content: Content): Issue[] {
  const leave = textProperty(property(newsletter, 'pages'), 'leave');
  const page = publicPaths(content).find((one) => one.path === leave)?.pageId;
  const asking = [...(content.graph.named('endpoint').get('leaveEndpoint') ?? [])].map(({ from }) => from.id);
  if (page === undefined || asking.includes(page)) return [];
  return [
    {
      code: 'newsletter-leave-page',
      path,
      pointer: '/newsletter/pages/leave',
      message: `The page ${leave} has no button for leaving the list.`,
      suggestion: 'Add a section of type "leave-list" to it, or name the page that has one.',
    },
  ];
}
