import { isRecord } from './is-record.ts';

/** The server's messages for the visitor when it refuses a form. */
export interface Refusal {
  message: string;
  /** Messages about single fields, by name. */
  fields: Record<string, string>;
}

/** Maximum characters of a message. Longer texts are not meant for visitors. */
const LONGEST = 300;

function isSentence(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= LONGEST;
}

/** Parses the body of a refusal, `{ message, fields? }`. Undefined for anything else, such as a proxy's error page. */
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
