import { asObject, property, textProperty } from '../../../read/json.ts';
import type { Check } from '../../check.ts';
import { contrast } from '../../contrast-ratio.ts';

/** The minimum contrast at which a shape is visible on its background. */
const LEAST_SEEN = 1.05;

/** Colour roles of shapes without text, which are on the surface of a background. */
const SHAPES = ['line', 'button', 'accent'] as const;

/** Checks that lines, buttons and accents do not have nearly the colour of their background. */
export const check: Check = {
  codes: { 'unseen-shape': 'warning' },
  files: 'theme',
  *document({ data }) {
    const palette = property(data, 'palette');
    for (const list of ['tones', 'dark']) {
      for (const [tone, colours] of Object.entries(asObject(property(data, list))))
        for (const shape of SHAPES) {
          const [name = '', ground = ''] = [textProperty(colours, shape), textProperty(colours, 'surface')];
          const ratio = contrast(textProperty(palette, name) ?? '', textProperty(palette, ground) ?? '');
          if (ratio === undefined || ratio >= LEAST_SEEN) continue;
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
