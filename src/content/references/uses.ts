import type { ContentFile } from '../read/files.ts';

/** A reference to an entity. */
export interface Use {
  /** The kind of entity: page, form, image … */
  kind: string;
  /** The name as written. */
  value: string;
  /** The file that contains it. */
  from: ContentFile;
  pointer: string;
}
