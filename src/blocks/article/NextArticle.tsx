import type { ArticleItem } from '../../generated/types.ts';
import { Eyebrow } from '../../ui/Heading.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { Picture } from '../../ui/Picture.tsx';
import styles from './next.static.module.css';

interface NextArticleProps {
  article: ArticleItem;
  /** The path of the blog. */
  path: string;
  /** Above its title. */
  label: string;
}

/** The article to go on with, as a picture from edge to edge; the whole of it leads there. */
export function NextArticle({ article, path, label }: NextArticleProps) {
  return (
    <div className={styles.next} data-tone="ink">
      <Picture picture={article.picture} className={styles.picture} sizes="100vw" />
      <div className={styles.words}>
        <Eyebrow>{label}</Eyebrow>
        <h2>
          <Link link={`${path}/${article.id}`} label={article.title} />
        </h2>
        <p>{article.excerpt}</p>
      </div>
    </div>
  );
}
