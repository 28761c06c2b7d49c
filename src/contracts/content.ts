/** What components receive: content with everything in place that it names. */
import type { Article, Block, Category, Faq, Leader, Opening, Project, Words } from '../generated/types.ts';
import type { Entry, ListItem } from './resolved.ts';

export type ArticleEntry = Entry<Article>;

export type ArticleItem = ListItem<Article>;
export type CategoryItem = ListItem<Category>;
export type FaqItem = ListItem<Faq>;
export type LeaderItem = ListItem<Leader>;
export type OpeningItem = ListItem<Opening>;
export type ProjectItem = ListItem<Project>;

/** What a block component receives: its own JSON (resolved), an id unique on the page, and its words. */
export type BlockProps<T extends Block['type']> = Extract<Block, { type: T }> & {
  /** Unique on the page: prefix for ids inside the block. */
  blockKey: string;
  /** The interface words that the schema's x-words names. */
  words: Words;
};
