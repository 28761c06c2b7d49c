import { property } from '../../../read/json.ts';
import type { Check } from '../../check.ts';

/** Checks that entries with a featured position are featured. */
export const check: Check = {
  codes: { 'place-without-featured': 'warning' },
  start: (_content, report) => ({
    document: ({ file, data }) => {
      if (typeof property(data, 'featuredOrder') !== 'number' || property(data, 'featured') === true) return;
      report({
        code: 'place-without-featured',
        path: file.path,
        pointer: '/featuredOrder',
        message:
          'This has a position among the featured entries but is not shown there, because "featured" is not true.',
        suggestion: 'Write "featured": true, or remove "featuredOrder".',
      });
    },
  }),
};
