import { isObject, property, textProperty } from '../../../read/json.ts';
import type { Check } from '../../check.ts';
import { contrast, LEAST_CONTRAST, READ_ON } from '../../contrast-ratio.ts';

/** Texts of the theme can be read on their grounds. */
export const check: Check = {
  codes: {
    'low-contrast': 'error',
  },
  start: (_content, report) => ({
    document: ({ file, data }) => {
      if (file.kind.name !== 'theme') return;
      for (const { pointer, name, colours } of grounds(data)) {
        for (const [text, ground] of READ_ON) {
          const ratio = contrastIn(data, colours, text, ground);
          if (ratio === undefined || ratio >= LEAST_CONTRAST) continue;
          const message = `On the ground ${name}, ${text} (${textProperty(colours, text)}) on ${ground} (${textProperty(colours, ground)}) has a contrast of ${ratio.toFixed(2)} to 1; ${LEAST_CONTRAST} is the least that everybody can read.`;
          report({
            path: file.path,
            pointer: `${pointer}/${text}`,
            code: 'low-contrast',
            message,
            suggestion: 'Choose a colour that is darker or lighter, or change it in the palette.',
          });
        }
      }
    },
  }),
};

/** Every ground of the theme, by day and in the dark. */
function grounds(theme: unknown): { pointer: string; name: string; colours: unknown }[] {
  return [
    { list: 'tones', when: '' },
    { list: 'dark', when: ' in the dark' },
  ].flatMap(({ list, when }) => {
    const tones = property(theme, list);
    return Object.entries(isObject(tones) ? tones : {}).map(([tone, colours]) => ({
      pointer: `/${list}/${tone}`,
      name: `"${tone}"${when}`,
      colours,
    }));
  });
}

function contrastIn(theme: unknown, colours: unknown, text: string, ground: string): number | undefined {
  const colour = (name: string) => textProperty(property(theme, 'palette'), textProperty(colours, name) ?? '');
  const above = colour(text);
  const below = colour(ground);
  return above === undefined || below === undefined ? undefined : contrast(above, below);
}
