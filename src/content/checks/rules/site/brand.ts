import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { SaxesParser } from 'saxes';
import { drawingSize } from '../../../read/drawings.ts';
import { brandFolder, entriesOf } from '../../../read/files.ts';
import { isObject, property } from '../../../read/json.ts';
import { didYouMean, placeholderFormat } from '../../../references/suggestions.ts';
import { type Issue, type ValueIssue, wholeFilePlace } from '../../../report/issues.ts';
import { asErrors, asWarnings, type Rule } from '../../rule.ts';

/** The site's icon in tabs and on home screens. */
const ICON = 'favicon.svg';

/** Checks that the site has an icon, and that drawings are valid SVG with a size. */
export const rule: Rule = {
  codes: {
    ...asErrors('missing-icon drawing-without-size bad-drawing'),
    ...asWarnings('not-for-brand unknown-drawing-colour'),
  },
  *onEnd(content) {
    const folder = brandFolder(content.configDir);
    const palette = property(content.data('theme'), 'palette');
    const names = entriesOf(folder) ?? [];
    if (!names.includes(ICON))
      yield {
        ...wholeFilePlace(join(folder, ICON)),
        code: 'missing-icon',
        message: `The site has no icon: brand/${ICON} is missing.`,
        suggestion: 'Add a square SVG drawing with this name.',
      };
    for (const path of fontFilesIn(join(folder, 'fonts')))
      yield {
        ...wholeFilePlace(path),
        code: 'not-for-brand',
        message: `Nothing reads ${basename(path)}: the fonts of a site are WOFF2 files.`,
        suggestion: 'Ask for the font as WOFF2, or convert it, and put that here in its place.',
      };
    for (const name of names) {
      const path = join(folder, name);
      const fault = name.endsWith('.svg') ? drawingFault(name, path) : otherFault(name);
      if (fault) yield { ...wholeFilePlace(path), ...fault };
      else if (name.endsWith('.svg')) yield colourFaults(name, path, palette);
    }
  },
};

/** Font files in unsupported formats, including those in the folder of their family. */
function fontFilesIn(folder: string): string[] {
  return (entriesOf(folder) ?? []).flatMap((name) => {
    const path = join(folder, name);
    if (/\.(?:ttf|otf|ttc|eot|woff)$/i.test(name)) return [path];
    return name.includes('.') ? [] : fontFilesIn(path);
  });
}

/** Reports files other than SVG, which cannot be used as brand drawings. */
function otherFault(name: string): ValueIssue | undefined {
  if (!/\.(?:png|jpe?g|webp|gif|avif|pdf|ai|eps|psd)$/i.test(name)) return undefined;
  return {
    code: 'not-for-brand',
    message: `brand/${name} is not used: files in brand/ must be SVG.`,
    suggestion: 'Ask for an SVG version with texts converted to paths; photographs belong in images/.',
  };
}

const ANEW = 'Export it again as SVG, or restore it from an earlier version.';

function drawingFault(name: string, path: string): ValueIssue | undefined {
  if (!existsSync(path)) return undefined;
  const text = readFileSync(path, 'utf8');
  const bad = (message: string, suggestion = ANEW): ValueIssue => ({ code: 'bad-drawing', message, suggestion });
  const { root, size, scripts, outside, error } = elementsIn(text);
  if (error !== undefined || root !== 'svg')
    return bad(
      `brand/${name} is not a valid SVG file${error === undefined ? '' : `: there is a mistake on line ${error}`}.`,
    );
  if (scripts)
    return bad(`brand/${name} contains a script, which is not allowed in a drawing.`, 'Remove the <script>.');
  if (outside !== undefined)
    return bad(
      `brand/${name} loads ${outside} from another file, which browsers refuse.`,
      'Put it into the file itself.',
    );
  if (drawingSize(text)) return undefined;
  return {
    code: 'drawing-without-size',
    message: `The size of brand/${name} is unknown: its <svg> has no viewBox.`,
    suggestion:
      size === undefined
        ? 'Save it as SVG with a viewBox, such as viewBox="0 0 194 64".'
        : `Add viewBox="0 0 ${size}" to its <svg>.`,
  };
}

/** Reports colour names in a drawing that the theme lacks, since these colours would not follow the theme. */
function colourFaults(name: string, path: string, palette: unknown): Issue[] {
  if (!isObject(palette) || !existsSync(path)) return [];
  const text = readFileSync(path, 'utf8');
  const named = new Map([...text.matchAll(/var\(--([a-z][\w-]*)/gi)].reverse().map((found) => [found[1] ?? '', found]));
  return [...named]
    .filter(([colour]) => !Object.hasOwn(palette, colour))
    .map(([colour, { index }]) => ({
      path,
      pointer: '',
      range: { offset: index, length: 0 },
      code: 'unknown-drawing-colour',
      subject: colour,
      target: colour,
      message: `brand/${name} uses the colour "${colour}", which is not in theme.json, so it would not change with the theme.`,
      suggestion: didYouMean(
        colour,
        Object.keys(palette),
        `Write var(--…) with a name of the palette: ${Object.keys(palette).join(', ')}.`,
        placeholderFormat('var(--', ', …)'),
      ).suggestion,
    }));
}

interface DrawingElements {
  root?: string;
  /** Its width and height in pixels, with a space between them. */
  size?: string;
  scripts: boolean;
  outside?: string;
  /** The line of a syntax error. */
  error?: number;
}

/** Facts about the elements of a drawing. */
function elementsIn(text: string): DrawingElements {
  const found: DrawingElements = { scripts: false };
  const parser = new SaxesParser();
  parser.on('error', () => {
    found.error ??= parser.line;
  });
  parser.on('opentag', ({ name, attributes }) => {
    found.root ??= name;
    const [width, height] = [attributes.width, attributes.height].map(
      (side) => /^(\d+)(?:px)?$/.exec(String(side))?.[1],
    );
    if (name === 'svg' && width !== undefined && height !== undefined) found.size ??= `${width} ${height}`;
    if (name === 'script') found.scripts = true;
    const address = attributes.href ?? attributes['xlink:href'];
    if (typeof address === 'string' && /^https?:/.test(address) && name !== 'a') found.outside ??= address;
  });
  try {
    parser.write(text).close();
  } catch {
    found.error ??= parser.line;
  }
  return found;
}
