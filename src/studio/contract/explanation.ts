/** Where a value comes from and where it is shown. */

/** A place that shows something. */
export interface ShowingPlace {
  /** The path of a page. */
  path: string;
  /** What the page is called. */
  title: string;
  /** Where on it: file and JSON pointer. */
  file: string;
  pointer: string;
}

/** An entity that a text quotes or a field names. */
export interface SourceEntity {
  /** What it is, in words: the fact "guarantee". */
  title: string;
  /** Its value, if it is a text. */
  value?: string;
  /** Where it is given. */
  file: string;
  pointer: string;
}

/** A place in the content: where it is written, what it is made of, where it shows. */
export interface Explanation {
  /** In words. */
  where: string;
  /** In its file, from 1. */
  line: number;
  sources: SourceEntity[];
  /** Where it shows; empty for what belongs to every page. */
  shownAt: ShowingPlace[];
  /** Whether it belongs to every page. */
  isEverywhere: boolean;
  /** Other places that name it, a sentence each. */
  uses: string[];
}
