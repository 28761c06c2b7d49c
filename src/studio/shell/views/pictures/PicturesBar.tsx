import type { PictureInfo } from '../../../contract/media.ts';
import { SearchInput } from '../../fields/frame/SearchInput.tsx';
import { Segments } from '../../fields/frame/Segments.tsx';
import { uiTexts } from '../../i18n/ui-texts.ts';
import { AddButton } from './AddButton.tsx';
import styles from './PicturesView.module.css';
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
  const { pictures: texts } = uiTexts;
  return (
    <header className={styles.header}>
      <div>
        <h1 className="room-title">{texts.title}</h1>
        <p className="muted">{texts.help}</p>
      </div>
      <AddButton variant="primary" isMany onAdd={onAdd} />
      <SearchInput
        label={texts.search}
        className={styles.search}
        value={wanted.query}
        onChange={(query) => onWant({ ...wanted, query })}
      />
      <Segments
        aria-label={texts.show}
        choices={pictureFilters.map((show) => ({ value: show, label: `${texts[show]} ${countOf(show)}` }))}
        chosen={wanted.filter}
        onChoose={(filter) => onWant({ ...wanted, filter })}
      />
    </header>
  );
}
