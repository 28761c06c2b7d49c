import { asObject, property, textProperty } from '../../../read/json.ts';
import { contrast } from '../../contrast-ratio.ts';
import type { Rule } from '../../rule.ts';

/** The minimum contrast at which a shape is visible on its background. */
const MIN_VISIBLE_CONTRAST = 1.05;

/** Colour roles of shapes without text, which are on the surface of a background. */
const SHAPES = ['line', 'button', 'accent'] as const;

/** Checks that lines, buttons and accents do not have nearly the colour of their background. */
export const rule: Rule = {
  codes: { 'unseen-shape': 'warning' },
  files: 'theme',
  *onDocument({ data }) {
    const palette = property(data, 'palette');
    for (const list of ['tones', 'dark']) {
      for (const [tone, colours] of Object.entries(asObject(property(data, list))))
        for (const shape of SHAPES) {
          const [name = '', ground = ''] = [textProperty(colours, shape), textProperty(colours, 'surface')];
          const ratio = contrast(textProperty(palette, name) ?? '', textProperty(palette, ground) ?? '');
          if (ratio === undefined || ratio >= MIN_VISIBLE_CONTRAST) continue;
          yield {
            pointer: `/${list}/${tone}/${shape}`,
            code: 'unseen-shape',
            message: `On the background "${tone}"${list === 'dark' ? ' in dark mode' : ''}, "${shape}" has the colour of the surface, so it cannot be seen.`,
            suggestion: 'Choose another colour of the palette.',
          };
        }
    }
  },
};
