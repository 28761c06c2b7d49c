import type { BlockProps } from '../../contracts/content.ts';
import { ArticleTeaser } from '../../ui/article/ArticleTeaser.tsx';
import { Section } from '../../ui/Section.tsx';
import { Author } from './Author.tsx';
import styles from './article.module.css';
import { Body } from './Body.tsx';
import contentsStyles from './contents.static.module.css';
import { Head } from './Head.tsx';
import { NextArticle } from './NextArticle.tsx';
import { sectionIds } from './section-ids.ts';

/**
 * The article that the URL names (specification 2.19), with others of its theme below.
 * @throws Error on a page whose URL names no article, which the checker refuses
 */
export default function Article({ article, related, next = [], ...block }: BlockProps<'article'>) {
  const { id, blockKey, path, texts, words } = block;
  if (!article) throw new Error('The URL names no article.');
  // Specification 8: an article without a body shows nothing and logs a warning. The checker refuses to publish one.
  if (!article.body) console.warn(`Article ${article.id} has no body.`);
  const sections = article.body ?? [];
  const ids = sectionIds(sections, blockKey);
  return (
    <Section id={id} className={styles.block}>
      <article className={styles.article}>
        <Head block={block} article={article} />
        {ids.some(Boolean) && (
          <nav aria-labelledby={`${blockKey}-contents`} className={contentsStyles.contents}>
            <p id={`${blockKey}-contents`}>{texts.contents}</p>
            <ol>
              {sections.map(
                ({ heading }, index) =>
                  heading && (
                    <li key={ids[index]}>
                      <a href={`#${ids[index]}`}>{heading}</a>
                    </li>
                  ),
              )}
            </ol>
          </nav>
        )}
        <Body sections={sections} ids={ids} prefix={blockKey} words={words} />
        <Author author={article.author} heading={texts.author} />
      </article>
      {related.length > 0 && (
        <div className={styles.related} data-below="" data-pagefind-ignore="">
          <h2>{texts.related}</h2>
          <ul>
            {related.map((other) => (
              <li key={other.id}>
                <ArticleTeaser
                  article={other}
                  path={path}
                  level={3}
                  minutes={texts.minutes}
                  locale={words.dateLocale}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
      {next.map((following) => (
        <NextArticle key={following.id} article={following} path={path} texts={texts} />
      ))}
    </Section>
  );
}
