import type { Webhook } from '../../contracts/server-config.ts';
import { triggersWebhook, webhookBody } from '../../forms/mails/webhook-body.ts';
import { isObject, property } from '../read/json.ts';
import type { Issue, Issues } from '../report/issues.ts';
import { contentFilePath, type DryRunCheck, type DryRunInput, type ResolvedForm } from './dry-run-check.ts';
import { answersTo } from './mails.ts';

/** Checks that every webhook receives some answers from each of its forms. */
export const webhooks: DryRunCheck = {
  codes: { 'empty-webhook-call': 'error', 'webhook-of-optional-answers': 'warning' },
  run: (input) =>
    (input.integrations.webhooks ?? []).map((webhook, index) =>
      input.forms
        .filter(({ definition }) => triggersWebhook(webhook, definition))
        .map((form) => issuesOf(webhook, index, form, input)),
    ),
};

/** Data of the dry run. */
const TRIAL = { id: 'TRIAL-1', submittedAt: '2026-01-15T09:30:00.000Z', receivedAt: '2026-01-15T09:30:01.000Z' };

/** Whether a submission with only the required answers contains anything for the webhook. */
function tellsSomething(webhook: Webhook, form: ResolvedForm): boolean {
  const { id, source } = form.definition;
  const body: unknown = JSON.parse(
    webhookBody(webhook, { ...TRIAL, form: id, source, fields: answersTo(form, false) }),
  );
  const fields = property(property(body, 'data'), 'fields');
  const isGiven = (answer: unknown) =>
    answer !== null && answer !== '' && !(Array.isArray(answer) && answer.length === 0);
  return isObject(fields) && Object.values(fields).some(isGiven);
}

function issuesOf(webhook: Webhook, index: number, form: ResolvedForm, { content, forms }: DryRunInput): Issues<Issue> {
  const { id } = form.definition;
  const asks = ({ definition }: ResolvedForm) => definition.fields.some(({ name }) => webhook.fields?.includes(name));
  // Unknown field names are reported separately.
  if (webhook.fields === undefined || !forms.some(asks)) return undefined;
  const place = {
    path: contentFilePath(content, 'integrations', 'integrations'),
    pointer: `/webhooks/${index}/fields`,
  };
  if (!asks(form))
    return {
      ...place,
      code: 'empty-webhook-call',
      message: `"${webhook.name}" would get submissions of the form ${id} without any answers: the form has none of these fields.`,
      suggestion: `Add fields of the form ${id}, or remove it from "forms".`,
    };
  if (tellsSomething(webhook, form)) return undefined;
  return {
    ...place,
    code: 'webhook-of-optional-answers',
    message: `When somebody fills in only the required fields of the form ${id}, "${webhook.name}" gets no answers: all of these fields may stay empty.`,
    suggestion: 'Add a required field.',
  };
}
