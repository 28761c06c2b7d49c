import type { BlockProps } from '../../contracts/content.ts';
import type { ArticleItem } from '../../generated/types.ts';
import { ArticleMeta } from '../../ui/article/ArticleMeta.tsx';
import { CategoryLabel } from '../../ui/article/CategoryLabel.tsx';
import { Button } from '../../ui/Button.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { TitleText } from '../../ui/rich-text/TitleText.tsx';
import styles from './article-carousel.module.css';

interface SlideProps {
  block: Pick<BlockProps<'article-carousel'>, 'path' | 'readLabel' | 'minutes' | 'words'>;
  article: ArticleItem;
  current: boolean;
  /** Whether its picture is the first of the page. */
  first: boolean;
  /** Its position and headline, for screen readers. */
  label: string;
}

/** One featured article. Only the current one can be focused. */
export function Slide({ block, article, current, first, label }: SlideProps) {
  const { path, readLabel, minutes, words } = block;
  const link = `${path}/${article.id}`;
  return (
    <div
      role="group"
      aria-roledescription={words.slide}
      aria-label={label}
      aria-hidden={!current}
      inert={!current}
      className={styles.slide}
    >
      <Picture
        picture={article.picture}
        className={styles.picture}
        sizes="(min-width: 60rem) 62vw, 88vw"
        priority={first}
      />
      <div className={styles.words}>
        <CategoryLabel category={article.category} />
        <h2 className={styles.title}>
          <TitleText text={article.title} />
        </h2>
        <p className={styles.excerpt}>{article.excerpt}</p>
        <ArticleMeta article={article} minutes={minutes} locale={words.dateLocale} />
        <Button action={{ label: readLabel, link, icon: 'arrow-right', context: article.title }} />
      </div>
    </div>
  );
}
