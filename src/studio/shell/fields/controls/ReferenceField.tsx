import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { textProperty } from '../../../../content/read/json.ts';
import type { NameInfo } from '../../../contract/files.ts';
import { useObserved } from '../../client/observable.ts';
import { hintOf } from '../../schema/labels.ts';
import { useOpenFile } from '../../start/navigation.ts';
import { useStudio } from '../../start/studio-context.ts';
import { IconButton } from '../../ui/Button.tsx';
import { placeBelow } from '../../ui/Menu.tsx';
import { fill, words } from '../../words/words.ts';
import { type ControlProps, textOf } from '../control-props.ts';
import styles from '../frame/controls.module.css';
import { useFindings } from '../frame/FieldFindings.tsx';
import { describedBy, FieldFrame } from '../frame/FieldFrame.tsx';
import { matching } from '../names/matching-names.ts';
import { NameOption } from '../names/NameList.tsx';
import { hasOwnFile, nameMeantBy, shownText } from '../names/titles.ts';
import own from './ReferenceField.module.css';

const MOST = 60;

/**
 * The name of something else: typed, or chosen from those there are by what they are called. A thing with a file of its
 * own is shown by its title with its name beside it; of others, such as addresses and colours, what is written comes first.
 */
export function ReferenceField(props: ControlProps) {
  const { pointer, label, isLabelHidden, shape, value, onRemove } = props;
  const id = useId();
  const studio = useStudio();
  const open = useOpenFile();
  const names = useObserved(studio.names(textProperty(shape.schema, 'x-ref') ?? ''));
  const text = textOf(value);
  const named = names?.find(({ name }) => name === text);
  const hint = hintOf(shape.schema);
  return (
    <FieldFrame pointer={pointer} id={id} label={label} isLabelHidden={isLabelHidden} hint={hint} onRemove={onRemove}>
      <div className={styles.row}>
        <NameInput {...props} id={id} hint={hint} names={names ?? []} text={text} />
        {named && named.title !== '' && named.title !== text && (
          <span className={own.beside}>{hasOwnFile(named) ? text : named.title}</span>
        )}
        {named?.file && (
          <IconButton
            icon="corner-down-right"
            label={fill(words.fields.openThing, { what: named.title || named.name })}
            onClick={() => open(named.file ?? '')}
          />
        )}
      </div>
    </FieldFrame>
  );
}

interface NameInputProps extends ControlProps {
  id: string;
  hint: string | undefined;
  names: readonly NameInfo[];
  text: string;
}

/** A field with suggestions. A title that is typed or chosen stands for its name; all else is taken as it is typed. */
function NameInput({ id, pointer, label, hint, names, text, onChange, onRemove }: NameInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState<string>();
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState(-1);
  const isAtFault = useFindings(pointer).some(({ severity }) => severity === 'error');
  const found = matching(names, query ?? '').slice(0, MOST);
  const show = () => {
    const element = popover.current;
    if (!element || names.length === 0) return;
    element.showPopover();
    placeBelow(element, input.current);
  };
  const hide = () => {
    popover.current?.hidePopover();
    setQuery(undefined);
    setTyped(undefined);
    setActive(-1);
  };
  const pick = ({ name }: NameInfo) => {
    onChange(name);
    hide();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = found[active];
    if (step !== undefined) {
      show();
      const next = (active + step + found.length) % Math.max(1, found.length);
      setActive(next);
      popover.current?.querySelectorAll('[role=option]')[next]?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && chosen) pick(chosen);
    else if (event.key === 'Escape' && popover.current?.matches(':popover-open')) hide();
    else return;
    event.preventDefault();
  };
  return (
    <>
      <input
        id={id}
        ref={input}
        type="text"
        role="combobox"
        autoComplete="off"
        aria-expanded={query !== undefined}
        aria-controls={`${id}-names`}
        aria-activedescendant={found[active] && `${id}-${active}`}
        aria-describedby={describedBy(id, hint)}
        aria-invalid={isAtFault || undefined}
        placeholder={words.fields.choose}
        className={styles.control}
        value={typed ?? shownText(text, names)}
        onChange={({ target: { value } }) => {
          onChange(nameMeantBy(value, names));
          setTyped(value);
          setQuery(value);
          setActive(-1);
          show();
        }}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onClick={() => {
          setQuery('');
          show();
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          hide();
          if (text === '') onRemove?.();
        }}
      />
      <div
        id={`${id}-names`}
        ref={popover}
        popover="manual"
        role="listbox"
        aria-label={fill(words.fields.suggestions, { what: label })}
        className={own.names}
      >
        {found.map((name, index) => (
          <NameOption
            key={name.name}
            id={`${id}-${index}`}
            name={name}
            isActive={index === active}
            onPick={() => pick(name)}
          />
        ))}
      </div>
    </>
  );
}
