/** A file of a font. */
export interface FontCut {
  /** WOFF2. */
  file: string;
  isVariable: boolean;
  /** The weights that it can have: one and the same where it is not variable. */
  thinnest: number;
  boldest: number;
}

/** What one place has of a family. */
export interface Cuts {
  family: string;
  cuts: FontCut[];
}

/** The weights to make of which files, for weights that the theme wants. */
export function cutsFor({ cuts }: Cuts, [thinnest, boldest]: [number, number]): FontCut[] {
  const [only, ...others] = cuts;
  if (only?.isVariable && others.length === 0) return [{ ...only, thinnest, boldest }];
  return [...new Set([thinnest, boldest].flatMap((weight) => nearestCut(cuts, weight) ?? []))];
}

/** The file that has a weight, or the nearest to it, cut to that weight alone. */
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
