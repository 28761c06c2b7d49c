/** A replacement of part of a file's text. Offsets count UTF-16 units from 0; the end is exclusive. */
export interface TextEdit {
  start: number;
  end: number;
  text: string;
}

/** A correction for a finding, within its own file. */
export interface Fix {
  /** The label of its button, such as 'Change to "/services/farmers"'. */
  title: string;
  /** Whether the fix can be applied without review, because only one correction makes sense. */
  isSafe: boolean;
  edits: TextEdit[];
}

/** A correction that a person has to choose, because only a person knows what is right. */
export interface Choice extends Fix {
  /** The file it changes, if it is not the one of the finding. */
  file?: string;
  /** The word that it adds to those of the site. */
  word?: string;
}

/** A mistake in the content, described for staff. */
export interface Finding {
  code: string;
  severity: 'error' | 'warning';
  /** Relative to the folder the command runs in, with forward slashes. */
  file: string;
  /** From 1. */
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
  /** JSON pointer of the faulty value. */
  pointer: string;
  message: string;
  suggestion: string;
  fix?: Fix;
  /** Corrections to choose from, instead of a fix or beside it. */
  choices?: Choice[];
}
