/** A file that a version changed; undefined where it was not there. */
export interface VersionedFile {
  /** Relative to the content folder, with forward slashes. */
  file: string;
  before(): Buffer | undefined;
  after(): Buffer | undefined;
}

/** A saved state of the content, and how it differs from the one before. */
export interface Version {
  /** Its identifier: the beginning of a commit's hash, or a number. */
  id: string;
  time: Date;
  /** Who made it, if known. */
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
