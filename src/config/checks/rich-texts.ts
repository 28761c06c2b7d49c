import type { Check } from '../checks.ts';

/** Bold words and links in texts are closed, so that visitors never see their signs. */
export const check: Check = {
  codes: ['broken-markup'],
  start: (content, report) => ({
    end: () => {
      for (const [piece, uses] of content.graph.named('broken-markup')) {
        for (const { from, pointer } of uses) {
          report({
            severity: 'error',
            path: from.path,
            pointer,
            at: { text: piece },
            code: 'broken-markup',
            message: `"${piece}" is neither bold nor a link: visitors would see these signs.`,
            suggestion: 'Bold words stand in **two stars**, a link is [words](/path) without a space in it.',
          });
        }
      }
    },
  }),
};
