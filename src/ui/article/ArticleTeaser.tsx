import type { ArticleItem } from '../../generated/types.ts';
import card from '../card.static.module.css';
import { Link } from '../link/Link.tsx';
import { Picture } from '../Picture.tsx';
import { ArticleMeta } from './ArticleMeta.tsx';
import styles from './ArticleTeaser.static.module.css';
import { CategoryLabel } from './CategoryLabel.tsx';

export interface ArticleTeaserProps {
  article: ArticleItem;
  /** The path of the blog. */
  path: string;
  minutes: string;
  locale: string;
  /** Level of its heading. */
  level: 2 | 3;
}

/** An article in a list; the whole teaser is a link. */
export function ArticleTeaser({ article, path, level, minutes, locale }: ArticleTeaserProps) {
  const Title = `h${level}` as const;
  return (
    <article className={card.card}>
      <Picture picture={article.picture} className={card.picture} sizes="(min-width: 60rem) 36vw, 88vw" />
      <div className={styles.words}>
        <CategoryLabel category={article.category} />
        <Title className={styles.title}>
          <Link link={`${path}/${article.id}`} label={article.title} className={card.cover} />
        </Title>
        <p className={styles.excerpt}>{article.excerpt}</p>
        <ArticleMeta article={article} minutes={minutes} locale={locale} />
      </div>
    </article>
  );
}
