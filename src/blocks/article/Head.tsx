import type { BlockProps } from '../../contracts/content.ts';
import { formatDay } from '../../contracts/format-day.ts';
import type { ArticleEntry } from '../../generated/types.ts';
import { ArticleMeta } from '../../ui/article/ArticleMeta.tsx';
import { CategoryLabel } from '../../ui/article/CategoryLabel.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { TitleText } from '../../ui/rich-text/TitleText.tsx';
import styles from './article.module.css';
import { ShareMenu } from './ShareMenu.tsx';
import { articleAddress } from './share.ts';

interface HeadProps {
  block: Omit<BlockProps<'article'>, 'article' | 'related'>;
  article: ArticleEntry;
}

/** Title, byline, dates, reading time, share menu and cover picture of an article. */
export function Head({ block, article }: HeadProps) {
  const { blockKey, path, origin, texts, words } = block;
  const { author, modified } = article;
  return (
    <>
      <div className={styles.head}>
        <p className={styles.back}>
          <Link link={path} label={texts.back}>
            <Icon name="arrow-left" />
            {texts.back}
          </Link>
        </p>
        <CategoryLabel category={article.category} />
        <h1>
          <TitleText text={article.title} />
        </h1>
        <p className={styles.excerpt}>{article.excerpt}</p>
      </div>
      <div className={styles.byline}>
        {author.picture && <Picture picture={author.picture} className={styles.portrait} sizes="3.5rem" />}
        <div className={styles.by}>
          <ArticleMeta article={article} minutes={texts.minutes} locale={words.dateLocale} />
          <p className={styles.role}>
            {author.role}
            {modified && (
              <time dateTime={modified}>{texts.updated.replace('{date}', formatDay(modified, words.dateLocale))}</time>
            )}
          </p>
        </div>
        <ShareMenu
          id={`${blockKey}-share`}
          texts={texts}
          title={article.title}
          url={articleAddress(origin, path, article.id)}
        />
      </div>
      <Picture picture={article.picture} className={styles.cover} sizes="(min-width: 82rem) 1320px, 88vw" priority />
    </>
  );
}
