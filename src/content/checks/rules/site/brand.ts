import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawingSize } from '../../../read/drawings.ts';
import { brandFolder } from '../../../read/files.ts';
import type { Check } from '../../check.ts';

/** The icon of the site in tabs and on home screens. */
const ICON = 'favicon.svg';

/** The site has its icon, and drawings have a size. */
export const check: Check = {
  codes: {
    'missing-icon': 'error',
    'drawing-without-size': 'error',
  },
  start: ({ places, graph }, report) => ({
    end: () => {
      const folder = brandFolder(places.configDir);
      if (!existsSync(join(folder, ICON)))
        report({
          path: join(folder, ICON),
          pointer: '',
          range: { offset: 0, length: 0 },
          code: 'missing-icon',
          message: `The site has no icon: brand/${ICON} is missing.`,
          suggestion: 'Put a square SVG drawing there.',
        });
      for (const [file, uses] of graph.named('brand')) {
        const path = join(folder, file);
        if (!file.endsWith('.svg') || !existsSync(path) || drawingSize(readFileSync(path, 'utf8'))) continue;
        for (const { from, pointer, value } of uses)
          report({
            path: from.path,
            pointer,
            at: { text: value },
            code: 'drawing-without-size',
            message: `Nobody can tell how large brand/${file} is: its <svg> has no viewBox.`,
            suggestion: 'Save it as SVG with a viewBox, such as viewBox="0 0 194 64".',
          });
      }
    },
  }),
};
