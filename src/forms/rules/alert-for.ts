import type { FormDefinition } from '../../contracts/forms.ts';
import type { FieldProblem } from './check-values.ts';

/**
 * The message that opens in a dialog: the first of the form's alerts whose rule is broken (specification 5.1:
 * missing fields, then e-mail, then phone). A mistake that none of them speaks of opens with its field's own message, but in a
 * form that says all inline: there it would stand twice. Undefined for forms without alerts.
 */
export function alertFor(
  { alerts, success }: Pick<FormDefinition, 'alerts' | 'success'>,
  problems: FieldProblem[],
): string | undefined {
  if (!alerts) return undefined;
  const alert = alerts.find(({ rule }) => problems.some((problem) => problem.rule === rule));
  return alert?.message ?? (success.style === 'inline' ? undefined : problems[0]?.message);
}

/** What the banner of a form says besides its general sentence about the rules that are broken. */
export function bannerNotesFor(
  { bannerNotes = [] }: Pick<FormDefinition, 'bannerNotes'>,
  problems: { rule?: string | undefined }[],
): string[] {
  const broken = bannerNotes.filter((note) => problems.some(({ rule }) => rule === note.rule));
  return broken.map(({ message }) => message);
}
