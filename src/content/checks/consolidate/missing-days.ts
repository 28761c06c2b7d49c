import { sentenceCase } from '../../edit/words/letter-case.ts';
import type { Content } from '../../read/content.ts';
import { listProperty, textProperty } from '../../read/json.ts';
import { DAYS, weekdaysIn } from '../../references/quantities/opening-hours.ts';
import type { FileIssue, Issue } from '../../report/issues.ts';
import { highlightedText } from './issue-parts.ts';

/** How many pages have to name a day before it is the company's hours that lack it. */
const MIN_PAGES = 2;

/** Reports once, in site.json, a day that several pages name but the opening hours lack. */
export function mergeMissingDays(issues: Issue[], content: Content): Issue[] {
  const [site] = content.documents('site');
  const lines = listProperty(site?.data, 'hours').map((line) => textProperty(line, 'days') ?? '');
  const uses = issues.filter(({ code, pointer }) => code === 'hours-differ' && pointer.endsWith('/days'));
  if (site === undefined || uses.length === 0) return issues;
  const named = new Set(lines.flatMap(weekdaysIn));
  return [...Map.groupBy(uses, (issue) => weekdaysIn(highlightedText(issue)).join())].reduce((left, [, same]) => {
    const days = same[0] === undefined ? '' : highlightedText(same[0]);
    const missing = weekdaysIn(days).filter((day) => !named.has(day));
    if (missing.length === 0 || new Set(same.map(({ path }) => path)).size < MIN_PAGES) return left;
    const others = left.filter((issue) => !same.includes(issue));
    const line = lines.findIndex((one) => weekdaysIn(one).some((day) => weekdaysIn(days).includes(day)));
    return [...others, { path: site.file.path, ...issueFor(days, missing, line, same.length) }];
  }, issues);
}

/** The finding for missing days. @param line the line that has other days of theirs; -1 if there is none */
function issueFor(days: string, missing: readonly number[], line: number, uses: number): FileIssue {
  const names = missing.map((day) => sentenceCase(DAYS[day] ?? '')).join(' and ');
  return {
    code: 'hours-without-day',
    pointer: line < 0 ? '/hours' : `/hours/${line}/days`,
    message: `No line says anything about ${names}, but ${uses} sections do.`,
    suggestion:
      line < 0
        ? `Add a line for it, such as { "days": "${days}", "time": "Closed" }.`
        : `Write "${days}" if that is right.`,
  };
}
