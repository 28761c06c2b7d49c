import { formatDay } from '../../contracts/format-day.ts';
import type { ArticleItem } from '../../generated/types.ts';
import styles from './ArticleTeaser.static.module.css';

export interface ArticleMetaProps {
  article: Pick<ArticleItem, 'author' | 'published' | 'readMinutes'>;
  /** The reading time text; {minutes} is replaced by the number. */
  minutes: string;
  /** Language of dates. */
  locale: string;
}

/** The author, date and reading time of an article. */
export function ArticleMeta({ article, minutes, locale }: ArticleMetaProps) {
  return (
    <p className={styles.meta}>
      <span>{article.author.name}</span>
      <time dateTime={article.published}>{formatDay(article.published, locale)}</time>
      <span>{minutes.replace('{minutes}', String(article.readMinutes))}</span>
    </p>
  );
}
