import { fieldKinds, isFieldKind } from '../kinds/all.ts';

/** Parameters the server adds to newsletter mails: links meant for their recipient only. */
export const SERVER_LINKS: readonly string[] = ['confirmLink', 'leaveLink'];

/** Values of a submission besides its fields. The server checks their format, so that they cannot contain free text. */
const METADATA_FIELDS: readonly string[] = ['submissionId', 'timestamp', ...SERVER_LINKS];

/**
 * Whether a field contains anything that the visitor typed, including names and numbers. Such input is never included
 * in a mail to the address in the form, since anybody can enter a stranger's. `kindOf` returns the kind of a field; an
 * unknown field counts as typed.
 */
export function isVisitorInput(field: string, kindOf: (name: string) => string | undefined): boolean {
  if (METADATA_FIELDS.includes(field)) return false;
  const kind = kindOf(field);
  return kind === undefined || !isFieldKind(kind) || fieldKinds[kind].answer !== 'choice';
}
