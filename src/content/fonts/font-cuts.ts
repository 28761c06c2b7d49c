/** A font file. */
export interface FontCut {
  /** WOFF2. */
  file: string;
  isVariable: boolean;
  /** Its lightest and boldest weight; the same if the font is not variable. */
  thinnest: number;
  boldest: number;
}

/** The files of one family in one place. */
export interface Cuts {
  family: string;
  cuts: FontCut[];
}

/** The files and weights to make for the weights in the theme. */
export function cutsFor({ cuts }: Cuts, [thinnest, boldest]: [number, number]): FontCut[] {
  const [only, ...others] = cuts;
  if (only?.isVariable && others.length === 0) return [{ ...only, thinnest, boldest }];
  return [...new Set([thinnest, boldest].flatMap((weight) => nearestCut(cuts, weight) ?? []))];
}

/** The file that has a weight, or the nearest one, with its range narrowed to one weight. */
export function cutIn(font: Cuts, weight: number): FontCut | undefined {
  const cut = nearestCut(font.cuts, weight);
  if (!cut) return undefined;
  const bounded = Math.min(cut.boldest, Math.max(cut.thinnest, weight));
  return { ...cut, thinnest: bounded, boldest: bounded };
}

function nearestCut(cuts: FontCut[], weight: number): FontCut | undefined {
  const distance = ({ thinnest, boldest }: FontCut) => Math.max(thinnest - weight, weight - boldest, 0);
  return cuts.toSorted((one, other) => distance(one) - distance(other))[0];
}
