/** `--at MOMENT`: the site as it is on another day. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { momentOf, timeZoneOf } from '../../src/content/references/publishing/publishing-window.ts';
import { wrongUse } from './command.ts';

/** The option as a usage line shows it. */
export const AT_USAGE = '[--at 2026-12-01T08:00]';

/**
 * The moment that a command was given, in the time zone of the company where it names none; now without one. Ends with
 * exit code 2 for a text that is no moment.
 */
export function momentAt(at: string | undefined, configDir: string, usage: string): Date {
  if (at === undefined) return new Date();
  const moment = momentOf(at, timeZoneIn(configDir));
  if (moment === undefined)
    wrongUse(`"${at}" is not a date or time. Write it as 2026-12-01 or 2026-12-01T08:00.`, usage);
  return new Date(moment);
}

/** Mistakes in site.json are reported by the check that follows. */
function timeZoneIn(configDir: string): string {
  try {
    return timeZoneOf(JSON.parse(readFileSync(path.join(configDir, 'site.json'), 'utf8')));
  } catch {
    return timeZoneOf(undefined);
  }
}
