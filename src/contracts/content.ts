/** What components receive: content with everything in place that it names. */
import type { Block, Content, Words } from '../generated/types.ts';

/** A picture as components receive it: an entry of images/ with its size and the widths that are made of it. */
export interface Picture {
  /** File name in images/ without its ending. */
  name: string;
  alt: string;
  /** Width and height of the master, in pixels. */
  width: number;
  height: number;
  /** First eight hex digits of the SHA-256 of master and settings; part of the file names. */
  hash: string;
  /** Widths in pixels that exist as /images/<name>-<hash>-<width>.avif; the fallback is /images/<name>-<hash>-<fallback>.webp. */
  widths: number[];
  fallback: number;
  /** The path that the site lies under, where it does not lie at the top of its host. */
  basePath?: string;
  /** Class that sets focal point and placeholder colour; its rule is `pictureRule` of build/pictures. */
  className: string;
}

/** A drawing of the company: a file of brand/, with width and height of its viewBox. */
export interface Drawing {
  file: string;
  width: number;
  height: number;
}

/** One choice of a list. */
export interface Option {
  value: string;
  label: string;
}

/** An entry of a collection with everything in place; the id is its file name. */
export type Entry<K extends keyof Content> = Omit<Content[K], '$schema' | 'order'> & { id: string };

/** An entry as lists show it: without what its schema marks with x-detail. */
export type ListItem<K extends keyof Content> = Omit<Entry<K>, 'body'>;

export type ArticleEntry = Entry<'articles'>;

export type ArticleItem = ListItem<'articles'>;
export type CategoryItem = ListItem<'categories'>;
export type FaqItem = ListItem<'faqs'>;
export type LeaderItem = ListItem<'leaders'>;
export type OpeningItem = ListItem<'openings'>;
export type ProjectItem = ListItem<'projects'>;

/** What a block component receives: its own JSON (resolved), an id unique on the page, and its words. */
export type BlockProps<T extends Block['type']> = Extract<Block, { type: T }> & {
  /** Unique on the page: prefix for ids inside the block. */
  blockKey: string;
  /** The interface words that the schema's x-words names. */
  words: Words;
};
