import { basename } from 'node:path';
import type { Issue } from '../../report/issues.ts';
import { isError } from './issue-parts.ts';

/** A setting that other findings depend on: while it is wrong, they say nothing. */
interface Setting {
  file: string;
  pointer: RegExp;
  effects: ReadonlySet<string>;
}

const SETTINGS: readonly Setting[] = [
  { file: 'facts.json', pointer: /^$/, effects: new Set(['unknown-quotation', 'figure-without-fact', 'no-figure']) },
  { file: 'site.json', pointer: /^\/pagesPerPicture$/, effects: new Set(['repeated-picture']) },
  { file: 'site.json', pointer: /^\/language$/, effects: new Set(['dates-in-another-language']) },
  { file: 'site.json', pointer: /^\/phone(?:Link)?$/, effects: new Set(['other-whatsapp']) },
  { file: 'site.json', pointer: /^\/phoneNumbers\//, effects: new Set(['bad-example', 'bad-phone']) },
  { file: 'site.json', pointer: /^\/inbox$/, effects: new Set(['bad-recipient', 'wrong-mail-address']) },
  { file: 'site.json', pointer: /^\/url$/, effects: new Set(['dead-mail-button', 'dead-mail-link', 'glued-address']) },
  { file: 'site.json', pointer: /^\/hours\b/, effects: new Set(['hours-differ']) },
  {
    file: 'integrations.json',
    pointer: /^\/newsletter\/confirmWithinDays$/,
    effects: new Set(['contradicts-setting']),
  },
];

/** Leaves out what only follows from a setting that is wrong itself. */
export function withoutWrongSettings(issues: Issue[]): Issue[] {
  const wrong = SETTINGS.filter(({ file, pointer, effects }) =>
    issues.some(
      (issue) =>
        basename(issue.path) === file &&
        pointer.test(issue.pointer) &&
        !effects.has(issue.code) &&
        (isError(issue.code) || CAUSES.has(issue.code)),
    ),
  );
  return wrong.length === 0 ? issues : issues.filter(({ code }) => !wrong.some(({ effects }) => effects.has(code)));
}

/** Warnings about a setting that others follow from. */
const CAUSES: ReadonlySet<string> = new Set(['hours-without-day', 'misspelt-day']);

/** Findings about a slide show that follow from one of its times. */
const OF_TIMES: ReadonlySet<string> = new Set(['unfilled-progress', 'restless-slides']);

/** Leaves out what only follows from a time in seconds, where milliseconds are counted. */
export function withoutWrongTimes(issues: Issue[]): Issue[] {
  const wrong = issues.filter(({ code }) => code === 'too-small' || code === 'too-large');
  const around = new Set(wrong.map(({ path, pointer }) => `${path} ${pointer.replace(/\/[^/]*$/, '')}`));
  return issues.filter(
    ({ code, path, pointer }) => !OF_TIMES.has(code) || !around.has(`${path} ${pointer.replace(/\/[^/]*$/, '')}`),
  );
}
