import { lazy, type RefObject, Suspense, type SyntheticEvent, useRef } from 'react';
import { useObserved } from '../../client/observable.ts';
import type { RichCommands } from '../../rich-text/RichEditor.tsx';
import { hintOf } from '../../schema/labels.ts';
import { useStudio } from '../../start/studio-context.ts';
import { words } from '../../words/words.ts';
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
  const chosen = useRef<readonly [number, number]>(undefined);
  const text = textOf(value);
  const wordsOf = (written: string) => {
    const name = FACT.exec(written)?.[1];
    return facts?.find((fact) => fact.name === name)?.title ?? written.replace(/[{}]/g, '').trim();
  };
  return (
    <FieldFrame
      {...props}
      hint={[hintOf(shape.schema)?.split(/(?<=\.)\s/)[0], words.fields.richHint].filter(Boolean).join(' ')}
      isGroup
      aside={<CharactersLeft text={text} most={shape.schema.maxLength} />}
      tools={() => <RichTools commands={commands} />}
    >
      {(control) => (
        <Suspense fallback={<PlainText text={text} label={label} chosen={chosen} onChange={onChange} />}>
          <RichEditor
            text={text}
            onChange={onChange}
            onBlur={() => text === '' && onRemove?.()}
            inList={inList}
            commands={commands}
            chosen={chosen}
            wordsOf={wordsOf}
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
  chosen: RefObject<readonly [number, number] | undefined>;
}

/** A plain text area with the markup, so that the user can type before the rich text editor has loaded. */
function PlainText({ text, label, chosen, onChange }: PlainTextProps) {
  const note = ({ currentTarget: { selectionStart, selectionEnd } }: SyntheticEvent<HTMLTextAreaElement>) => {
    chosen.current = [selectionStart, selectionEnd];
  };
  return (
    <textarea
      className={`${controls.control} ${controls.words}`}
      aria-label={label}
      value={text}
      onChange={(event) => {
        note(event);
        onChange(event.target.value.replace(/\s*\n\s*/g, ' '));
      }}
      onFocus={note}
      onSelect={note}
      onBlur={() => {
        chosen.current = undefined;
      }}
    />
  );
}
