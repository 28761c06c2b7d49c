/** The content that components receive, with all references resolved. */
import type { Block, Words } from '../generated/types.ts';

/** What a block component receives: its own JSON (resolved), an id unique on the page, and its interface texts. */
export type BlockProps<T extends Block['type']> = Extract<Block, { type: T }> & {
  /** Unique on the page; the prefix of ids inside the block. */
  blockKey: string;
  /** The interface texts that its schema names in x-words. */
  words: Words;
};
