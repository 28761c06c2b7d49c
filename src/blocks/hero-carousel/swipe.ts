/** A place on the screen, in pixels. */
export interface Point {
  x: number;
  y: number;
}

/** Pixels that a finger must travel sideways to count as a swipe. */
const DISTANCE = 40;

/** The neighbour requested by a swipe: 1 for the next, -1 for the previous, undefined if it scrolls or hardly moves. */
export function swipeStep(from: Point | undefined, to: Point | undefined): 1 | -1 | undefined {
  if (!from || !to) return undefined;
  const across = to.x - from.x;
  if (Math.abs(across) < DISTANCE || Math.abs(across) < Math.abs(to.y - from.y)) return undefined;
  return across < 0 ? 1 : -1;
}
