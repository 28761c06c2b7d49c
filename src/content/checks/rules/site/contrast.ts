import { isObject, property, textProperty } from '../../../read/json.ts';
import type { Check } from '../../check.ts';
import { contrast } from '../../contrast-ratio.ts';

/** The least contrast of text that WCAG 2.2 AA asks for (1.4.3). */
const least = 4.5;

/** Which colour of a tone is read on which. */
const pairs = [
  ['text', 'surface'],
  ['muted', 'surface'],
  ['link', 'surface'],
  ['text', 'raised'],
  ['muted', 'raised'],
  ['link', 'raised'],
  ['buttonText', 'button'],
] as const;

/** Texts of the theme can be read on their grounds. */
export const check: Check = {
  codes: {
    'low-contrast': 'error',
  },
  start: (_content, report) => ({
    document: ({ file, data }) => {
      const tones = property(data, 'tones');
      if (file.kind.name !== 'theme' || !isObject(tones)) return;
      for (const [tone, colours] of Object.entries(tones)) {
        for (const [text, ground] of pairs) {
          const ratio = contrastIn(data, colours, text, ground);
          if (ratio === undefined || ratio >= least) continue;
          const message = `On the ground "${tone}", ${text} (${textProperty(colours, text)}) on ${ground} (${textProperty(colours, ground)}) has a contrast of ${ratio.toFixed(2)} to 1; ${least} is the least that everybody can read.`;
          report({
            path: file.path,
            pointer: `/tones/${tone}/${text}`,
            code: 'low-contrast',
            message,
            suggestion: 'Choose a colour that is darker or lighter, or change it in the palette.',
          });
        }
      }
    },
  }),
};

function contrastIn(theme: unknown, colours: unknown, text: string, ground: string): number | undefined {
  const colour = (name: string) => textProperty(property(theme, 'palette'), textProperty(colours, name) ?? '');
  const above = colour(text);
  const below = colour(ground);
  return above === undefined || below === undefined ? undefined : contrast(above, below);
}
