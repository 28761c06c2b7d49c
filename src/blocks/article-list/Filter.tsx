import type { ArticleItem, CategoryItem } from '../../generated/types.ts';
import styles from './article-list.module.css';
import { ofCategory } from './selection.ts';

interface FilterProps {
  /** What it is, for screen readers. */
  label: string;
  /** The words of the choice that shows everything. */
  all: string;
  articles: ArticleItem[];
  categories: CategoryItem[];
  /** Id of the chosen theme; undefined for all. */
  chosen: string | undefined;
  onChoose: (category: string | undefined) => void;
}

/** The themes, with the number of articles of each: a strip on phones, an index beside the list on wide screens. */
export function Filter({ label, all, articles, categories, chosen, onChoose }: FilterProps) {
  const choices = [{ id: undefined, name: all }, ...categories];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div role="group" aria-label={label} className={styles.filter}>
      {choices.map(({ id, name }) => (
        <button key={name} type="button" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
          {name}
          <small>{ofCategory(articles, id).length}</small>
        </button>
      ))}
    </div>
  );
}
