import type { FormDefinition } from '../../contracts/forms.ts';
import type { FieldProblem } from './check-values.ts';

/**
 * The message that opens in a dialog: the first of the form's alerts whose rule is broken (specification 5.1:
 * missing fields, then e-mail, then phone). Undefined when no alert applies.
 */
export function alertFor(form: Pick<FormDefinition, 'alerts'>, problems: FieldProblem[]): string | undefined {
  return form.alerts?.find((alert) => problems.some((problem) => problem.rule === alert.rule))?.message;
}

/** What the banner of a form says besides its general sentence about the rules that are broken. */
export function bannerNotesFor(
  { bannerNotes = [] }: Pick<FormDefinition, 'bannerNotes'>,
  problems: { rule?: string | undefined }[],
): string[] {
  const broken = bannerNotes.filter((note) => problems.some(({ rule }) => rule === note.rule));
  return broken.map(({ message }) => message);
}
