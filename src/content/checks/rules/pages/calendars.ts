import { listProperty, property } from '../../../read/json.ts';
import { changeTo, unsure } from '../../../report/fixes.ts';
import type { Check } from '../../check.ts';

/** Checks that calendar stages begin before they end, and that ones crossing the new year are not implausibly long. */
export const check: Check = {
  codes: { 'months-crossed': 'warning', 'stage-without-name': 'error' },
  start: (_content, report) => ({
    document: ({ file, data }) => {
      if (file.kind.name !== 'pages') return;
      for (const [block, section] of listProperty(data, 'blocks').entries()) {
        const stages = listProperty(section, 'stages').length;
        for (const [row, line] of listProperty(section, 'rows').entries())
          for (const [place, span] of listProperty(line, 'spans').entries()) {
            const pointer = `/blocks/${block}/rows/${row}/spans/${place}`;
            if (stages > 0 && place === stages)
              report({
                path: file.path,
                pointer,
                code: 'stage-without-name',
                message: `This is stage ${place + 1}, but "stages" has only ${stages}.`,
                suggestion: 'Name the missing stage in "stages", or remove this one.',
              });
            const [from, to] = [property(span, 'from'), property(span, 'to')];
            if (typeof from !== 'number' || typeof to !== 'number' || from <= to) continue;
            const months = to + MONTHS - from + 1;
            if (months < LONGEST) continue;
            report({
              path: file.path,
              pointer,
              code: 'months-crossed',
              message: `From month ${from} to month ${to} of the next year: this stage would last ${months} months.`,
              suggestion: `Write "from": ${to}, "to": ${from}.`,
              fix: unsure(changeTo(pointer, { from: to, to: from })),
            });
          }
      }
    },
  }),
};

const MONTHS = 12;
/** The longest plausible stage, in months. */
const LONGEST = 9;
