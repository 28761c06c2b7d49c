import type { ChangeEvent, ClipboardEvent, KeyboardEvent } from 'react';
import type { KindInfo } from '../../../contract/files.ts';
import { fill, uiTexts } from '../../i18n/ui-texts.ts';
import { type ControlProps, type TextInList, textOf } from '../control-props.ts';
import { useForm } from '../form-context.ts';
import styles from '../frame/controls.module.css';
import { FieldFrame } from '../frame/FieldFrame.tsx';
import { insertParagraphs, paragraphsOf } from '../lists/paragraphs.ts';
import { isNameField } from '../names/is-name-field.ts';
import { RenameButton } from '../names/RenameButton.tsx';
import { QuoteButton } from './QuoteButton.tsx';

/** A text: an input if `isLine`, else a text area that grows with its content. */
export function TextField({ isLine, ...props }: ControlProps & { isLine: boolean }) {
  const { shape, value, onChange, onRemove, inList } = props;
  const { kind } = useForm();
  const text = textOf(value);
  const shared = {
    value: text,
    onBlur: () => text === '' && onRemove?.(),
    onKeyDown: (event: KeyboardEvent<TextControl>) => handleKey(event, inList),
    onPaste: (event: ClipboardEvent<TextControl>) => takeParagraphs(event, inList),
    onChange: ({ target }: ChangeEvent<TextControl>) => onChange(target.value),
  };
  return (
    <FieldFrame
      {...props}
      aside={<CharactersLeft text={text} most={shape.schema.maxLength} />}
      tools={toolsOf(props, isLine, kind)}
    >
      {(control) =>
        isLine ? (
          <input {...control} {...shared} type="text" className={styles.control} />
        ) : (
          <textarea {...control} {...shared} rows={1} className={`${styles.control} ${styles.words}`} />
        )
      }
    </FieldFrame>
  );
}

/** The buttons of a text: to rename what has this text as its name, and in longer texts to quote a fact. */
function toolsOf({ pointer, shape, value, onChange }: ControlProps, isLine: boolean, kind: KindInfo) {
  const text = textOf(value);
  if (text !== '' && isNameField(shape, kind)) return () => <RenameButton pointer={pointer} name={text} />;
  return isLine ? undefined : (id: string) => <QuoteButton controlId={id} text={text} onChange={onChange} />;
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** A paragraph is a single line. In a list, Enter splits the item, and Backspace in an empty item removes it. */
function handleKey(event: KeyboardEvent<TextControl>, inList: TextInList | undefined): void {
  const { key, currentTarget, shiftKey } = event;
  const [before, after] = aroundSelection(currentTarget);
  if (key === 'Enter' && !shiftKey && !currentTarget.value.includes('\n')) {
    event.preventDefault();
    inList?.split([before.trimEnd(), after.trimStart()]);
  } else if (key === 'Backspace' && currentTarget.value === '' && inList) {
    event.preventDefault();
    inList.drop();
  }
}

/** In a list, pasting several paragraphs creates an item for each. */
function takeParagraphs(event: ClipboardEvent<TextControl>, inList: TextInList | undefined): void {
  const paragraphs = paragraphsOf(event.clipboardData.getData('text/plain'));
  if (!inList || paragraphs.length < 2) return;
  event.preventDefault();
  const [before, after] = aroundSelection(event.currentTarget);
  inList.split(insertParagraphs(before, paragraphs, after));
}

function aroundSelection({ value, selectionStart, selectionEnd }: TextControl): [string, string] {
  return [value.slice(0, selectionStart ?? value.length), value.slice(selectionEnd ?? value.length)];
}

/** The share of the maximum length from which the remaining characters are shown. */
const COUNTER_THRESHOLD = 0.6;

/** Shows how many characters are left or too many; nothing while the text is far from its maximum length. */
export function CharactersLeft({ text, most }: { text: string; most: unknown }) {
  if (typeof most !== 'number' || text.length < most * COUNTER_THRESHOLD) return null;
  const left = most - text.length;
  return (
    <span className={`${styles.count} ${left < 0 ? styles.over : ''}`}>
      {left < 0 ? fill(uiTexts.fields.over, { count: -left }) : fill(uiTexts.fields.left, { count: left })}
    </span>
  );
}
