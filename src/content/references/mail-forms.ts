import type { Content } from './read/content.ts';

/** A form, as its file has it. */
export interface MailForm {
  id: string;
  data: unknown;
}

/** The forms that send a mail. */
export function formsWithMail(mailId: string, content: Content): MailForm[] {
  const ids = new Set([...content.graph.usedBy('email', mailId)].map((use) => use.from.id));
  return content.documents('forms').flatMap(({ file, data }) => (ids.has(file.id) ? [{ id: file.id, data }] : []));
}
