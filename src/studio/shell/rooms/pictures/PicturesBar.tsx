import type { PictureInfo } from '../../../contract/media.ts';
import { SearchInput } from '../../fields/frame/SearchInput.tsx';
import { Segments } from '../../fields/frame/Segments.tsx';
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
  const countOf = (show: PictureQuery['filter']) => pictures.filter((picture) => matchesFilter(picture, show)).length;
  const { pictures: said } = words;
  return (
    <header className={styles.header}>
      <div>
        <h1 className="room-title">{said.title}</h1>
        <p className="muted">{said.help}</p>
      </div>
      <AddButton look="primary" isMany onAdd={onAdd} />
      <SearchInput
        label={said.search}
        className={styles.search}
        value={wanted.query}
        onChange={(query) => onWant({ ...wanted, query })}
      />
      <Segments
        aria-label={said.show}
        choices={pictureFilters.map((show) => ({ value: show, label: `${said[show]} ${countOf(show)}` }))}
        chosen={wanted.filter}
        onChoose={(filter) => onWant({ ...wanted, filter })}
      />
    </header>
  );
}
