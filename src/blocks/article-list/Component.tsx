import { useEffect, useReducer, useState } from 'react';
import type { BlockProps } from '../../contracts/content.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { ArticleTeaser } from '../../ui/article/ArticleTeaser.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './article-list.module.css';
import { Filter } from './Filter.tsx';
import { Pagination } from './Pagination.tsx';
import { entriesOn, pageCount } from './paging.ts';
import { EVERYTHING, ofCategory, selection } from './selection.ts';

/**
 * All articles with a filter by theme and pagination (specification 2.19 and 4). The built HTML contains every article,
 * so that the list is complete without a script; CSS hides everything after the first page until the script takes over.
 */
export default function ArticleList(block: BlockProps<'article-list'>) {
  const { id, tone, heading, articles, categories, path, pageSize, texts, words } = block;
  const [{ category, page }, send] = useReducer(selection, EVERYTHING);
  const [live, setLive] = useState(false);
  useEffect(() => setLive(true), []);

  const found = ofCategory(articles, category);
  const shown = live ? entriesOn(found, page, pageSize) : found;
  const pages = pageCount(found.length, pageSize);
  const theme = categories.find((one) => one.id === category);

  return (
    <Section id={id} tone={tone} className={styles.list}>
      {heading && <Heading heading={heading} className={styles.heading} />}
      <Filter
        label={texts.filter}
        all={texts.all}
        articles={articles}
        categories={categories}
        chosen={category}
        onChoose={(chosen) => send({ do: 'filter', category: chosen })}
      />
      <div className={styles.shown}>
        <p role="status" className={styles.count}>
          {theme && <span>{theme.description} </span>}
          <strong>{texts.shown.replace('{count}', String(found.length))}</strong>
        </p>
        {found.length === 0 && (
          <div className={styles.empty}>
            <p>{texts.empty}</p>
            <ActionButton onClick={() => send({ do: 'filter', category: undefined })}>{texts.viewAll}</ActionButton>
          </div>
        )}
        <ul className={styles.grid}>
          {shown.map((article, index) => (
            <li key={article.id} className={index < pageSize ? '' : styles.later}>
              <ArticleTeaser
                article={article}
                path={path}
                level={heading ? 3 : 2}
                minutes={texts.minutes}
                locale={words.dateLocale}
              />
            </li>
          ))}
        </ul>
        {pages > 1 && (
          <Pagination
            texts={texts}
            words={words}
            current={page}
            count={pages}
            onTurn={(to) => {
              send({ do: 'turn', page: to });
              scrollTo({ top: 0 });
            }}
          />
        )}
      </div>
    </Section>
  );
}
