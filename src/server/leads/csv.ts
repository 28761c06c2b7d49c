import type { StoredFields, Submission } from '../storage/records.ts';

/**
 * Spreadsheets interpret a cell that begins like this as a formula, even after white space; some also in the full-width
 * and small forms of East Asian keyboards, which NFKC converts.
 */
const FORMULA = /^\s*[=+\-@|%]|^[\t\r\n]/;
/** A phone number begins with a plus and is not a formula, so it is kept unchanged. */
const PHONE = /^\+\d{6,15}$/;

function asText(value: StoredFields[string] | undefined): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.join('; ');
  return typeof value === 'object' ? value.name : String(value);
}

function cell(text: string): string {
  const safe = FORMULA.test(text.normalize('NFKC')) && !PHONE.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Rows as CSV for spreadsheets. Nothing in a cell can run as a formula. */
export function toTable(header: string[], rows: string[][]): string {
  // The byte order mark tells spreadsheets that the text is UTF-8.
  return `\ufeff${[header, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

/**
 * Submissions as CSV for spreadsheets: one row each, and a column for every field that occurs. Nothing that a visitor
 * typed can run as a formula; phone numbers keep their + and country code.
 */
export function toCsv(submissions: Submission[]): string {
  const fields = [...new Set(submissions.flatMap((submission) => Object.keys(submission.fields)))];
  const header = ['id', 'source', 'status', 'receivedAt', 'submittedAt', ...fields];
  const rows = submissions.map((submission) => {
    const { id, source, status, receivedAt, submittedAt } = submission;
    const values = fields.map((name) => (Object.hasOwn(submission.fields, name) ? submission.fields[name] : undefined));
    return [id, source, status, receivedAt, submittedAt, ...values.map(asText)];
  });
  return toTable(header, rows);
}
