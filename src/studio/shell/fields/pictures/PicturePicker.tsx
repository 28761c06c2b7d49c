import { useRef, useState } from 'react';
import type { PictureInfo } from '../../../contract/media.ts';
import { useObserved } from '../../client/observable.ts';
import { AddButton } from '../../rooms/pictures/AddButton.tsx';
import { AddPictures } from '../../rooms/pictures/AddPictures.tsx';
import { useDroppedFiles } from '../../rooms/pictures/use-dropped-files.ts';
import { useStudio } from '../../start/studio-context.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { fill, words } from '../../words/words.ts';
import { SearchInput } from '../frame/SearchInput.tsx';
import { matchingNames } from '../names/matching-names.ts';
import { NamePicture } from '../names/NameList.tsx';
import styles from './PicturePicker.module.css';

interface PicturePickerProps {
  chosen: string | undefined;
  onPick: (name: string) => void;
  onClose: () => void;
}

/** A dialog to choose one of all pictures, or to add a new one, which is then chosen. */
export function PicturePicker({ chosen, onPick, onClose }: PicturePickerProps) {
  const studio = useStudio();
  const names = useObserved(studio.names('image'));
  const [query, setQuery] = useState('');
  const found = matchingNames(names ?? [], query);
  const grid = useRef<HTMLUListElement>(null);
  const [added, setAdded] = useState<readonly File[]>([]);
  const add = (files: readonly File[]) => setAdded(files.slice(0, 1));
  useDroppedFiles(grid, add);
  const done = (picture: PictureInfo | undefined) => {
    setAdded([]);
    if (picture) onPick(picture.name);
  };
  return (
    <Dialog title={words.fields.choosePicture} size="large" onClose={onClose}>
      <div className={styles.bar}>
        <SearchInput label={words.fields.searchPictures} value={query} onChange={setQuery} />
        <AddButton onAdd={add} />
      </div>
      <ul ref={grid} className={styles.grid} aria-label={words.rooms.images}>
        {found.map((name) => (
          <li key={name.name}>
            <button
              type="button"
              aria-pressed={name.name === chosen}
              className={styles.picture}
              onClick={() => onPick(name.name)}
            >
              <NamePicture name={name} className={styles.image} />
              <span className={styles.name}>{name.name}</span>
              {name.title !== name.name && <span className={`hint two-lines ${styles.title}`}>{name.title}</span>}
            </button>
          </li>
        ))}
      </ul>
      {names && found.length === 0 && (
        <p>{query === '' ? words.pictures.empty : fill(words.list.noMatch, { words: query })}</p>
      )}
      {added.length > 0 && <AddPictures files={added} onDone={done} />}
    </Dialog>
  );
}
