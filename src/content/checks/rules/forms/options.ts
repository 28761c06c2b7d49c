import { listProperty, textProperty } from '../../../read/json.ts';
import type { Check } from '../../check.ts';

/** Every choice of a list can be told from the others. */
export const check: Check = {
  codes: {
    'duplicate-option': 'error',
  },
  start: (_content, report) => ({
    document: ({ file, data }) => {
      if (file.kind.name !== 'options') return;
      for (const name of ['value', 'label']) {
        const seen = new Set<string>();
        for (const [index, option] of listProperty(data, 'options').entries()) {
          const text = textProperty(option, name);
          if (text === undefined) continue;
          if (seen.has(text)) {
            report({
              path: file.path,
              pointer: `/options/${index}/${name}`,
              code: 'duplicate-option',
              message: `The ${name} "${text}" stands here a second time, so this choice can never be told from the first.`,
              suggestion: 'Take it out, or give it another one.',
            });
          }
          seen.add(text);
        }
      }
    },
  }),
};
