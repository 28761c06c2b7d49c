/** A file changed by a version; its content is undefined where it did not exist. */
export interface VersionedFile {
  /** Relative to the content folder, with forward slashes. */
  file: string;
  before(): Buffer | undefined;
  after(): Buffer | undefined;
}

/** A saved state of the content, and its differences from the previous one. */
export interface Version {
  /** Its id: the start of a commit hash, or a number. */
  id: string;
  time: Date;
  /** Who made it, if known. */
  author?: string;
  /** Its title. */
  title: string;
  files: VersionedFile[];
}

/** The source of earlier states of a content folder. */
export interface Versions {
  /** The latest `most` versions that touched one of these files, or any file. */
  list(most: number, files?: string[]): Version[];
}
