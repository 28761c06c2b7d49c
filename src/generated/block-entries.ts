/* Written by scripts/generate.ts from the properties in schemas/blocks/ that hold entries of collections. */
import type { ListedEntries, NamedEntry } from '../contracts/entries.ts';
import type { Block } from './types.ts';

/** The entries that a block lists, by what they are. */
export function listedEntries(block: Block): ListedEntries[] {
  switch (block.type) {
    case 'accordion':
      return [{ type: 'Question', entries: block.items ?? [] }, { type: 'Question', entries: block.questions ?? [] }];
    case 'article-carousel':
      return [{ type: 'Article', entries: block.articles }];
    case 'article-list':
      return [{ type: 'Article', entries: block.articles }];
    case 'article':
      return [{ type: 'Article', entries: block.related }, { type: 'Article', entries: block.next ?? [] }];
    case 'openings':
      return [{ type: 'JobPosting', entries: block.openings }];
    case 'profiles':
      return [{ type: 'Person', entries: block.people }];
    default:
      return [];
  }
}

/** The entry that a block shows because the address names it. */
export function namedEntries(block: Block): NamedEntry[] {
  switch (block.type) {
    case 'article':
      return [...(block.article ? [{ type: 'Article' as const, entry: block.article, trail: block.article.category.name }] : [])];
    case 'profiles':
      return [...(block.selected ? [{ type: 'Person' as const, entry: block.selected }] : [])];
    default:
      return [];
  }
}
