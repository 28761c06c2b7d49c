/**
 * Moves positions apart that are closer than `gap`, as little as possible, without changing their order.
 * @returns the new positions, in the order of the old ones
 */
export function spread(places: number[], gap: number, [least, most]: [number, number]): number[] {
  const order = places.map((place, index) => ({ place, index })).sort((one, other) => one.place - other.place);
  let last = least - gap;
  for (const one of order) {
    one.place = Math.max(one.place, last + gap);
    last = one.place;
  }
  let next = most + gap;
  for (const one of order.toReversed()) {
    one.place = Math.min(one.place, next - gap);
    next = one.place;
  }
  return order.sort((one, other) => one.index - other.index).map(({ place }) => place);
}
