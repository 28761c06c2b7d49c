import { useState } from 'react';
import { useObserved } from '../../client/observable.ts';
import { useStudio } from '../../start/studio-context.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { fill, words } from '../../words/words.ts';
import { SearchInput } from '../frame/SearchInput.tsx';
import { matching } from '../names/matching-names.ts';
import { NamePicture } from '../names/NameList.tsx';
import styles from './PicturePicker.module.css';

interface PicturePickerProps {
  chosen: string | undefined;
  onPick: (name: string) => void;
  onClose: () => void;
}

/** All pictures, to choose one of. */
export function PicturePicker({ chosen, onPick, onClose }: PicturePickerProps) {
  const studio = useStudio();
  const names = useObserved(studio.names('image'));
  const [query, setQuery] = useState('');
  const found = matching(names ?? [], query);
  return (
    <Dialog title={words.fields.choosePicture} size="large" onClose={onClose}>
      <SearchInput label={words.fields.searchPictures} value={query} onChange={setQuery} />
      <ul className={styles.grid}>
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
              {name.title !== name.name && <span className={styles.title}>{name.title}</span>}
            </button>
          </li>
        ))}
      </ul>
      {names && found.length === 0 && <p>{fill(words.list.noMatch, { words: query })}</p>}
    </Dialog>
  );
}
