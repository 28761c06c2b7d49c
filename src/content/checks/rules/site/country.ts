import { textProperty } from '../../../read/json.ts';
import { changeTo, unsure } from '../../../report/fixes.ts';
import type { FileIssue } from '../../../report/issues.ts';
import { timeZonesOf } from '../../../schema/right-shape.ts';
import type { Check } from '../../check.ts';

/** Checks that the company's time zone exists in its country, because a wrong country code is easily overlooked. */
export const check: Check = {
  codes: { 'time-zone-elsewhere': 'warning' },
  start: () => ({
    *document({ file, data }) {
      const issue = file.kind.name === 'site' ? elsewhere(data) : undefined;
      yield issue;
    },
  }),
};

function elsewhere(data: unknown): FileIssue | undefined {
  const [country = '', zone = ''] = ['country', 'timeZone'].map((name) => textProperty(data, name));
  const own = timeZonesOf(country);
  // Zones without a place, such as UTC, are chosen on purpose.
  if (own.length === 0 || own.includes(zone) || !/^[A-Z]\w+\//.test(zone) || zone.startsWith('Etc/')) return undefined;
  const others = CODES.filter((code) => timeZonesOf(code).includes(zone));
  // An outdated name, or one of a region.
  if (others.length === 0) return undefined;
  const [only, another] = others;
  const right = only !== undefined && another === undefined ? only : undefined;
  return {
    code: 'time-zone-elsewhere',
    pointer: '/country',
    message: `"${country}" is ${nameOf(country)}, but "timeZone" is ${zone}, which is in ${others.map(nameOf).join(' or ')}.`,
    suggestion: right === undefined ? 'Correct one of the two.' : `Write "${right}", or correct "timeZone".`,
    ...(right !== undefined && { fix: unsure(changeTo('/country', right)) }),
  };
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));

const nameOf = (code: string) => new Intl.DisplayNames(['en'], { type: 'region' }).of(code) ?? code;
