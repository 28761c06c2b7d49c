import { contrast, MIN_CONTRAST, TEXT_ON_BACKGROUND } from '../../../../content/checks/contrast-ratio.ts';
import { isObject, property } from '../../../../content/read/json.ts';

/** A background of the theme: the palette colour of each role. */
export interface Background {
  name: string;
  isDark: boolean;
  /** Names of palette colours, by role. */
  roles: Record<string, string>;
}

/** A text colour on a background colour. */
export interface Pair {
  text: string;
  background: string;
  ratio: number;
  /** The name of the text's colour in the palette. */
  colour: string;
  isWeak: boolean;
}

/** The palette of a theme: colours by name. */
export function paletteOf(theme: unknown): Record<string, string> {
  return textsIn(property(theme, 'palette'));
}

/** The backgrounds of a theme: first those of light mode, then those of dark mode. */
export function backgroundsOf(theme: unknown): Background[] {
  return ['tones', 'dark'].flatMap((list) => {
    const backgrounds = property(theme, list);
    return Object.entries(isObject(backgrounds) ? backgrounds : {}).map(([name, roles]) => ({
      name,
      isDark: list === 'dark',
      roles: textsIn(roles),
    }));
  });
}

/** The text colours on a background, with their contrast; pairs with an unknown colour are omitted. */
export function pairsOf({ roles }: Background, palette: Record<string, string>): Pair[] {
  return TEXT_ON_BACKGROUND.flatMap(([text, background]) => {
    const colour = roles[text] ?? '';
    const ratio = contrast(palette[colour] ?? '', palette[roles[background] ?? ''] ?? '');
    return ratio === undefined ? [] : [{ text, background, ratio, colour, isWeak: ratio < MIN_CONTRAST }];
  });
}

function textsIn(value: unknown): Record<string, string> {
  const entries = Object.entries(isObject(value) ? value : {});
  return Object.fromEntries(entries.flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])));
}
