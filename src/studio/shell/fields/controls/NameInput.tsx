import type { NameInfo } from '../../../contract/files.ts';
import { fill, uiTexts } from '../../i18n/ui-texts.ts';
import type { ControlProps } from '../control-props.ts';
import styles from '../frame/controls.module.css';
import type { ControlAttributes } from '../frame/FieldFrame.tsx';
import { NameOptions } from '../names/NameList.tsx';
import { shownText, suggestedNameFor } from '../names/titles.ts';
import own from './ReferenceField.module.css';
import { useSuggestions } from './use-suggestions.ts';

interface NameInputProps extends Pick<ControlProps, 'label' | 'onChange' | 'onRemove'> {
  control: ControlAttributes;
  names: readonly NameInfo[];
  text: string;
}

/** A text input with suggestions. Converts a title that is typed or chosen to its name; other text is used as typed. */
export function NameInput({ control, label, names, text, onChange, onRemove }: NameInputProps) {
  const { id } = control;
  const suggestions = useSuggestions(names, ({ name }) => onChange(name));
  const { found, active } = suggestions;
  return (
    <>
      <input
        {...control}
        ref={suggestions.input}
        type="text"
        role="combobox"
        autoComplete="off"
        aria-expanded={suggestions.isOpen}
        aria-controls={`${id}-names`}
        aria-activedescendant={found[active] && `${id}-${active}`}
        placeholder={uiTexts.fields.choose}
        className={styles.control}
        value={suggestions.typed ?? shownText(text, names)}
        onChange={({ target: { value } }) => {
          onChange(suggestedNameFor(value, names));
          suggestions.type(value);
        }}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onClick={() => suggestions.showAll()}
        onKeyDown={suggestions.onKeyDown}
        onBlur={() => {
          suggestions.hide();
          if (text === '') onRemove?.();
        }}
      />
      <div
        id={`${id}-names`}
        ref={suggestions.popover}
        popover="manual"
        role="listbox"
        aria-label={fill(uiTexts.fields.suggestions, { what: label })}
        className={`popover ${own.names}`}
      >
        <NameOptions id={id} names={found} active={active} onPick={suggestions.pick} />
      </div>
    </>
  );
}
