import { useState } from 'react';
import { useObserved } from '../../client/observable.ts';
import { useStudio } from '../../start/studio-context.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { fill, words } from '../../words/words.ts';
import { type ControlProps, textOf } from '../control-props.ts';
import controls from '../frame/controls.module.css';
import { FieldFrame } from '../frame/FieldFrame.tsx';
import { SearchInput } from '../frame/SearchInput.tsx';
import { matchingNames } from '../names/matching-names.ts';
import { NamePicture } from '../names/NameList.tsx';
import styles from './IconField.module.css';

/** The name of an icon, typed or chosen from a grid of icons. */
export function IconField(props: ControlProps) {
  const { label, value, onChange } = props;
  const studio = useStudio();
  const [isChoosing, setChoosing] = useState(false);
  const names = useObserved(studio.names('icon'));
  const name = textOf(value);
  const chosen = names?.find((one) => one.name === name);
  return (
    <FieldFrame {...props}>
      {(control) => (
        <>
          <div className={controls.row}>
            <span className={styles.shown}>{chosen && <NamePicture name={chosen} />}</span>
            <input
              {...control}
              type="text"
              spellCheck={false}
              className={controls.control}
              value={name}
              onChange={({ target }) => onChange(target.value)}
            />
            <Button onClick={() => setChoosing(true)}>
              {words.fields.choose}
              <span className="visually-hidden"> {fill(words.fields.ofName, { what: label })}</span>
            </Button>
          </div>
          {isChoosing && (
            <IconPicker
              chosen={name}
              onClose={() => setChoosing(false)}
              onPick={(picked) => {
                setChoosing(false);
                onChange(picked);
              }}
            />
          )}
        </>
      )}
    </FieldFrame>
  );
}

const MOST = 240;

interface IconPickerProps {
  chosen: string;
  onPick: (name: string) => void;
  onClose: () => void;
}

function IconPicker({ chosen, onPick, onClose }: IconPickerProps) {
  const studio = useStudio();
  const names = useObserved(studio.names('icon'));
  const [query, setQuery] = useState('');
  const found = matchingNames(names ?? [], query);
  return (
    <Dialog title={words.fields.chooseIcon} size="medium" onClose={onClose}>
      <SearchInput label={words.fields.searchIcons} value={query} onChange={setQuery} />
      <ul className={styles.grid}>
        {found.slice(0, MOST).map((name) => (
          <li key={name.name}>
            <button
              type="button"
              aria-label={name.name}
              title={name.name}
              aria-pressed={name.name === chosen}
              className={styles.icon}
              onClick={() => onPick(name.name)}
            >
              <NamePicture name={name} />
            </button>
          </li>
        ))}
      </ul>
      {names && (
        <p className="hint">{fill(words.list.of, { shown: Math.min(MOST, found.length), all: found.length })}</p>
      )}
    </Dialog>
  );
}
