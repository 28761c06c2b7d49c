import type { ArticleEntry } from '../../generated/types.ts';
import { Picture } from '../../ui/Picture.tsx';
import { RichText } from '../../ui/rich-text/RichText.tsx';
import styles from './article.module.css';

interface AuthorProps {
  author: ArticleEntry['author'];
  /** The heading above the author. */
  heading: string;
}

/** Who wrote the article, below it. */
export function Author({ author, heading }: AuthorProps) {
  return (
    <aside className={styles.author} data-tone="sand">
      {author.picture && <Picture picture={author.picture} sizes="9rem" />}
      <div>
        <h2>{heading}</h2>
        <p className={styles.name}>{author.name}</p>
        <p className={styles.role}>{author.role}</p>
        {author.bio && <RichText text={author.bio} />}
      </div>
    </aside>
  );
}
