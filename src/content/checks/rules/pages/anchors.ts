import { asErrors, type Check } from '../../check.ts';

/** Checks that anchors on a page are unique. */
export const check: Check = {
  codes: asErrors('duplicate-anchor'),
  *document({ references }) {
    const seen = new Set<string>();
    for (const { kind, value, pointer } of references) {
      if (kind !== 'anchor') continue;
      if (seen.has(value)) {
        yield {
          pointer,
          code: 'duplicate-anchor',
          message: `Two sections of this page have the id "${value}", so links to #${value} cannot tell them apart.`,
          suggestion: 'Give one of them another id.',
        };
      }
      seen.add(value);
    }
  },
};
