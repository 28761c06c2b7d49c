/** The rules of forms: pure, the same in the browser, on the server and in the checker. */
export { fieldKinds, isFieldKind } from '../kinds/all.ts';
export type { FieldKind } from '../kinds/field-kind.ts';
export { alertFor, bannerNotesFor } from './alert-for.ts';
export { checkValues, type FieldProblem, isEmail } from './check-values.ts';
export { documentFields } from './document-fields.ts';
export { fileEnding } from './file.ts';
export { HONEYPOT_FIELD } from './honeypot.ts';
export { mailParams, type SubmissionMetadata } from './mail-params.ts';
export { normaliseValues } from './normalise-values.ts';
export { normalisePhone } from './phone.ts';
export { hasEntryPlaceholder, matchesSource, resolveSource } from './source.ts';
export { isSubmissionId, submissionId } from './submission-id.ts';
export {
  type FileValue,
  fileOf,
  isShown,
  matchesAnswer,
  type Value,
  type Values,
  valueIn,
} from './values.ts';
export { isVisitorInput, SERVER_LINKS } from './visitor-input.ts';
