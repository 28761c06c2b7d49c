import type { BlockProps } from '../../contracts/content.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import styles from './article-list.module.css';

interface EmptyProps {
  texts: Pick<BlockProps<'article-list'>['texts'], 'empty' | 'viewAll'>;
  onViewAll: () => void;
}

/** A theme without articles (specification 8). */
export function Empty({ texts, onViewAll }: EmptyProps) {
  return (
    <div className={styles.empty}>
      <p>{texts.empty}</p>
      <ActionButton onClick={onViewAll}>{texts.viewAll}</ActionButton>
    </div>
  );
}
