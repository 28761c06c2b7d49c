/** Pictures, fonts, and page weight. */
import type { UsingLocation } from './explanation.ts';

export interface PictureInfo {
  name: string;
  /** URL on the page origin. */
  src: string;
  width: number;
  height: number;
  /** Size of the original file in bytes. */
  bytes: number;
  alt?: string;
  focus?: [number, number];
  /** The references to it. */
  uses: UsingLocation[];
}

/** A font that the theme can name. */
export interface FontInfo {
  family: string;
  /** The range of its weights. */
  thinnest: number;
  boldest: number;
  /** WOFF2 as base64, to show samples; empty if the font file cannot be read. */
  data: string;
}

/**
 * The sizes of the edited page in compressed bytes. `firstFlight` is the number of bytes that a server can send before
 * the first acknowledgement.
 */
export interface PageWeight {
  document: number;
  firstFlight: number;
  pictures: number;
  script: number;
}
