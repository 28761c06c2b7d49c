import { isObject, property, textProperty } from '../../../read/json.ts';
import { asWarnings, type FileIssue, type Issues, type Rule } from '../../rule.ts';

/** Checks that lengths of the theme and its mark can be shown, and that each colour has one name. */
export const rule: Rule = {
  codes: asWarnings('odd-size unseen-mark repeated-colour'),
  files: 'theme',
  onDocument: ({ data }) => [sizeIssues(data), markIssues(data), sameColours(data)],
};

/** Allowed sizes, in pixels. */
const SIZES: Record<string, [least: number, most: number]> = { radius: [0, 64], pageWidth: [600, 2400] };
const PIXELS_PER_REM = 16;

function sizeIssues(data: unknown): Issues<FileIssue> {
  return Object.entries(SIZES).map(([name, [least, most]]) => {
    const [, number = '', unit] = /^([0-9.]+)(px|rem)$/.exec(textProperty(data, name) ?? '') ?? [];
    if (unit === undefined) return undefined;
    const pixels = Number(number) * (unit === 'rem' ? PIXELS_PER_REM : 1);
    if (pixels >= least && pixels <= most) return undefined;
    return {
      code: 'odd-size',
      pointer: `/${name}`,
      message: Number.isNaN(pixels)
        ? `"${number}${unit}" is not a length.`
        : `"${number}${unit}" would break the layout of every page.`,
      suggestion: `Write a length from ${least}px to ${most}px.`,
    };
  });
}

/** Reports a mark whose corners enclose nothing, or lie outside of it. */
function markIssues(data: unknown): Issues<FileIssue> {
  const written = textProperty(data, 'mark');
  const corners = (written ?? '').split(',').map((corner) => corner.trim().split(' ').map(Number));
  if (written === undefined || !corners.every(([x, y]) => Number.isFinite(x) && Number.isFinite(y))) return undefined;
  const isOutside = corners.some((corner) => corner.some((part) => part > 100));
  const area = corners.reduce((sum, [x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = corners[(index + 1) % corners.length] ?? [];
    return sum + x * nextY - nextX * y;
  }, 0);
  if (!isOutside && area !== 0) return undefined;
  return {
    code: 'unseen-mark',
    pointer: '/mark',
    message: isOutside
      ? 'A corner of the mark lies outside of it, where it is cut off.'
      : 'The corners of the mark lie on one line, so there is nothing to see.',
    suggestion: 'Write corners from 0 to 100, such as 50 0, 100 100, 0 100.',
  };
}

/** Reports a colour of the palette that has two names: one of them was copied, and its colour never changed. */
function sameColours(data: unknown): Issues<FileIssue> {
  const palette = property(data, 'palette');
  const seen = new Map<string, string>();
  return Object.keys(isObject(palette) ? palette : {}).map((name) => {
    const colour = textProperty(palette, name)?.toLowerCase();
    const first = colour === undefined ? undefined : seen.get(colour);
    if (colour === undefined) return undefined;
    if (first === undefined) {
      seen.set(colour, name);
      return undefined;
    }
    return {
      code: 'repeated-colour',
      pointer: `/palette/${name}`,
      message: `"${name}" is the same colour as "${first}".`,
      suggestion: `Correct one of the two, or use "${first}" for both.`,
    };
  });
}
