import type { CategoryItem } from '../../generated/types.ts';
import styles from './CategoryLabel.static.module.css';

/** The name of a category with its colour. */
export function CategoryLabel({ category }: { category: Pick<CategoryItem, 'name' | 'color'> }) {
  return (
    <span className={styles.label} data-color={category.color}>
      {category.name}
    </span>
  );
}
