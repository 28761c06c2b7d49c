import type { ContentFile } from '../read/files.ts';

/** One place that names a thing. */
export interface Use {
  /** What kind of thing it names: page, form, image … */
  kind: string;
  /** The name as it is written. */
  value: string;
  /** The file it stands in. */
  from: ContentFile;
  pointer: string;
}
