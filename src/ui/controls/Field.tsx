import type { ReactNode } from 'react';
import styles from './Field.module.css';

/** What stands around a control. */
export interface FieldText {
  /** Id of the control; the ids of hint and problem follow from it. */
  id: string;
  label: string;
  /** The word after the label of a field that may stay empty. */
  optional?: string | undefined;
  hint?: string | undefined;
  /** What is wrong with the value. */
  problem?: string | undefined;
}

/** The ids of what describes a control, for aria-describedby. */
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

/** A label with the word for fields that may stay empty. */
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

/** The problem below a control, marked by a sign as well as by its colour. */
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
  /** Whether its problem can appear before the form is sent, and is then read aloud. */
  isLive?: boolean;
}

/** A control with its label above and its problem below. */
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

/** Several controls with one legend above and one problem below. */
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
