import type { Severity } from '../report/issues.ts';
import { answers } from './answers.ts';
import type { DeliveryCheck } from './delivery.ts';
import { mails } from './mails.ts';
import { pictureCodes } from './pictures.ts';
import { recipients } from './recipients.ts';
import { webhooks } from './webhooks.ts';

/** Everything that is tried out. */
export const deliveryChecks: DeliveryCheck[] = [answers, mails, recipients, webhooks];

/** All that these can find, with how grave it is. */
export const deliveryCodes: Readonly<Record<string, Severity>> = Object.assign(
  {},
  pictureCodes,
  ...deliveryChecks.map(({ codes }) => codes),
);
