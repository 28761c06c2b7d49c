import type { Drawing, Picture } from '../../contracts/resolved.ts';

/** Stands in for a missing picture. */
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
 * Resolves a value while content is edited: missing or unreadable values are replaced by a stand-in, if there is one
 * for their kind.
 * @throws what `resolve` throws, for other kinds
 */
export function withStandIn(kind: string, resolve: () => unknown): unknown {
  try {
    return resolve();
  } catch (error) {
    const standIn = missing[kind];
    if (!standIn) throw error;
    return structuredClone(standIn);
  }
}
