import { isDeliverable } from '../references/addresses/mail-address.ts';
import { write } from '../references/nearest.ts';
import { rightShape } from '../schema/corrections/right-shape.ts';
import type { DeliveryCheck } from './delivery.ts';

/** Checks that mails can be sent to the company's addresses. */
export const recipients: DeliveryCheck = {
  codes: { 'bad-address': 'error' },
  run: ({ content, site }) =>
    (['email', 'inbox'] as const).map((name) => {
      if (isDeliverable(site[name])) return undefined;
      const right = rightShape(site[name], '@');
      const file = content.documents('site')[0]?.file.path ?? '';
      return {
        code: 'bad-address',
        path: file,
        pointer: `/${name}`,
        message: `No mail can go to "${site[name]}".`,
        ...(right !== undefined && isDeliverable(right)
          ? write(right)
          : { suggestion: 'Write one e-mail address, such as info@company.example.' }),
      };
    }),
};
