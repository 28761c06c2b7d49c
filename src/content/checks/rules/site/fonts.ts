import { measuresOf } from '../../../fonts/font-measures.ts';
import {
  FONT_PACKAGES,
  type InstalledFont,
  installedFonts,
  SYSTEM_FONT,
  weightsIn,
} from '../../../fonts/installed-fonts.ts';
import { brandFolder } from '../../../read/files.ts';
import { property, textProperty } from '../../../read/json.ts';
import { listPossibleValues, nearest } from '../../../references/suggestions.ts';
import { changeTo, dubiousValue, unsafe } from '../../../report/fixes.ts';
import type { FileIssue, Issues, Rule } from '../../rule.ts';

/** Checks that the theme's fonts are installed in the given weights. */
export const rule: Rule = {
  codes: { 'unknown-font': 'error', 'bad-weights': 'error', 'measures-of-another-font': 'warning' },
  files: 'theme',
  *onDocument({ data }, content) {
    const installed = installedFonts(brandFolder(content.configDir));
    for (const role of ['display', 'text']) {
      const named = property(property(data, 'fonts'), role);
      yield issuesOf(named, `/fonts/${role}`, installed);
    }
  },
};

function issuesOf(named: unknown, pointer: string, installed: Map<string, InstalledFont>): Issues<FileIssue> {
  const family = textProperty(named, 'family');
  const weights = textProperty(named, 'weights');
  if (family === undefined || family === SYSTEM_FONT) return [];
  const font = installed.get(family);
  if (!font) return unknownFont(family, `${pointer}/family`, [...installed.keys(), SYSTEM_FONT]);
  return [
    weights === undefined ? undefined : weightIssues(weights, `${pointer}/weights`, font),
    ['fallback', 'boldFallback'].map((name) => measureIssues(named, name, pointer, font)),
  ];
}

/** Checks the fallback metrics against the font file. */
function measureIssues(
  named: unknown,
  name: string,
  pointer: string,
  { family, files }: InstalledFont,
): Issues<FileIssue> {
  const given = property(named, name);
  const [size, ascent] = [property(given, 'size'), property(given, 'ascent')];
  const file = files[0]?.file;
  if (typeof size !== 'number' || typeof ascent !== 'number' || file === undefined) return undefined;
  const measures = measuresOf(file);
  if (!measures || Math.abs((ascent * size) / 100 - measures.ascent) <= MAX_DIFFERENCE) return undefined;
  return {
    code: 'measures-of-another-font',
    message: `These metrics belong to another font, not ${family}, so text would jump when the font loads.`,
    ...dubiousValue(`${pointer}/${name}`, `Remove "${name}"; a developer can measure ${family} again.`),
  };
}

/** Maximum difference, in percent of the font size. */
const MAX_DIFFERENCE = 2;

/** Characters that CSS and programs put around the name of a family, and names of weights after it. */
const AROUND =
  /["';]|,.*$|\s+(?:variable|vf|sans-serif|serif|italic|regular|medium|thin|black|heavy|(?:extra|semi|demi|ultra)?[ -]?(?:light|bold))\b.*$/gi;

function unknownFont(family: string, pointer: string, known: string[]): FileIssue {
  const bare = family.replace(AROUND, '').trim();
  const meant = known.find((name) => name.toLowerCase() === bare.toLowerCase()) ?? nearest(bare, known);
  return {
    code: 'unknown-font',
    target: family,
    pointer,
    message: `The font "${family}" is not installed, so the site could not be shown.`,
    suggestion:
      meant === undefined
        ? `Choose one that is installed, or "${SYSTEM_FONT}" for the font of the visitor's device. ${listPossibleValues(known)} ${howToInstall(bare)}`
        : `Write "${meant}".`,
    ...(meant !== undefined && { fix: changeTo(pointer, meant) }),
  };
}

/** Instructions to install a font; its package has the font's name in lower case with hyphens. */
function howToInstall(family: string): string {
  const [plain, variable] = FONT_PACKAGES;
  const slug = family.toLowerCase().replace(/\s+/g, '-');
  return /^[a-z\d-]+$/.test(slug)
    ? `To add it, run "npm install ${variable}/${slug}", or ${plain}/${slug} if npm does not find that; or put its WOFF2 file into brand/fonts/.`
    : 'A developer can install others.';
}

function weightIssues(
  weights: string,
  pointer: string,
  { family, thinnest, boldest }: InstalledFont,
): Issues<FileIssue> {
  const wanted = weightsIn(weights);
  const bounded = (weight: number) => Math.min(boldest, Math.max(thinnest, weight));
  const [low, high] = numbersIn(weights, thinnest, boldest);
  const isGood = wanted && wanted[0] <= wanted[1] && wanted[0] >= thinnest && wanted[1] <= boldest;
  if (isGood) return undefined;
  const right = `${bounded(low)} ${bounded(high)}`;
  const range = `${family} has weights from ${thinnest} to ${boldest}`;
  return {
    code: 'bad-weights',
    pointer,
    message: wanted
      ? wanted[0] > wanted[1]
        ? `"${weights}" has the weights in the wrong order; write the thinnest first.`
        : `"${weights}" is not available: ${range}.`
      : `"${weights}" are not two weights with a space between them; ${range}.`,
    suggestion: `Write "${right}".`,
    fix: /\d/.test(weights) ? changeTo(pointer, right) : unsafe(changeTo(pointer, right)),
  };
}

/** Possible weights or ranges in a text. */
function numbersIn(weights: string, thinnest: number, boldest: number): [number, number] {
  const numbers = [...weights.matchAll(/\d+/g)].map(([digits]) => inHundreds(Number(digits))).filter((one) => one > 0);
  if (numbers.length === 0) return [Math.max(400, thinnest), Math.min(700, boldest)];
  return [Math.min(...numbers), Math.max(...numbers)];
}

/** A weight, even if its last zeros were omitted: 40 and 4 mean 400. */
const inHundreds = (weight: number): number => (weight > 0 && weight < 100 ? inHundreds(weight * 10) : weight);
