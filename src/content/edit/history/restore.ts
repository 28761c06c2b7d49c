import { OperationRefusedError } from '../entities/operation-refused-error.ts';
import { Plan } from '../operations/plan.ts';
import type { Site } from '../site/site.ts';
import { describeFile } from '../words/describe-place.ts';
import { describeChanges } from './describe-changes.ts';
import type { Version, Versions } from './version.ts';

/** Maximum number of versions to search. */
const MAX_VERSIONS = 1000;

/**
 * Plans to restore a file.
 * @param from the version, or a date (2026-11-20, meaning the end of that day); defaults to before the last change
 * @throws OperationRefusedError if no version has it
 */
export function planRestore(site: Site, versions: Versions, file: string, from: string | undefined): Plan {
  const { kinds } = site.content;
  const found = stateOf(versions.list(MAX_VERSIONS, [file]), file, from);
  const what = describeFile(kinds, file);
  if (!found)
    throw new OperationRefusedError(
      `There is no earlier version of ${what}${from === undefined ? '' : ` from ${from}`}.`,
    );
  const plan = new Plan(site, `Restore ${what} as it was ${found.when}.`);
  plan.added.push({ file, pointer: '' });
  const now = site.draft.bytes(file);
  const before = found.content;
  if (before) site.draft.put(file, before);
  else site.draft.remove(file);
  const change = { file, before: () => now && Buffer.from(now), after: () => before };
  for (const { sentence } of describeChanges(kinds, [change])) plan.say(sentence);
  return plan;
}

interface State {
  content: Buffer | undefined;
  /** A description of that version's time. */
  when: string;
}

function stateOf(versions: Version[], file: string, from: string | undefined): State | undefined {
  const states = versions.flatMap((version) => {
    const changed = version.files.find((one) => one.file === file);
    return changed ? [{ version, changed }] : [];
  });
  if (from === undefined) {
    const [last] = states;
    return last && { content: last.changed.before(), when: `before ${inWords(last.version)}` };
  }
  const found = states.find(({ version }) => version.id === from || isBy(version, from));
  return found && { content: found.changed.after(), when: `after ${inWords(found.version)}` };
}

function isBy({ id, time }: Version, day: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && id !== 'now' && time.toISOString().slice(0, 10) <= day;
}

function inWords({ title, time, id }: Version): string {
  return id === 'now'
    ? 'the changes that are not committed yet'
    : `"${title}" (${time.toISOString().slice(0, 10)}, ${id})`;
}
