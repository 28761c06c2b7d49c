import type { ReactNode } from 'react';
import styles from './Field.module.css';

/** The texts of a control. */
export interface FieldText {
  /** Id of the control; the ids of hint and error are derived from it. */
  id: string;
  label: string;
  /** The word after the label of an optional field. */
  optional?: string | undefined;
  hint?: string | undefined;
  /** The error message. */
  problem?: string | undefined;
}

/** The ids of a control's descriptions, for aria-describedby. */
function descriptionIds({ id, hint, problem }: FieldText): string | undefined {
  const ids = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** The attributes that tie a control to its texts. */
export function controlAttributes(text: FieldText) {
  return {
    id: text.id,
    'aria-describedby': descriptionIds(text),
    'aria-invalid': text.problem ? true : undefined,
    'aria-required': text.optional ? undefined : true,
  };
}

/** A label, with the word for optional fields. */
export function LabelText({ label, optional }: Pick<FieldText, 'label' | 'optional'>) {
  return (
    <>
      {label}
      {optional && <span className={styles.optional}> ({optional})</span>}
    </>
  );
}

/** The hint above a control. */
export function Hint({ id, hint }: Pick<FieldText, 'id' | 'hint'>) {
  return hint ? (
    <p id={`${id}-hint`} className={styles.hint}>
      {hint}
    </p>
  ) : null;
}

/** The error below a control, marked with an icon as well as a colour. */
export function Problem({ id, problem }: Pick<FieldText, 'id' | 'problem'>) {
  return problem ? (
    <p id={`${id}-problem`} className={styles.problem}>
      <span className={styles.sign} aria-hidden="true" />
      {problem}
    </p>
  ) : null;
}

interface FieldProps extends FieldText {
  children: ReactNode;
  /** Whether its error can appear before the form is sent, and is then announced. */
  isLive?: boolean;
}

/** A control with its label above and its error below. */
export function Field({ children, isLive = false, ...text }: FieldProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={text.id}>
        <LabelText {...text} />
      </label>
      <Hint {...text} />
      {children}
      <div aria-live={isLive ? 'polite' : undefined}>
        <Problem {...text} />
      </div>
    </div>
  );
}

/** Several controls with one legend above and one error below. */
export function FieldGroup({ children, ...text }: FieldText & { children: ReactNode }) {
  return (
    <fieldset className={styles.group} aria-describedby={descriptionIds(text)}>
      <legend className={styles.label}>
        <LabelText {...text} />
      </legend>
      <Hint {...text} />
      {children}
      <Problem {...text} />
    </fieldset>
  );
}
