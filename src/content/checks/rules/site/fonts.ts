import {
  FONT_PACKAGES,
  type InstalledFont,
  installedFonts,
  SYSTEM_FONT,
  weightsIn,
} from '../../../fonts/installed-fonts.ts';
import { brandFolder } from '../../../read/files.ts';
import { property, textProperty } from '../../../read/json.ts';
import { nearest, possible } from '../../../references/nearest.ts';
import { changeTo } from '../../../report/fixes.ts';
import type { Issue } from '../../../report/issues.ts';
import type { Check } from '../../check.ts';

/** The theme names fonts that are there, in weights that they have. */
export const check: Check = {
  codes: { 'unknown-font': 'error', 'bad-weights': 'error' },
  start: (content, report) => ({
    document: ({ file, data }) => {
      if (file.kind.name !== 'theme') return;
      const installed = installedFonts(brandFolder(content.places.configDir));
      for (const role of ['display', 'text']) {
        const named = property(property(data, 'fonts'), role);
        for (const fault of faultsOf(named, `/fonts/${role}`, installed)) report({ path: file.path, ...fault });
      }
    },
  }),
};

type Fault = Omit<Issue, 'path'>;

function faultsOf(named: unknown, pointer: string, installed: Map<string, InstalledFont>): Fault[] {
  const family = textProperty(named, 'family');
  const weights = textProperty(named, 'weights');
  if (family === undefined || family === SYSTEM_FONT) return [];
  const font = installed.get(family);
  if (!font) return [unknownFont(family, `${pointer}/family`, [...installed.keys(), SYSTEM_FONT])];
  return weights === undefined ? [] : weightFaults(weights, `${pointer}/weights`, font);
}

/** What style sheets and programs write around the name of a font. */
const AROUND = /["']|\s+(?:variable|vf|regular|bold)\b.*$|,.*$/gi;

function unknownFont(family: string, pointer: string, known: string[]): Fault {
  const bare = family.replace(AROUND, '').trim();
  const meant = known.find((name) => name.toLowerCase() === bare.toLowerCase()) ?? nearest(bare, known);
  return {
    code: 'unknown-font',
    pointer,
    message: `There is no font "${family}" here, so the site could not be shown.`,
    suggestion:
      meant === undefined
        ? `Choose one that is installed, or "${SYSTEM_FONT}" for the font of the visitor's device. ${possible(known)} ${howToInstall(bare)}`
        : `Write "${meant}".`,
    ...(meant !== undefined && { fix: changeTo(pointer, meant) }),
  };
}

/** How a font comes into the project; its package has its name in small letters with hyphens. */
function howToInstall(family: string): string {
  const [plain, variable] = FONT_PACKAGES;
  const slug = family.toLowerCase().replace(/\s+/g, '-');
  return /^[a-z\d-]+$/.test(slug)
    ? `To add it, run "npm install ${variable}/${slug}", or ${plain}/${slug} if npm does not find that; or put its WOFF2 file into brand/fonts/.`
    : 'A developer can install others.';
}

function weightFaults(weights: string, pointer: string, { family, thinnest, boldest }: InstalledFont): Fault[] {
  const wanted = weightsIn(weights);
  const bounded = (weight: number) => Math.min(boldest, Math.max(thinnest, weight));
  const [low, high] = numbersIn(weights, thinnest, boldest);
  const isGood = wanted && wanted[0] <= wanted[1] && wanted[0] >= thinnest && wanted[1] <= boldest;
  if (isGood) return [];
  const right = `${bounded(low)} ${bounded(high)}`;
  const range = `${family} has weights from ${thinnest} to ${boldest}`;
  return [
    {
      code: 'bad-weights',
      pointer,
      message: wanted
        ? wanted[0] > wanted[1]
          ? `"${weights}" has the boldest weight first; the thinnest comes first.`
          : `"${weights}" cannot be made: ${range}.`
        : `"${weights}" are not two weights with a space between them; ${range}.`,
      suggestion: `Write "${right}".`,
      fix: changeTo(pointer, right),
    },
  ];
}

/** The range of weights that can be meant. */
function numbersIn(weights: string, thinnest: number, boldest: number): [number, number] {
  const numbers = [...weights.matchAll(/\d+/g)].map(([digits]) => Number(digits)).filter((number) => number >= 1);
  if (numbers.length === 0) return [Math.max(400, thinnest), Math.min(700, boldest)];
  return [Math.min(...numbers), Math.max(...numbers)];
}
