import { type KeyboardEvent, useId } from 'react';
import { hintOf } from '../../schema/labels.ts';
import { fill, words } from '../../words/words.ts';
import { type ControlProps, textOf } from '../control-props.ts';
import styles from '../frame/controls.module.css';
import { useFindings } from '../frame/FieldFindings.tsx';
import { describedBy, FieldFrame } from '../frame/FieldFrame.tsx';
import { QuoteButton } from './QuoteButton.tsx';

/** A text: one line for what is short or has a strict shape, else as many as it needs. */
export function TextField({
  pointer,
  label,
  isLabelHidden,
  shape,
  value,
  onChange,
  onRemove,
  isLine,
}: ControlProps & { isLine: boolean }) {
  const id = useId();
  const text = textOf(value);
  const hint = hintOf(shape.schema);
  const isAtFault = useFindings(pointer).some(({ severity }) => severity === 'error');
  const props = {
    id,
    value: text,
    'aria-describedby': describedBy(id, hint),
    'aria-invalid': isAtFault || undefined,
    onBlur: () => text === '' && onRemove?.(),
  };
  return (
    <FieldFrame
      pointer={pointer}
      id={id}
      label={label}
      isLabelHidden={isLabelHidden}
      hint={hint}
      onRemove={onRemove}
      aside={<LettersLeft text={text} most={shape.schema.maxLength} />}
      tools={!isLine && <QuoteButton controlId={id} text={text} onChange={onChange} />}
    >
      {isLine ? (
        <input {...props} className={styles.control} type="text" onChange={(event) => onChange(event.target.value)} />
      ) : (
        <textarea
          {...props}
          rows={1}
          className={`${styles.control} ${styles.words}`}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={text.includes('\n') ? undefined : keepOnOneLine}
        />
      )}
    </FieldFrame>
  );
}

/** A paragraph is one text: a new one is another item. */
function keepOnOneLine(event: KeyboardEvent): void {
  if (event.key === 'Enter' && !event.shiftKey) event.preventDefault();
}

/** How close a text must be to its limit for the rest to be told. */
const NEAR = 0.6;

export function LettersLeft({ text, most }: { text: string; most: unknown }) {
  if (typeof most !== 'number' || text.length < most * NEAR) return null;
  const left = most - text.length;
  return (
    <span className={`${styles.count} ${left < 0 ? styles.over : ''}`}>
      {left < 0 ? fill(words.fields.over, { count: -left }) : fill(words.fields.left, { count: left })}
    </span>
  );
}
