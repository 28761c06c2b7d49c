import type { ArticleItem, CategoryItem } from '../../generated/types.ts';
import styles from './article-list.module.css';
import { ofCategory } from './selection.ts';

interface FilterProps {
  /** The accessible name of the filter. */
  label: string;
  /** The label of the option that shows everything. */
  all: string;
  articles: ArticleItem[];
  categories: CategoryItem[];
  /** Id of the chosen theme; undefined for all. */
  chosen: string | undefined;
  onChoose: (category: string | undefined) => void;
}

/**
 * The filter by theme: a strip on phones, an index beside the list on wide screens. The number of articles is hidden
 * from screen readers, where it would run into the name; the line above the list has it once a theme is chosen.
 */
export function Filter({ label, all, articles, categories, chosen, onChoose }: FilterProps) {
  const choices = [{ id: undefined, name: all }, ...categories];
  return (
    <div role="group" aria-label={label} className={styles.filter}>
      {choices.map(({ id, name }) => (
        <button key={name} type="button" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
          {name}
          <small aria-hidden>{ofCategory(articles, id).length}</small>
        </button>
      ))}
    </div>
  );
}
