import { listItems, listProperty, property } from '../../../read/json.ts';
import { SHORT_MONTHS } from '../../../references/quantities/month-names.ts';
import { likelyValue } from '../../../report/fixes.ts';
import { eachIssue, type FileIssue, type Issues } from '../../../report/issues.ts';
import { asErrors, asWarnings, type Rule } from '../../rule.ts';

/**
 * Checks that lines of a calendar have months for each stage, that stages begin before they end, and that ones crossing
 * the new year are not implausibly long.
 */
export const rule: Rule = {
  codes: {
    ...asErrors('stage-without-name'),
    ...asWarnings(`
      repeated-month months-out-of-order stages-overlap stages-out-of-order months-crossed stage-without-months
    `),
  },
  files: 'pages',
  *onDocument({ data }) {
    for (const [pointer, section] of listItems(data, 'blocks')) {
      const stages = listProperty(section, 'stages').length;
      const head = `${pointer}/months`;
      yield stages > 0 ? (repeatedMonth(section, head) ?? monthOutOfOrder(section, head)) : undefined;
      for (const [row, line] of stages > 0 ? listProperty(section, 'rows').entries() : [])
        yield issuesOf(listProperty(line, 'spans'), stages, `${pointer}/rows/${row}/spans`);
    }
  },
};

function issuesOf(spans: unknown[], stages: number, pointer: string): Issues<FileIssue> {
  const each = spans.map((span, place) =>
    place === stages ? withoutName(stages, `${pointer}/${place}`) : crossed(span, `${pointer}/${place}`),
  );
  const found = [...eachIssue(each)];
  const isShort = spans.length > 0 && spans.length < stages;
  return [
    isShort ? withoutMonths(spans.length, stages, pointer) : undefined,
    found,
    found.length === 0 ? overlaps(spans, pointer) : undefined,
  ];
}

/** Reports a month that occurs twice in the header. */
function repeatedMonth(section: unknown, pointer: string): FileIssue | undefined {
  const months = listProperty(section, 'months').map((month) => String(month).trim().toLowerCase());
  // Single letters repeat: January, June and July.
  const place = months.findIndex((month, index) => month.length > 2 && months.indexOf(month) < index);
  if (place < 0) return undefined;
  return {
    code: 'repeated-month',
    pointer: `${pointer}/${place}`,
    message: `This month is in the head of the calendar twice, so the bars below stand under the wrong names.`,
    suggestion: 'Write the twelve months in their order.',
  };
}

/** Reports a month that does not follow the previous one, if all names are known. A year may begin with any month. */
function monthOutOfOrder(section: unknown, pointer: string): FileIssue | undefined {
  const names = listProperty(section, 'months').map(String);
  const months = names.map((name) => SHORT_MONTHS.indexOf(name.trim().slice(0, 3).toLowerCase()));
  if (months.length !== MONTHS || months.includes(-1)) return undefined;
  const place = months.findIndex((month, index) => index > 0 && month !== ((months[index - 1] ?? 0) + 1) % MONTHS);
  if (place < 0) return undefined;
  return {
    code: 'months-out-of-order',
    pointer: `${pointer}/${place}`,
    message: `${names[place]} does not follow ${names[place - 1]}, so the bars below stand under the wrong names.`,
    suggestion: 'Write the twelve months in their order.',
  };
}

/** Reports a stage that begins after the next one has begun. */
function overlaps(spans: unknown[], pointer: string): Issues<FileIssue> {
  const found = spans.slice(1).flatMap((span, index) => {
    const before = spans[index];
    const [start, end] = [property(before, 'from'), property(before, 'to')];
    const [from, to] = [property(span, 'from'), property(span, 'to')];
    if (typeof start !== 'number' || typeof end !== 'number' || typeof from !== 'number' || typeof to !== 'number')
      return [];
    // Across the new year, months start again.
    if (start > end || from > to || from >= end || to < start) return [];
    return {
      code: 'stages-overlap',
      pointer: `${pointer}/${index}`,
      message: `This stage lasts until month ${end}, but the next one begins in month ${from} already.`,
      suggestion: 'Let each stage end before the next one begins, or in its first month.',
    };
  });
  return found.length > 0 ? found : outOfOrder(spans, pointer);
}

/** Reports stages that would take longer than a year in their order: two of them are swapped. */
function outOfOrder(spans: unknown[], pointer: string): Issues<FileIssue> {
  const months = spans.flatMap((span) => [property(span, 'from'), property(span, 'to')]);
  const numbers = months.filter((month) => typeof month === 'number');
  const steps = numbers.slice(1).map((month, index) => (month - (numbers[index] ?? month) + MONTHS) % MONTHS);
  const length = steps.reduce((sum, step) => sum + step, 0);
  if (numbers.length < months.length || length <= MONTHS) return undefined;
  return {
    code: 'stages-out-of-order',
    pointer,
    message: 'One after the other, these stages would take longer than a year.',
    suggestion: 'Write the stages in the order of "stages", each after the one before it.',
  };
}

function withoutName(stages: number, pointer: string): FileIssue {
  return {
    code: 'stage-without-name',
    pointer,
    message: `This is stage ${stages + 1}, but "stages" has only ${stages}.`,
    suggestion: 'Name the missing stage in "stages", or remove this one.',
  };
}

/** Reports missing months. They belong to stages by position, so a missing one shifts all that follow. */
function withoutMonths(spans: number, stages: number, pointer: string): FileIssue {
  return {
    code: 'stage-without-months',
    pointer,
    message: `This line has months for ${spans} of the ${stages} "stages", which are matched by their order.`,
    suggestion: `Add ${stages - spans === 1 ? 'the months' : 'those'} that are missing, such as { "from": 5, "to": 7 }, at the place of the stage.`,
  };
}

function crossed(span: unknown, pointer: string): Issues<FileIssue> {
  const [from, to] = [property(span, 'from'), property(span, 'to')];
  if (typeof from !== 'number' || typeof to !== 'number' || from <= to) return undefined;
  const months = to + MONTHS - from + 1;
  if (months < MAX_STAGE_MONTHS) return undefined;
  return {
    code: 'months-crossed',
    message: `From month ${from} to month ${to} of the next year: this stage would last ${months} months.`,
    ...likelyValue(pointer, { from: to, to: from }, `Write "from": ${to}, "to": ${from}.`),
  };
}

const MONTHS = 12;
/** The longest plausible stage, in months. */
const MAX_STAGE_MONTHS = 9;
