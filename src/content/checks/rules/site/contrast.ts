import { asObject, pointerStep, property, textProperty } from '../../../read/json.ts';
import { changeTo, unsafe } from '../../../report/fixes.ts';
import { contrast, MIN_CONTRAST, TEXT_ON_BACKGROUND } from '../../contrast-ratio.ts';
import { nearestShade } from '../../nearest-shade.ts';
import { asErrors, type Issue, type Rule } from '../../rule.ts';

/** Checks that the theme's text colours are readable on their backgrounds. */
export const rule: Rule = {
  codes: asErrors('low-contrast'),
  files: 'theme',
  *onDocument({ data }) {
    const palette = property(data, 'palette');
    const pairs = pairsIn(data);
    for (const [, ofColour] of Map.groupBy(pairs, ({ pointer }) => pointer)) {
      const faint = ofColour.flatMap((pair) => {
        const ratio = ratioOf(pair, palette);
        return ratio === undefined || ratio >= MIN_CONTRAST ? [] : [{ pair, ratio }];
      });
      // A colour that is faint on several others is one mistake, and reported where it is faintest.
      const [worst] = faint.sort((one, other) => one.ratio - other.ratio);
      if (worst === undefined) continue;
      const { pair, ratio } = worst;
      yield {
        code: 'low-contrast',
        message: `On the background ${pair.where}, ${pair.role} (${pair.text}) on ${pair.on} (${pair.ground}) has a contrast of ${ratio.toFixed(2)} to 1; ${MIN_CONTRAST} is the least that everybody can read.`,
        ...advice(pair, palette, pairs),
      };
    }
  },
};

/** A text colour and its background. */
interface Pair {
  /** Where the text colour is set. */
  pointer: string;
  /** A description of the background. */
  where: string;
  /** The role of the text colour. */
  role: string;
  on: string;
  /** Their names in the palette. */
  text: string;
  ground: string;
}

/** The colour pairs of all backgrounds, in light and dark mode. */
function pairsIn(theme: unknown): Pair[] {
  return [
    { list: 'tones', when: '' },
    { list: 'dark', when: ' in dark mode' },
  ].flatMap(({ list, when }) => {
    return Object.entries(asObject(property(theme, list))).flatMap(([tone, colours]) =>
      TEXT_ON_BACKGROUND.flatMap(([role, on]) => {
        const [text, ground] = [textProperty(colours, role), textProperty(colours, on)];
        if (text === undefined || ground === undefined) return [];
        return [{ pointer: `/${list}/${tone}/${role}`, where: `"${tone}"${when}`, role, on, text, ground }];
      }),
    );
  });
}

/** The contrast of a pair. @param changed a palette colour with a different value */
function ratioOf({ text, ground }: Pair, palette: unknown, changed?: { name: string; shade: string }) {
  const colour = (name: string) => (name === changed?.name ? changed.shade : textProperty(palette, name));
  const [above, below] = [colour(text), colour(ground)];
  return above === undefined || below === undefined ? undefined : contrast(above, below);
}

const isReadable = (pair: Pair, palette: unknown, changed: { name: string; shade: string }) =>
  (ratioOf(pair, palette, changed) ?? MIN_CONTRAST) >= MIN_CONTRAST;

/**
 * Suggests the nearest readable shade: in the palette if it is readable wherever the colour is used, otherwise only for
 * this pair.
 */
function advice(pair: Pair, palette: unknown, pairs: Pair[]): Pick<Issue, 'pointer' | 'suggestion' | 'fix'> {
  const { pointer, text: name, ground } = pair;
  const [colour, below] = [textProperty(palette, name) ?? '', textProperty(palette, ground) ?? ''];
  const places = pairs.filter((other) => other.text === name || other.ground === name);
  const suitsAll = (shade: string) => places.every((place) => isReadable(place, palette, { name, shade }));
  const everywhere = nearestShade(colour, below, suitsAll);
  if (everywhere !== undefined)
    return {
      pointer,
      suggestion: `Change "${name}" in the palette to "${everywhere}", the nearest shade that can be read wherever it is used, or choose another colour here.`,
      fix: unsafe({
        ...changeTo(`/palette${pointerStep(name)}`, everywhere),
        title: `Change "${name}" in the palette to "${everywhere}"`,
      }),
    };
  const ofColour = pairs.filter((other) => other.pointer === pointer);
  const suitsHere = (shade: string) => ofColour.every((place) => isReadable(place, palette, { name, shade }));
  const here = nearestShade(colour, below, suitsHere);
  return {
    pointer,
    suggestion: `Choose another colour here${here === undefined ? '' : `; the nearest shade that can be read is "${here}", as a new colour in the palette`}. No shade of "${name}" works everywhere it is used.`,
  };
}
