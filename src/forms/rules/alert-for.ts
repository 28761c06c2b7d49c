import type { FormDefinition } from '../../contracts/forms.ts';
import type { FieldProblem } from './check-values.ts';

/**
 * The message for a dialog: the first of the form's alerts whose rule is broken (specification 5.1: missing fields,
 * then e-mail, then phone). A problem without an alert shows its field's message, unless the form shows all messages
 * inline, where it would appear twice. Undefined for forms without alerts.
 */
export function alertFor(
  { alerts, success }: Pick<FormDefinition, 'alerts' | 'success'>,
  problems: FieldProblem[],
): string | undefined {
  if (!alerts) return undefined;
  const alert = alerts.find(({ rule }) => problems.some((problem) => problem.rule === rule));
  return alert?.message ?? (success.style === 'inline' ? undefined : problems[0]?.message);
}

/** The notes in a form's banner about broken rules, in addition to its general message. */
export function bannerNotesFor(
  { bannerNotes = [] }: Pick<FormDefinition, 'bannerNotes'>,
  problems: { rule?: string | undefined }[],
): string[] {
  const broken = bannerNotes.filter((note) => problems.some(({ rule }) => rule === note.rule));
  return broken.map(({ message }) => message);
}
