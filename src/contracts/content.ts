/** What components receive: content with everything in place that it names. */
import type { Block, Words } from '../generated/types.ts';

/** What a block component receives: its own JSON (resolved), an id unique on the page, and its words. */
export type BlockProps<T extends Block['type']> = Extract<Block, { type: T }> & {
  /** Unique on the page: prefix for ids inside the block. */
  blockKey: string;
  /** The interface words that the schema's x-words names. */
  words: Words;
};
