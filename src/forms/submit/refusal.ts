import { isRecord } from './is-record.ts';

/** What the server says when it refuses a form, in words for the visitor. */
export interface Refusal {
  message: string;
  /** What is wrong with fields, by their names. */
  fields: Record<string, string>;
}

/** Characters. Longer texts are not meant for visitors. */
const LONGEST = 300;

function isSentence(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= LONGEST;
}

/** Reads the body of a refusal, `{ message, fields? }`. Undefined for anything else, such as the page of a proxy. */
export function readRefusal(text: string): Refusal | undefined {
  try {
    const body: unknown = JSON.parse(text);
    if (!isRecord(body) || !isSentence(body.message)) return undefined;
    const named = Object.entries(isRecord(body.fields) ? body.fields : {});
    const fields = named.flatMap(([name, message]) => (isSentence(message) ? [[name, message]] : []));
    return { message: body.message, fields: Object.fromEntries(fields) };
  } catch {
    return undefined;
  }
}
