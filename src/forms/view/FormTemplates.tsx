/**
 * Templates of forms for browsers without JavaScript: the build renders them, and the server fills in the placeholders
 * in braces and inserts them into the page from which a form was sent.
 */
import type { FormDefinition } from '../../contracts/forms.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorSummary } from '../../ui/controls/ErrorSummary.tsx';
import { Hint, Problem } from '../../ui/controls/Field.tsx';
import { RichText } from '../../ui/rich-text/RichText.tsx';
import styles from './FormView.module.css';

/** The placeholders that the server fills in. */
const MARKS = { id: '{id}', title: '{title}', message: '{message}', label: '{label}' };
const ITEM = { id: '{target}', message: MARKS.message };

/** The templates that are the same for all forms. */
export const formTemplates = {
  summary: <ErrorSummary id={MARKS.id} title={MARKS.title} problems={[ITEM]} />,
  problem: <Problem id={MARKS.id} problem={MARKS.message} />,
  note: <Hint id={MARKS.id} hint={MARKS.message} />,
  notice: <p className={styles.notice}>{MARKS.message}</p>,
};

/**
 * The success message in place of the form. The URL that leads to it has its id as hash, so that browsers scroll to it
 * and screen readers read it.
 */
export function FormThanks({ success }: Pick<FormDefinition, 'success'>) {
  return (
    <div id="thanks" className={styles.form} tabIndex={-1}>
      <h3 className={styles.title}>{success.title}</h3>
      {success.text && <RichText className={styles.intro} text={success.text} />}
      <div className={styles.end}>
        <Button action={{ label: MARKS.label, link: '/' }} />
      </div>
    </div>
  );
}
