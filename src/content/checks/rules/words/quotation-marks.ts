import { listProperty, textProperty } from '../../../read/json.ts';
import { changeTo } from '../../../report/fixes.ts';
import type { Check } from '../../check.ts';

/** A whole text between quotation marks. */
const IN_MARKS = /^\s*["“”„«'‘]\s*([^"“”„«»]*[^"“”„«»\s])\s*["“”»'’]\s*$/u;

/** Checks that quotations are written without quotation marks: their large type already sets them apart. */
export const check: Check = {
  codes: { 'marked-quotation': 'warning' },
  start: (_content, report) => ({
    document: ({ file, data }) => {
      if (file.kind.name !== 'pages') return;
      for (const [index, block] of listProperty(data, 'blocks').entries()) {
        if (textProperty(block, 'type') !== 'quote') continue;
        const words = IN_MARKS.exec(textProperty(block, 'text') ?? '')?.[1];
        if (words === undefined) continue;
        const pointer = `/blocks/${index}/text`;
        report({
          path: file.path,
          pointer,
          code: 'marked-quotation',
          message: 'This section sets its text apart as a quotation, so it needs no quotation marks.',
          suggestion: `Write ${JSON.stringify(words)}.`,
          fix: changeTo(pointer, words),
        });
      }
    },
  }),
};
