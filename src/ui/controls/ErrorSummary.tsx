import { takeFocus } from '../dialog/take-focus.ts';
import styles from './ErrorSummary.module.css';

interface ErrorSummaryProps {
  id: string;
  title: string;
  /** What else is worth knowing, a paragraph each. */
  notes?: string[];
  /** What is wrong, with the id of the control at fault. */
  problems: { id: string; message: string }[];
}

/** What is wrong with a form, with a link to each control at fault. It can be given the focus. */
export function ErrorSummary({ id, title, notes = [], problems }: ErrorSummaryProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would claim to hold controls
    <div id={id} className={styles.summary} role="group" aria-labelledby={`${id}-title`} tabIndex={-1}>
      <p id={`${id}-title`} className={styles.title}>
        {title}
      </p>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {problems.length > 0 && (
        <ul className={styles.list}>
          {problems.map((problem) => (
            <li key={problem.id}>
              <a
                href={`#${problem.id}`}
                onClick={(event) => {
                  // A jump alone would leave the focus on the link in some browsers.
                  event.preventDefault();
                  takeFocus(problem.id);
                }}
              >
                {problem.message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
