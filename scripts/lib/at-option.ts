/** `--at MOMENT`: the site as of another time. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { momentOf, timeZoneOf } from '../../src/content/references/publishing/publishing-window.ts';
import { wrongUse } from './command.ts';

/** The option in a usage line. */
export const AT_USAGE = '[--at 2026-12-01T08:00]';

/**
 * Parses the option, by default in the company's time zone; the current time if undefined. Exits with code 2 if it is
 * not a valid time.
 */
export function momentAt(at: string | undefined, configDir: string, usage: string): Date {
  if (at === undefined) return new Date();
  const moment = momentOf(at, timeZoneIn(configDir));
  if (moment === undefined)
    wrongUse(`"${at}" is not a date or time. Write it as 2026-12-01 or 2026-12-01T08:00.`, usage);
  return new Date(moment);
}

/** Errors in site.json are reported by the check that follows. */
function timeZoneIn(configDir: string): string {
  try {
    return timeZoneOf(JSON.parse(readFileSync(path.join(configDir, 'site.json'), 'utf8')));
  } catch {
    return timeZoneOf(undefined);
  }
}
