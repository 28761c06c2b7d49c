import type { BlockProps } from '../../contracts/content.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './article-list.module.css';
import { pageNumbers } from './paging.ts';

interface PaginationProps {
  texts: Pick<BlockProps<'article-list'>['texts'], 'pages' | 'page'>;
  words: Pick<BlockProps<'article-list'>['words'], 'previous' | 'next'>;
  current: number;
  count: number;
  onTurn: (page: number) => void;
}

/** The page numbers. On the first and last page the arrow stays as an inactive button, so that focus is never lost. */
export function Pagination({ texts, words, current, count, onTurn }: PaginationProps) {
  const arrow = (to: number, label: string, icon: string) => {
    const isEnd = to < 1 || to > count;
    return (
      <button type="button" aria-label={label} aria-disabled={isEnd} onClick={() => isEnd || onTurn(to)}>
        <Icon name={icon} />
      </button>
    );
  };
  return (
    <nav aria-label={texts.pages} className={styles.pages}>
      {arrow(current - 1, words.previous, 'arrow-left')}
      <ol>
        {pageNumbers(current, count).map(({ page, always, afterGap }) => (
          <li key={page} data-always={always} data-after-gap={afterGap}>
            <button
              type="button"
              aria-label={texts.page.replace('{page}', String(page))}
              aria-current={page === current ? 'page' : undefined}
              onClick={() => onTurn(page)}
            >
              {page}
            </button>
          </li>
        ))}
      </ol>
      {arrow(current + 1, words.next, 'arrow-right')}
    </nav>
  );
}
