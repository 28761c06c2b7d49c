import { listProperty, property } from '../../../read/json.ts';
import { changeTo, unsure } from '../../../report/fixes.ts';
import type { FileIssue } from '../../../report/issues.ts';
import type { Check } from '../../check.ts';

/**
 * Checks that lines of a calendar have months for each stage, that stages begin before they end, and that ones crossing
 * the new year are not implausibly long.
 */
export const check: Check = {
  codes: { 'months-crossed': 'warning', 'stage-without-name': 'error', 'stage-without-months': 'warning' },
  start: (_content, report) => ({
    document: ({ file, data }) => {
      if (file.kind.name !== 'pages') return;
      for (const [block, section] of listProperty(data, 'blocks').entries()) {
        const stages = listProperty(section, 'stages').length;
        for (const [row, line] of stages > 0 ? listProperty(section, 'rows').entries() : [])
          for (const issue of issuesOf(listProperty(line, 'spans'), stages, `/blocks/${block}/rows/${row}/spans`))
            report({ path: file.path, ...issue });
      }
    },
  }),
};

function issuesOf(spans: unknown[], stages: number, pointer: string): FileIssue[] {
  const found = spans.flatMap((span, place) => {
    const at = `${pointer}/${place}`;
    return place === stages ? [withoutName(stages, at)] : crossed(span, at);
  });
  return spans.length > 0 && spans.length < stages ? [withoutMonths(spans.length, stages, pointer), ...found] : found;
}

function withoutName(stages: number, pointer: string): FileIssue {
  return {
    code: 'stage-without-name',
    pointer,
    message: `This is stage ${stages + 1}, but "stages" has only ${stages}.`,
    suggestion: 'Name the missing stage in "stages", or remove this one.',
  };
}

/** Months are matched to stages by their order, so a missing entry moves all that follow. */
function withoutMonths(spans: number, stages: number, pointer: string): FileIssue {
  return {
    code: 'stage-without-months',
    pointer,
    message: `This line has months for ${spans} of the ${stages} "stages", which are matched by their order.`,
    suggestion: `Add ${stages - spans === 1 ? 'the months' : 'those'} that are missing, such as { "from": 5, "to": 7 }, at the place of the stage.`,
  };
}

function crossed(span: unknown, pointer: string): FileIssue[] {
  const [from, to] = [property(span, 'from'), property(span, 'to')];
  if (typeof from !== 'number' || typeof to !== 'number' || from <= to) return [];
  const months = to + MONTHS - from + 1;
  if (months < LONGEST) return [];
  return [
    {
      code: 'months-crossed',
      pointer,
      message: `From month ${from} to month ${to} of the next year: this stage would last ${months} months.`,
      suggestion: `Write "from": ${to}, "to": ${from}.`,
      fix: unsure(changeTo(pointer, { from: to, to: from })),
    },
  ];
}

const MONTHS = 12;
/** The longest plausible stage, in months. */
const LONGEST = 9;
