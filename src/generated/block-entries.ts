/* Written by scripts/generate.ts from the properties in schemas/blocks/ that hold entries of collections. */
import type { Entry, ListItem } from '../contracts/resolved.ts';
import type { Article, Block, Category, Faq, Leader, Opening, Project } from './types.ts';

/** Entries that a block lists. */
export type ListedEntries =
  | { collection: 'articles'; entries: ListItem<Article>[] }
  | { collection: 'categories'; entries: ListItem<Category>[] }
  | { collection: 'faqs'; entries: ListItem<Faq>[] }
  | { collection: 'leaders'; entries: ListItem<Leader>[] }
  | { collection: 'openings'; entries: ListItem<Opening>[] }
  | { collection: 'projects'; entries: ListItem<Project>[] };

/** The entry that the address names, in a block that shows it. */
export type NamedEntry =
  | { collection: 'articles'; entry: Entry<Article> }
  | { collection: 'leaders'; entry: ListItem<Leader> };

/** The entries that a block lists, by collection. */
export function listedEntries(block: Block): ListedEntries[] {
  switch (block.type) {
    case 'accordion':
      return [{ collection: 'faqs', entries: block.items }];
    case 'article-carousel':
      return [{ collection: 'articles', entries: block.articles }];
    case 'article-list':
      return [{ collection: 'articles', entries: block.articles }, { collection: 'categories', entries: block.categories }];
    case 'article':
      return [{ collection: 'articles', entries: block.related }];
    case 'openings':
      return [{ collection: 'openings', entries: block.openings }];
    case 'profiles':
      return [{ collection: 'leaders', entries: block.people }];
    case 'projects':
      return [{ collection: 'projects', entries: block.projects }];
    default:
      return [];
  }
}

/** The entry that a block shows because the address names it. */
export function namedEntries(block: Block): NamedEntry[] {
  switch (block.type) {
    case 'article':
      return [...(block.article ? [{ collection: 'articles' as const, entry: block.article }] : [])];
    case 'profiles':
      return [...(block.selected ? [{ collection: 'leaders' as const, entry: block.selected }] : [])];
    default:
      return [];
  }
}
