import { useState } from 'react';
import type { PictureInfo } from '../../../contract/media.ts';
import { useObserved } from '../../client/observable.ts';
import { fill, uiTexts } from '../../i18n/ui-texts.ts';
import { useStudio } from '../../start/window-context.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { AddButton } from '../../views/pictures/AddButton.tsx';
import { AddPictures } from '../../views/pictures/AddPictures.tsx';
import { useDroppedFiles } from '../../views/pictures/use-dropped-files.ts';
import { SearchInput } from '../frame/SearchInput.tsx';
import { matchingNames } from '../names/matching-names.ts';
import { NamePicture } from '../names/NameList.tsx';
import styles from './NamePicker.module.css';

interface GridProps {
  kind: 'icon' | 'image';
  chosen: string | undefined;
  onPick: (name: string) => void;
}

interface NamePickerProps extends GridProps {
  /** The label of the field, and what the button says. */
  label: string;
  action?: string;
  size?: 'small';
}

/** A button that opens a dialog to choose an icon or a picture. */
export function NamePicker({ label, action = uiTexts.fields.choose, size, onPick, ...grid }: NamePickerProps) {
  const [isOpen, setOpen] = useState(false);
  const pick = (name: string) => {
    setOpen(false);
    onPick(name);
  };
  const isIcon = grid.kind === 'icon';
  return (
    <>
      <Button size={size} onClick={() => setOpen(true)}>
        {action}
        <span className="visually-hidden"> {fill(uiTexts.fields.ofName, { what: label })}</span>
      </Button>
      {isOpen && (
        <Dialog
          title={isIcon ? uiTexts.fields.chooseIcon : uiTexts.fields.choosePicture}
          size={isIcon ? 'medium' : 'large'}
          onClose={() => setOpen(false)}
        >
          <Grid {...grid} onPick={pick} />
        </Dialog>
      )}
    </>
  );
}

/** The icons that are shown at once. */
const MAX_ICONS = 240;

/** A searchable grid. A picture can also be added, and is then chosen. */
function Grid({ kind, chosen, onPick }: GridProps) {
  const names = useObserved(useStudio().names(kind));
  const [query, setQuery] = useState('');
  const isIcon = kind === 'icon';
  const found = matchingNames(names ?? [], query);
  const shown = isIcon ? found.slice(0, MAX_ICONS) : found;
  return (
    <>
      <div className={styles.bar}>
        <SearchInput
          label={isIcon ? uiTexts.fields.searchIcons : uiTexts.fields.searchPictures}
          value={query}
          onChange={setQuery}
        />
        {!isIcon && <AddPicture onPick={onPick} />}
      </div>
      <ul className={isIcon ? styles.icons : styles.pictures} aria-label={isIcon ? undefined : uiTexts.rooms.images}>
        {shown.map((name) => (
          <li key={name.name}>
            <button
              type="button"
              {...(isIcon && { 'aria-label': name.name, title: name.name })}
              aria-pressed={name.name === chosen}
              className={isIcon ? styles.icon : styles.picture}
              onClick={() => onPick(name.name)}
            >
              <NamePicture name={name} className={isIcon ? '' : styles.image} />
              {!isIcon && <span className={styles.name}>{name.name}</span>}
              {!isIcon && name.title !== name.name && (
                <span className={`hint two-lines ${styles.title}`}>{name.title}</span>
              )}
            </button>
          </li>
        ))}
      </ul>
      {names && isIcon && <p className="hint">{fill(uiTexts.list.of, { shown: shown.length, all: found.length })}</p>}
      {names && !isIcon && found.length === 0 && (
        <p>{query === '' ? uiTexts.pictures.empty : fill(uiTexts.list.noMatch, { words: query })}</p>
      )}
    </>
  );
}

/** Adds a picture that is chosen, dropped or pasted. */
function AddPicture({ onPick }: Pick<GridProps, 'onPick'>) {
  const [added, setAdded] = useState<readonly File[]>([]);
  const add = (files: readonly File[]) => setAdded(files.slice(0, 1));
  useDroppedFiles(add);
  const done = (picture: PictureInfo | undefined) => {
    setAdded([]);
    if (picture) onPick(picture.name);
  };
  return (
    <>
      <AddButton onAdd={add} />
      {added.length > 0 && <AddPictures files={added} onDone={done} />}
    </>
  );
}
