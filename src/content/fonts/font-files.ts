/** A font file. */
export interface FontFile {
  /** WOFF2. */
  file: string;
  isVariable: boolean;
  /** Its lightest and boldest weight; the same if the font is not variable. */
  thinnest: number;
  boldest: number;
}

/** The files of one family in one place. */
export interface FontFamily {
  family: string;
  files: FontFile[];
}

/** The files and weights to make for the weights in the theme. */
export function filesForWeights({ files }: FontFamily, [thinnest, boldest]: [number, number]): FontFile[] {
  const [only, ...others] = files;
  if (only?.isVariable && others.length === 0) return [{ ...only, thinnest, boldest }];
  return [...new Set([thinnest, boldest].flatMap((weight) => nearestFile(files, weight) ?? []))];
}

/** The file that has a weight, or the nearest one, with its range narrowed to one weight. */
export function fileForWeight(font: FontFamily, weight: number): FontFile | undefined {
  const fontFile = nearestFile(font.files, weight);
  if (!fontFile) return undefined;
  const bounded = Math.min(fontFile.boldest, Math.max(fontFile.thinnest, weight));
  return { ...fontFile, thinnest: bounded, boldest: bounded };
}

function nearestFile(files: FontFile[], weight: number): FontFile | undefined {
  const distance = ({ thinnest, boldest }: FontFile) => Math.max(thinnest - weight, weight - boldest, 0);
  return files.toSorted((one, other) => distance(one) - distance(other))[0];
}
