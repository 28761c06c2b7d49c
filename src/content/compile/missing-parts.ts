import type { Drawing, Picture } from '../../contracts/resolved.ts';

/** A picture that is not there. */
const NO_PICTURE: Picture = {
  name: '',
  alt: '',
  width: 1,
  height: 1,
  hash: '',
  widths: [],
  fallback: 0,
  className: '',
};
const NO_DRAWING: Drawing = { file: '', width: 1, height: 1 };

const missing: Record<string, object | undefined> = { image: NO_PICTURE, drawing: NO_DRAWING };

/**
 * Resolves a value while content is edited: what is not there, or cannot be read, is stood in for where that is possible.
 * @throws what `resolve` throws, of other kinds
 */
export function withMissing(kind: string, resolve: () => unknown): unknown {
  try {
    return resolve();
  } catch (error) {
    const standIn = missing[kind];
    if (!standIn) throw error;
    return structuredClone(standIn);
  }
}
