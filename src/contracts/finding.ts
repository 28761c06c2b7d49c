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
  /** Corrections of which a person has to choose one, instead of a fix. */
  choices?: Fix[];
}
