/** The slide before or after the current one, with wrap-around. */
export function neighbour({ current, count }: { current: number; count: number }, step: 1 | -1): number {
  return (current + step + count) % count;
}
