import type { ReactNode } from 'react';
import { uiTexts } from '../i18n/ui-texts.ts';
import styles from './Columns.module.css';

interface ColumnsProps {
  list?: ReactNode;
  middle?: ReactNode;
  /** Fields that replace the middle column. */
  form?: ReactNode;
  fields?: ReactNode;
}

/** The columns of a view: list, page, and fields. */
export function Columns({ list, middle, form, fields }: ColumnsProps) {
  return (
    <div className={styles.columns}>
      {list && (
        <aside className={styles.list} data-part aria-label={uiTexts.parts.list}>
          {list}
        </aside>
      )}
      <div className={styles.middle} data-part>
        {form ? (
          <section className={styles.alone} aria-label={uiTexts.parts.fields}>
            {form}
          </section>
        ) : (
          middle
        )}
      </div>
      {fields && (
        <aside className={styles.fields} data-part aria-label={uiTexts.parts.fields}>
          {fields}
        </aside>
      )}
    </div>
  );
}
