import { property } from '../../../read/json.ts';
import type { Rule } from '../../rule.ts';

/** Checks that entries with a featured position are featured. */
export const rule: Rule = {
  codes: { 'place-without-featured': 'warning' },
  *onDocument({ data }) {
    if (typeof property(data, 'featuredOrder') !== 'number' || property(data, 'featured') === true) return;
    yield {
      code: 'place-without-featured',
      pointer: '/featuredOrder',
      message: 'This has a position among the featured entries but is not shown there, because "featured" is not true.',
      suggestion: 'Write "featured": true, or remove "featuredOrder".',
    };
  },
};
