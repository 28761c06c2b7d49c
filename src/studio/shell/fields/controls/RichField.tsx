import { lazy, type RefObject, Suspense, type SyntheticEvent, useRef } from 'react';
import { useObserved } from '../../client/observable.ts';
import { uiTexts } from '../../i18n/ui-texts.ts';
import type { RichCommands } from '../../rich-text/RichEditor.tsx';
import { hintOf } from '../../schema/labels.ts';
import { useStudio } from '../../start/window-context.ts';
import { type ControlProps, textOf } from '../control-props.ts';
import controls from '../frame/controls.module.css';
import { FieldFrame } from '../frame/FieldFrame.tsx';
import { RichTools } from './RichTools.tsx';
import { CharactersLeft } from './TextField.tsx';

/** The editor is loaded when the first rich text is shown. */
const RichEditor = lazy(() => import('../../rich-text/RichEditor.tsx'));

const FACT = /^\{\{\s*facts\.([^\s}]+)\s*\}\}$/;

/** A paragraph with bold words, links and quoted facts. */
export function RichField(props: ControlProps) {
  const { label, shape, value, inList, onChange, onRemove } = props;
  const studio = useStudio();
  const facts = useObserved(studio.names('fact'));
  const commands = useRef<RichCommands>(null);
  const initialSelection = useRef<readonly [number, number]>(undefined);
  const text = textOf(value);
  const placeholderText = (written: string) => {
    const name = FACT.exec(written)?.[1];
    return facts?.find((fact) => fact.name === name)?.title ?? written.replace(/[{}]/g, '').trim();
  };
  return (
    <FieldFrame
      {...props}
      hint={[hintOf(shape.schema)?.split(/(?<=\.)\s/)[0], uiTexts.fields.richHint].filter(Boolean).join(' ')}
      isGroup
      aside={<CharactersLeft text={text} most={shape.schema.maxLength} />}
      tools={() => <RichTools commands={commands} />}
    >
      {(control) => (
        <Suspense
          fallback={<PlainText text={text} label={label} initialSelection={initialSelection} onChange={onChange} />}
        >
          <RichEditor
            text={text}
            onChange={onChange}
            onBlur={() => text === '' && onRemove?.()}
            inList={inList}
            commands={commands}
            initialSelection={initialSelection}
            placeholderText={placeholderText}
            attributes={{
              ...control,
              role: 'textbox',
              'aria-multiline': 'false',
              'aria-labelledby': `${control.id}-label`,
              'aria-invalid': String(control['aria-invalid'] ?? false),
            }}
          />
        </Suspense>
      )}
    </FieldFrame>
  );
}

interface PlainTextProps extends Pick<ControlProps, 'label' | 'onChange'> {
  text: string;
  /** Receives the selection (start, end) while the control has the focus, and undefined afterwards. */
  initialSelection: RefObject<readonly [number, number] | undefined>;
}

/** A plain text area with the markup, so that the user can type before the rich text editor has loaded. */
function PlainText({ text, label, initialSelection, onChange }: PlainTextProps) {
  const recordSelection = ({
    currentTarget: { selectionStart, selectionEnd },
  }: SyntheticEvent<HTMLTextAreaElement>) => {
    initialSelection.current = [selectionStart, selectionEnd];
  };
  return (
    <textarea
      className={`${controls.control} ${controls.words}`}
      aria-label={label}
      value={text}
      onChange={(event) => {
        recordSelection(event);
        onChange(event.target.value.replace(/\s*\n\s*/g, ' '));
      }}
      onFocus={recordSelection}
      onSelect={recordSelection}
      onBlur={() => {
        initialSelection.current = undefined;
      }}
    />
  );
}
