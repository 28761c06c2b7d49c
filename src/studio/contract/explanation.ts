/** Where a value comes from and where it is shown. */

/** A place that shows something. */
export interface PreviewLocation {
  /** The path of a page. */
  path: string;
  /** What the page is called. */
  title: string;
  /** The position in the content: file and JSON pointer. */
  file: string;
  pointer: string;
}

/** A reference to something. */
export interface UsingPlace {
  /** In words: Link of the action of the card "Homes" of the about page. */
  where: string;
  file: string;
  pointer: string;
}

/** An entity quoted in a text or referenced by a field. */
export interface SourceEntity {
  /** Its description, such as: the fact "guarantee". */
  title: string;
  /** Its value, if it is a text. */
  value?: string;
  /** The file that defines it. */
  file: string;
  pointer: string;
}

/** A place in the content: where it is written, what it quotes, and where it is shown. */
export interface Explanation {
  /** In words. */
  where: string;
  /** Line in its file, from 1. */
  line: number;
  sources: SourceEntity[];
  /** Where it is shown; empty if it is part of every page. */
  shownAt: PreviewLocation[];
  /** Whether it is part of every page. */
  isEverywhere: boolean;
  /** Other references to it. */
  uses: UsingPlace[];
}
