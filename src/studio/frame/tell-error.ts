let isLeft = false;
addEventListener('pagehide', () => {
  isLeft = true;
});

/** Tells developers of an error; what a page did not get because it is being left is none. */
export function tellError(error: unknown): void {
  if (!isLeft) console.error(error);
}
