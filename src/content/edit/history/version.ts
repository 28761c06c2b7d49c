/** A file that a version changed; undefined where it was not there. */
export interface VersionedFile {
  /** Relative to the content folder, with forward slashes. */
  file: string;
  before(): Buffer | undefined;
  after(): Buffer | undefined;
}

/** A state of the content that somebody made, and what was different from the one before. */
export interface Version {
  /** What it is called when somebody asks for it: the beginning of a commit's hash, or a number. */
  id: string;
  time: Date;
  /** Whoever made it, where that is known. */
  author?: string;
  /** What was said of it. */
  title: string;
  files: VersionedFile[];
}

/** Where earlier states of a content folder are kept. */
export interface Versions {
  /** The latest first; `most` of those that touched one of these files, or any file. */
  list(most: number, files?: string[]): Version[];
}
