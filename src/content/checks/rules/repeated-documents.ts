import { textProperty } from '../../read/json.ts';
import type { Check } from '../check.ts';

/** Checks that documents have labels and titles of their own: a copied file has those of the original. */
export const check: Check = {
  codes: { 'repeated-document': 'warning' },
  start: (content, report) => ({
    end: () => {
      for (const name of ['label', 'title']) {
        const first = new Map<string, string>();
        const documents = content
          .documents('documents')
          .toSorted((one, other) => (one.file.id < other.file.id ? -1 : 1));
        for (const { file, data } of documents) {
          const text = textProperty(data, name)?.trim().toLowerCase() ?? '';
          const twin = first.get(text);
          if (text === '' || twin === undefined) first.set(text, file.id);
          else
            report({
              path: file.path,
              pointer: `/${name}`,
              code: 'repeated-document',
              message: `The document ${twin} has the same "${name}", so visitors cannot tell the two apart.`,
              suggestion: 'Say what this document is about, or delete it if it is a copy.',
            });
        }
      }
    },
  }),
};
