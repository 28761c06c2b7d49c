import { useEffect, useRef, useState } from 'react';
import { textProperty } from '../../../../content/read/json.ts';
import { SearchInput } from '../../fields/frame/SearchInput.tsx';
import { fill, translated, uiTexts } from '../../i18n/ui-texts.ts';
import { titleOfType } from '../../schema/sections.ts';
import { useStudio } from '../../start/window-context.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { adaptSection } from './adapt-section.ts';
import styles from './Gallery.module.css';

interface GalleryProps {
  /** Called with the chosen example, adapted to the site; not called after the gallery was closed. */
  onPick: (section: unknown) => void;
  onClose: () => void;
}

/** A dialog to choose a new section from the examples of all block types. */
export function Gallery({ onPick, onClose }: GalleryProps) {
  const { schemas } = useStudio();
  const { picked, pick } = useAdaptedPick(onPick);
  const [query, setQuery] = useState('');
  const kinds = Object.entries(schemas.blocks).map(([type, { examples }]) => ({
    type,
    title: titleOfType(type),
    description: translated(textProperty(schemas.block(type)?.schema, 'description') ?? ''),
    examples,
  }));
  const wanted = query.toLowerCase();
  const shown = kinds.filter(({ title, description, examples }) =>
    [title, description, ...examples.map((example) => example.title)].join(' ').toLowerCase().includes(wanted),
  );
  return (
    <Dialog title={uiTexts.pages.add} size="large" onClose={onClose}>
      <p className={styles.help}>{uiTexts.pages.galleryHelp}</p>
      <SearchInput label={uiTexts.pages.gallerySearch} value={query} onChange={setQuery} />
      <ul>
        {shown.map(({ type, title, description, examples }) => (
          <li key={type} className={styles.kind}>
            <h3 className={styles.title}>{title}</h3>
            <p className={`hint ${styles.description}`}>{description}</p>
            <ul className={styles.examples}>
              {examples.map((example) => (
                <li key={example.title}>
                  <button
                    type="button"
                    className={styles.example}
                    aria-label={fill(uiTexts.pages.insert, { what: `${title}, ${example.title}` })}
                    aria-busy={picked === example.block || undefined}
                    onClick={() => pick(example.block)}
                  >
                    <span className={styles.picture}>
                      {example.picture === undefined ? (
                        <Icon name="plus" />
                      ) : (
                        <img src={example.picture} alt="" loading="lazy" />
                      )}
                    </span>
                    {example.title}
                  </button>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <p role="status">{picked && uiTexts.list.loading}</p>
      {shown.length === 0 && <p>{fill(uiTexts.list.noMatch, { words: query })}</p>}
    </Dialog>
  );
}

/** Adapts the chosen example to the site, which can take a moment. Further clicks are ignored. */
function useAdaptedPick(onPick: GalleryProps['onPick']) {
  const studio = useStudio();
  const [picked, setPicked] = useState<Record<string, unknown>>();
  const latest = useRef<GalleryProps['onPick']>(undefined);
  useEffect(() => {
    latest.current = onPick;
    return () => {
      latest.current = undefined;
    };
  });
  const pick = (block: Record<string, unknown>) => {
    if (picked) return;
    setPicked(block);
    void adaptSection(studio, block).then((section) => latest.current?.(section));
  };
  return { picked, pick };
}
