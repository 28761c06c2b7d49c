import type { Webhook } from '../../contracts/server-config.ts';

/** The event type, which determines the shape of `data`. */
const EVENT = 'submission.created';

/** The data of a webhook call about a submission. */
export interface CallData<Answer> {
  id: string;
  form: string;
  source: string;
  submittedAt: string;
  receivedAt: string;
  fields: Record<string, Answer>;
}

/** The answers in a webhook call; a document is described as stored, without its content. */
function answersFor<Answer>({ fields }: Webhook, answers: Record<string, Answer>): Record<string, Answer> {
  if (fields === undefined) return answers;
  return Object.fromEntries(Object.entries(answers).filter(([name]) => fields.includes(name)));
}

/** Whether submissions of a form are sent to a webhook. Newsletter sign-ups are not leads. */
export function triggersWebhook({ forms }: Webhook, form: { id: string; kind: string }): boolean {
  return form.kind === 'submission' && (forms === undefined || forms.includes(form.id));
}

/** The body of a call, according to the Standard Webhooks specification. */
export function webhookBody<Answer>(webhook: Webhook, submission: CallData<Answer>): string {
  const { id, form, source, submittedAt, receivedAt, fields } = submission;
  const data = { id, form, source, submittedAt, receivedAt, fields: answersFor(webhook, fields) };
  return JSON.stringify({ type: EVENT, timestamp: receivedAt, data });
}
