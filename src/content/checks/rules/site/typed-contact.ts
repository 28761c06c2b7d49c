import { listProperty, textProperty } from '../../../read/json.ts';
import { memoizeByObject } from '../../../read/memoize.ts';
import { correction } from '../../../report/fixes.ts';
import { isVisible } from '../../../schema/visible-texts.ts';
import { boxIn, mailIn } from '../../contact/addresses.ts';
import { type Company, type ContactIssue, companyOf } from '../../contact/company.ts';
import { noPhone, phoneIn } from '../../contact/phones.ts';
import { type Content, type Rule, TextFeature } from '../../rule.ts';

/**
 * Checks that the company's phone, address and post box are only written in site.json, and used by placeholder
 * elsewhere.
 */
export const rule: Rule = {
  codes: {
    'contact-as-text': 'warning',
    'contact-differs': 'warning',
    'bad-phone': 'error',
  },
  onText: (text, pointerOf, document, features, content) => {
    if (document.file.kind.name === 'site' || (features & (TextFeature.digit | TextFeature.at)) === 0) return undefined;
    const company = companyOf(content);
    if (!company) return undefined;
    const { kind } = document.file;
    const found =
      contactIssueIn(text, features, company, kind.name, content) ??
      ((features & TextFeature.digit) === 0 ? undefined : noPhone(text, pointerOf, document, company));
    if (!found) return undefined;
    const pointer = pointerOf();
    if (pointer.startsWith('/params/')) return undefined;
    if (kind.name !== 'facts' && !isVisible(text, pointer, document)) return undefined;
    // Examples that their own field would reject are reported by another rule.
    if (found.code === 'bad-phone' && pointer.endsWith('/placeholder')) return undefined;
    // Each line of hours is compared with the hours of its day by another rule.
    if (found.code === 'hours-differ' && /\/hours\/\d+\/time$/.test(pointer)) return undefined;
    const { piece, put, ...words } = found;
    return { ...(put === undefined ? { at: { text: piece } } : correction(pointer, text, piece, put)), ...words };
  },
};

function contactIssueIn(
  written: string,
  features: number,
  company: Company,
  kind: string,
  content: Content,
): ContactIssue | undefined {
  const text = written.replace(/\{\{[^}]*\}\}|\]\([^)]*\)/g, (part) => ' '.repeat(part.length));
  const hasDigits = (features & TextFeature.digit) !== 0;
  return (
    (hasDigits ? phoneIn(text, company, kind) : undefined) ??
    ((features & TextFeature.at) !== 0 ? mailIn(text, company, kind) : undefined) ??
    (hasDigits ? (boxIn(text, company, kind) ?? hoursIn(text, timesOf(content))) : undefined)
  );
}

const HOURS = /\d{1,2}[:.]\d{2}\s*[–—-]\s*\d{1,2}[:.]\d{2}/;
const timesOf = memoizeByObject((content: Content) =>
  listProperty(content.data('site'), 'hours').map((entry) => bareTime(textProperty(entry, 'time') ?? '')),
);

const bareTime = (text: string) =>
  text
    .replace(/\s/g, '')
    .replace(/[—-]/g, '–')
    .replaceAll('.', ':')
    .replace(/\b0(?=\d:)/g, '');

const ALL_HOURS = new RegExp(HOURS.source, `${HOURS.flags}g`);

function hoursIn(text: string, times: readonly string[]): ContactIssue | undefined {
  const piece = text.match(ALL_HOURS)?.find((one) => !times.some((time) => time.includes(bareTime(one))));
  if (piece === undefined || times.length === 0) return undefined;
  const near = times.find((time) =>
    bareTime(piece)
      .split('–')
      .some((end) => time.split('–').includes(end)),
  );
  return {
    code: 'hours-differ',
    piece,
    message: `${piece} is not among the opening hours in site.json, which are ${times.filter((time) => HOURS.test(time)).join(' and ')}.`,
    suggestion: `${near === undefined ? 'Correct it' : `Write ${near}`}, or leave it if these hours are not the company’s.`,
  };
}
