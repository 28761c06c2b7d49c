import { relative } from 'node:path';
import type { Content } from '../../read/content.ts';
import { listProperty, property, textProperty } from '../../read/json.ts';
import { durationsIn } from '../../references/quantities/durations.ts';
import { timesIn, weekdaysIn } from '../../references/quantities/opening-hours.ts';
import type { FileIssue, Issue } from '../../report/issues.ts';

/** How many files have to agree before it is a setting that probably differs. */
const MIN_AGREEING_FILES = 2;

/** A finding about a text that contradicts a setting, with both in words. */
interface Use {
  issue: Issue;
  /** What the setting is about: "Sunday". */
  subject: string;
  /** What the text says. */
  written: string;
}

function usesIn(issues: readonly Issue[], code: string): Use[] {
  return issues.flatMap((issue) =>
    issue.code === code && issue.subject !== undefined && issue.statedValue !== undefined
      ? [{ issue, subject: issue.subject, written: issue.statedValue }]
      : [],
  );
}

/** The files that say the same; undefined if they differ, or if there is only one. */
function agreeing(uses: readonly Use[], meaningOf: (written: string) => string, content: Content): string | undefined {
  const values = new Set(uses.map(({ written }) => meaningOf(written)));
  const files = new Set(uses.map(({ issue }) => relative(content.configDir, issue.path).replaceAll('\\', '/')));
  return values.size === 1 && files.size >= MIN_AGREEING_FILES ? [...files].join(', ') : undefined;
}

/** Reports once, in site.json, other hours for a day that several pages agree on. */
export function mergeChangedHours(issues: Issue[], content: Content): Issue[] {
  const [site] = content.documents('site');
  const lines = listProperty(site?.data, 'hours').map((line) => ({
    days: weekdaysIn(textProperty(line, 'days') ?? '').join(),
    time: textProperty(line, 'time') ?? '',
  }));
  const byDay = Map.groupBy(usesIn(issues, 'hours-differ'), ({ subject }) => weekdaysIn(subject).join());
  return [...byDay].reduce((left, [days, uses]) => {
    const line = lines.findIndex((one) => one.days === days);
    const files = agreeing(uses, timesIn, content);
    const [use] = uses;
    if (site === undefined || use === undefined || files === undefined || line < 0) return left;
    return [...without(uses, left), { path: site.file.path, ...otherHours(use, lines[line]?.time ?? '', line, files) }];
  }, issues);
}

function otherHours({ subject, written }: Use, time: string, line: number, files: string): FileIssue {
  return {
    code: 'hours-differ',
    pointer: `/hours/${line}/time`,
    message: `This says ${time} for ${subject}, but these files say ${written}: ${files}.`,
    suggestion: `Write "${written}", or "${time}" in each of them.`,
  };
}

/** Reports once, in integrations.json, another time to confirm that several texts agree on. */
export function mergeChangedConfirmationDays(issues: Issue[], content: Content): Issue[] {
  const [integrations] = content.documents('integrations');
  const days = property(property(integrations?.data, 'newsletter'), 'confirmWithinDays');
  const uses = usesIn(issues, 'contradicts-setting');
  const hoursOf = (written: string) => String(durationsIn(written)[0]?.hours);
  const files = agreeing(uses, hoursOf, content);
  const [use] = uses;
  const statedDays = Number(hoursOf(use?.written ?? '')) / 24;
  if (integrations === undefined || use === undefined || files === undefined || !Number.isInteger(statedDays))
    return issues;
  return [
    ...without(uses, issues),
    {
      code: 'contradicts-setting',
      path: integrations.file.path,
      pointer: '/newsletter/confirmWithinDays',
      message: `Links to confirm work for ${days} days, but these files say ${use.written}: ${files}.`,
      suggestion: `Write ${statedDays}, or "${days} days" in each of them.`,
    },
  ];
}

const without = (uses: readonly Use[], issues: readonly Issue[]) =>
  issues.filter((issue) => !uses.some((use) => use.issue === issue));
