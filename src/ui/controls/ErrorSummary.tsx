import { takeFocus } from '../dialog/take-focus.ts';
import styles from './ErrorSummary.module.css';

interface ErrorSummaryProps {
  id: string;
  title: string;
  /** Additional notes, one paragraph each. */
  notes?: string[];
  /** The errors, with the ids of their controls. */
  problems: { id: string; message: string }[];
}

/** The error summary of a form, with a link to each invalid control. It is focusable. */
export function ErrorSummary({ id, title, notes = [], problems }: ErrorSummaryProps) {
  return (
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
                  // Some browsers would leave the focus on the link.
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
