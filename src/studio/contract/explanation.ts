/** Types of the calls that tell where a value is defined and where it is shown. */

/** A location in the content, and a page that shows it. */
export interface PreviewLocation {
  /** The path of a page. */
  path: string;
  /** The title of the page. */
  title: string;
  /** The location in the content: file and JSON pointer. */
  file: string;
  pointer: string;
}

/** A location in the content that refers to an entity. */
export interface UsingLocation {
  /** The location in words: Link of the action of the card "Homes" of the about page. */
  where: string;
  file: string;
  pointer: string;
}

/** An entity quoted in a text or referenced by a field. */
export interface SourceEntity {
  /** A description, such as: the fact "guarantee". */
  title: string;
  /** Its value, if it is a text. */
  value?: string;
  /** The file that defines it. */
  file: string;
  pointer: string;
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
