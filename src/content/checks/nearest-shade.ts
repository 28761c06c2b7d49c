import { contrast, MIN_CONTRAST } from './contrast-ratio.ts';

/** Number of shades to try towards black, and towards white. */
const STEPS = 200;

/**
 * The nearest darker or lighter shade of a colour that is readable on a background; undefined if there is none.
 * @param isGood an additional condition
 */
export function nearestShade(
  colour: string,
  ground: string,
  isGood: (shade: string) => boolean = () => true,
): string | undefined {
  const found = ['#000000', '#ffffff'].flatMap((end) => {
    for (let step = 0; step <= STEPS; step++) {
      const shade = mixed(colour, end, step / STEPS);
      if ((contrast(shade, ground) ?? 0) >= MIN_CONTRAST && isGood(shade)) return [{ step, shade }];
    }
    return [];
  });
  return found.sort((one, other) => one.step - other.step)[0]?.shade;
}

function mixed(one: string, other: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [from = 0, to = 0] = [one, other].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16));
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}
