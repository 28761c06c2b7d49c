/** Pictures, fonts, and page weight. */
import type { UsingPlace } from './explanation.ts';

export interface PictureInfo {
  name: string;
  /** URL on the page origin. */
  src: string;
  width: number;
  height: number;
  /** Bytes of the master. */
  bytes: number;
  alt?: string;
  focus?: [number, number];
  /** Where it is used. */
  uses: UsingPlace[];
}

/** A font that the theme can name. */
export interface FontInfo {
  family: string;
  /** Its range of weights. */
  thinnest: number;
  boldest: number;
  /** WOFF2 as base64, for samples; empty when it cannot be read. */
  data: string;
}

/** The size of the edited page, in compressed bytes, compared with the first flight of a connection. */
export interface PageWeight {
  document: number;
  firstFlight: number;
  pictures: number;
  script: number;
}
