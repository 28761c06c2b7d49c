/** Types of the calls that explain where a value is defined and where it is shown. */
import type { ContentLocation } from './frame-messages.ts';

/** A location in the content, and a page that shows it. */
export interface PreviewLocation extends ContentLocation {
  /** The path of a page. */
  path: string;
  /** The title of the page. */
  title: string;
}

/** A location in the content that refers to an entity. */
export interface UsingLocation extends ContentLocation {
  /** The location in words: Link of the action of the card "Homes" of the about page. */
  where: string;
}

/** An entity quoted in a text or referenced by a field, and where it is defined. */
export interface SourceEntity extends ContentLocation {
  /** A description, such as: the fact "guarantee". */
  title: string;
  /** Its value, if it is a text. */
  value?: string;
}

/** A value in the content: where it is written, what it quotes, and where it is shown. */
export interface Explanation {
  /** The location in words. */
  where: string;
  /** Line in its file, from 1. */
  line: number;
  sources: SourceEntity[];
  /** Where it is shown; empty if `isEverywhere`. */
  shownAt: PreviewLocation[];
  /** Whether every page shows it. */
  isEverywhere: boolean;
  /** The references to it. */
  uses: UsingLocation[];
}
