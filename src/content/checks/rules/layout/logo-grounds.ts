import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandFolder } from '../../../read/files.ts';
import { property, textProperty } from '../../../read/json.ts';
import { contrast } from '../../contrast-ratio.ts';
import type { Rule } from '../../rule.ts';

/** The minimum contrast for a shape to be visible on its background. */
const MIN_VISIBLE_CONTRAST = 1.3;

/** The backgrounds of the logo, with the tone of theme.json that each uses. */
const GROUNDS = { onLight: 'paper', onDark: 'ink' } as const;

/** Checks that no part of the logo has nearly the colour of its background. */
export const rule: Rule = {
  codes: { 'unseen-logo': 'warning' },
  *onEnd(content) {
    const theme = content.data('theme');
    const palette = property(theme, 'palette');
    for (const { file, data } of content.documents('navigation'))
      for (const [name, tone] of Object.entries(GROUNDS)) {
        const drawing = textProperty(property(data, 'logo'), name) ?? '';
        const surface = textProperty(property(property(theme, 'tones'), tone), 'surface') ?? '';
        const ground = textProperty(palette, surface) ?? '';
        const path = join(brandFolder(content.configDir), drawing);
        if (drawing === '' || !existsSync(path)) continue;
        const unseen = coloursIn(readFileSync(path, 'utf8'), palette).find(
          (colour) => (contrast(colour, ground) ?? MIN_VISIBLE_CONTRAST) < MIN_VISIBLE_CONTRAST,
        );
        if (unseen === undefined) continue;
        yield {
          path: file.path,
          pointer: `/logo/${name}`,
          code: 'unseen-logo',
          message: `Parts of ${drawing} are ${unseen}, which cannot be seen on the background "${tone}" (${ground}).`,
          suggestion: 'Name the drawing for this ground; the two may be swapped.',
        };
      }
  },
};

/** The colours that fill the shapes of a drawing. */
function coloursIn(drawing: string, palette: unknown): string[] {
  return [...drawing.matchAll(/fill\s*[=:]\s*["']?\s*(?:var\(--([\w-]+)[^)]*\)|(#[0-9a-f]{6}|#[0-9a-f]{3})\b)/gi)].map(
    ([, name, colour = '']) =>
      (name === undefined ? undefined : textProperty(palette, name)) ??
      (colour.length === 4 ? `#${[...colour.slice(1)].map((digit) => digit + digit).join('')}` : colour),
  );
}
