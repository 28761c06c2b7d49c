import { useId } from 'react';
import type { PictureInfo } from '../../../contract/media.ts';
import controls from '../../fields/frame/controls.module.css';
import { words } from '../../words/words.ts';
import { AddButton } from './AddButton.tsx';
import styles from './PicturesRoom.module.css';
import { matchesFilter, type PictureQuery, pictureFilters } from './picture-filter.ts';

interface PicturesBarProps {
  pictures: readonly PictureInfo[];
  wanted: PictureQuery;
  onWant: (wanted: PictureQuery) => void;
  onAdd: (files: readonly File[]) => void;
}

/** The search, the filters, and the button to add pictures. */
export function PicturesBar({ pictures, wanted, onWant, onAdd }: PicturesBarProps) {
  const id = useId();
  const { pictures: said } = words;
  return (
    <header className={styles.header}>
      <div className={styles.heading}>
        <h1 className={styles.title}>{said.title}</h1>
        <p className={styles.help}>{said.help}</p>
      </div>
      <AddButton look="primary" isMany onAdd={onAdd} />
      <input
        type="search"
        className={`${controls.control} ${styles.search}`}
        aria-label={said.search}
        placeholder={said.search}
        value={wanted.query}
        onChange={({ target }) => onWant({ ...wanted, query: target.value })}
      />
      <fieldset className={controls.segments}>
        <legend className="visually-hidden">{said.show}</legend>
        {pictureFilters.map((show) => (
          <label key={show} className={controls.segment}>
            <input
              type="radio"
              name={id}
              checked={wanted.filter === show}
              onChange={() => onWant({ ...wanted, filter: show })}
            />
            <span>
              {said[show]} {pictures.filter((picture) => matchesFilter(picture, show)).length}
            </span>
          </label>
        ))}
      </fieldset>
    </header>
  );
}
