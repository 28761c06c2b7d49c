import type { ReactNode } from 'react';
import { SearchInput } from '../fields/frame/SearchInput.tsx';
import { IconButton } from '../ui/Button.tsx';
import styles from './FileList.module.css';

interface ListColumnProps {
  title: string;
  /** How many items there are, without the search. */
  count: number;
  /** The label of the button that adds an item, and what it does; if available. */
  add?: { label: string; run: () => void };
  search: { label: string; query: string; onChange: (query: string) => void };
  /** Says why no items are shown. */
  none: string | undefined;
  /** The items. */
  children: ReactNode;
}

/** A searchable list in the first column of a view. */
export function ListColumn({ title, count, add, search, none, children }: ListColumnProps) {
  return (
    <>
      <header className={`aligned ${styles.header}`}>
        <h1 className={styles.title}>{title}</h1>
        <span className={styles.count}>{count}</span>
        {add && <IconButton icon="plus" label={add.label} className={styles.new} onClick={add.run} />}
      </header>
      <div className={styles.search}>
        <SearchInput label={search.label} value={search.query} onChange={search.onChange} />
      </div>
      {none !== undefined && <p className={styles.none}>{none}</p>}
      <ul className={styles.list} aria-label={title}>
        {children}
      </ul>
    </>
  );
}
