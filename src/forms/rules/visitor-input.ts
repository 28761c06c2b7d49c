import { fieldKinds, isFieldKind } from '../kinds/all.ts';

/** What the server itself gives to mails of the newsletter: links that only their reader may have. */
export const SERVER_LINKS: readonly string[] = ['confirmLink', 'leaveLink'];

/** Values of a submission besides its fields. The server checks their shape, so that they cannot hold free text. */
const STAMP: readonly string[] = ['submissionId', 'timestamp', ...SERVER_LINKS];

/**
 * Whether what a field holds are words of the visitor's own: anything that was typed, a name or a number too. They are
 * never put into a mail to the address in the form, since anybody can type in a stranger's.
 * `kindOf` gives the kind of a field of the form; a field that is not there counts as typed.
 */
export function isVisitorInput(field: string, kindOf: (name: string) => string | undefined): boolean {
  if (STAMP.includes(field)) return false;
  const kind = kindOf(field);
  return kind === undefined || !isFieldKind(kind) || fieldKinds[kind].answer !== 'choice';
}
