import { useEffect, useRef } from 'react';
import type { Words } from '../generated/types.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './Search.module.css';

interface SearchProps {
  words: Words;
  open: boolean;
  onToggle: () => void;
  onClose: () => void;
}

/** The search button and its panel; Escape closes it and gives the focus back. */
export function Search({ words, open, onToggle, onClose }: SearchProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return undefined;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      onClose();
      button.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open, onClose]);
  return (
    <div className={styles.search}>
      <button
        ref={button}
        type="button"
        aria-label={words.search}
        aria-expanded={open}
        aria-controls="search-panel"
        onClick={onToggle}
      >
        <Icon name="search" />
      </button>
      <div id="search-panel" className={styles.panel} hidden={!open} role="status">
        {open && <p>{words.searchSoon}</p>}
      </div>
    </div>
  );
}
