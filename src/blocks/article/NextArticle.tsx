import type { BlockProps } from '../../contracts/content.ts';
import type { ArticleItem } from '../../generated/types.ts';
import card from '../../ui/card.static.module.css';
import { Eyebrow } from '../../ui/Heading.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { Picture } from '../../ui/Picture.tsx';
import styles from './next.static.module.css';

interface NextArticleProps {
  article: ArticleItem;
  /** The path of the blog. */
  path: string;
  /** The label above the article's title, and the words that say that it is a link. */
  texts: Pick<BlockProps<'article'>['texts'], 'next' | 'related' | 'read'>;
}

/** The next article to read, as a picture that reaches the edge of the screen, and is a link. */
export function NextArticle({ article, path, texts }: NextArticleProps) {
  return (
    <div className={`${styles.next} ${card.card}`} data-tone="ink" data-pagefind-ignore="">
      <Picture picture={article.picture} sizes="(min-width: 60rem) 56vw, 88vw" />
      <div className={styles.words}>
        <Eyebrow>{texts.next ?? texts.related}</Eyebrow>
        <h2>
          <Link link={`${path}/${article.id}`} label={article.title} className={card.cover} />
        </h2>
        <p>{article.excerpt}</p>
        {texts.read && (
          <span className={styles.read} aria-hidden="true">
            {texts.read}
          </span>
        )}
      </div>
    </div>
  );
}
