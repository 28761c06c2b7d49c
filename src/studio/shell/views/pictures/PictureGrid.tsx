import { useEffect, useRef } from 'react';
import type { PictureInfo } from '../../../contract/media.ts';
import { uiTexts } from '../../i18n/ui-texts.ts';
import { useOverview } from '../../start/window-context.ts';
import { CroppedPicture } from './CroppedPicture.tsx';
import styles from './PicturesView.module.css';

interface PictureGridProps {
  pictures: readonly PictureInfo[];
  chosen: string | undefined;
  onChoose: (picture: PictureInfo) => void;
}

/** A grid of thumbnails. */
export function PictureGrid({ pictures, chosen, onChoose }: PictureGridProps) {
  const { pageOrigin } = useOverview();
  const { pictures: texts } = uiTexts;
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when another picture is chosen.
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    <ul ref={list} className={styles.grid} aria-label={texts.title}>
      {pictures.map((picture) => (
        <li key={picture.name}>
          <button
            type="button"
            className={styles.card}
            aria-current={picture.name === chosen || undefined}
            onClick={() => onChoose(picture)}
          >
            <CroppedPicture src={pictureUrl(picture, pageOrigin)} focus={picture.focus} className={styles.thumb} />
            <span className={`one-line ${styles.name}`}>{picture.name}</span>
            <span className={styles.about}>
              {picture.width} × {picture.height}
            </span>
            <span className={styles.marks}>
              {picture.alt === undefined && <span className={styles.warn}>{texts.noAlt}</span>}
              {picture.alt === '' && <span className={styles.mark}>{texts.decoration}</span>}
              {picture.uses.length === 0 && <span className={styles.mark}>{texts.unused}</span>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The URL of a picture, with its size as cache key, so that a replaced picture is loaded again. */
export function pictureUrl({ src, bytes }: PictureInfo, pageOrigin: string): string {
  const url = new URL(src, pageOrigin);
  url.searchParams.set('v', String(bytes));
  return url.href;
}
