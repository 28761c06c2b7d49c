import type { Severity } from '../report/issues.ts';
import { answers } from './answers.ts';
import type { DeliveryCheck } from './delivery.ts';
import { mails } from './mails.ts';
import { pictureCodes } from './pictures.ts';
import { recipients } from './recipients.ts';
import { webhooks } from './webhooks.ts';

/** All dry runs. */
export const deliveryChecks: DeliveryCheck[] = [answers, mails, recipients, webhooks];

/** All codes they can report, with their severity. */
export const deliveryCodes: Readonly<Record<string, Severity>> = Object.assign(
  {},
  pictureCodes,
  ...deliveryChecks.map(({ codes }) => codes),
);
