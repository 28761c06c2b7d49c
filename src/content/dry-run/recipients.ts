import { isDeliverable } from '../references/addresses/mail-address.ts';
import { suggestWriting } from '../references/suggestions.ts';
import { correctToPattern } from '../schema/corrections/correct-to-pattern.ts';
import type { DryRunCheck } from './dry-run-check.ts';

/** Checks that mails can be sent to the company's addresses. */
export const recipients: DryRunCheck = {
  codes: { 'bad-address': 'error' },
  run: ({ content, site }) =>
    (['email', 'inbox'] as const).map((name) => {
      if (isDeliverable(site[name])) return undefined;
      const right = correctToPattern(site[name], '@');
      const file = content.documents('site')[0]?.file.path ?? '';
      return {
        code: 'bad-address',
        path: file,
        pointer: `/${name}`,
        message: `No mail can go to "${site[name]}".`,
        ...(right !== undefined && isDeliverable(right)
          ? suggestWriting(right)
          : { suggestion: 'Write one e-mail address, such as info@company.example.' }),
      };
    }),
};
