/**
 * CSS modules for production. The script gets the class names only; the rules are kept apart, by file, so that the
 * prerenderer can put exactly those a page uses into its HTML. In development Vite's own handling serves.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { browserslistToTargets, transform } from 'lightningcss';
import type { Plugin } from 'vite';
import { textOrder } from '../../content/read/text-order.ts';
import { type StylePart, stylePartsOf } from './style-parts.ts';
import { svgDataUri } from './svg-data-uri.ts';

/** Browsers the style is compiled for: cheap phones keep old versions. */
export const cssTargets = browserslistToTargets(['chrome 109', 'safari 15.6', 'firefox 115']);

const PREFIX = '\0css-module:';

/** The rules of one CSS module. */
export interface ModuleStyle {
  /** Ends every class name of the module: how its use is found in HTML. */
  mark: string;
  /** File name without endings. */
  name: string;
  css: string;
  parts: StylePart[];
}

/** Puts SVG files of public/ into the rules that show them: no request before the load event but for the first picture. */
function inlineDrawings(css: string, root: string): string {
  return css.replace(/url\("?\/([a-z0-9-]+\.svg)"?\)/g, (_, name: string) => {
    return `url("${svgDataUri(readFileSync(path.join(root, 'public', name), 'utf8'))}")`;
  });
}

/** Compiles one module; class names are `<local>_<mark>`. */
export function compileModule(file: string, root: string): ModuleStyle & { classes: Record<string, string> } {
  const relative = path.relative(root, file).replaceAll(path.sep, '/');
  const mark = createHash('sha256').update(relative).digest('hex').slice(0, 6);
  const result = transform({
    filename: relative,
    code: readFileSync(file),
    minify: true,
    targets: cssTargets,
    cssModules: { pattern: `[local]_${mark}`, customIdents: false, animation: false, grid: false, container: false },
  });
  // Sorted, since the compiler gives them in any order: the same code must make the same bytes.
  const names = Object.entries(result.exports ?? {}).map(([local, { name }]) => [local, name] as const);
  const classes = Object.fromEntries(names.sort(([one], [other]) => textOrder(one, other)));
  const css = inlineDrawings(result.code.toString(), root);
  return { mark, name: path.basename(file, '.module.css'), css, parts: stylePartsOf(css), classes };
}

/**
 * Modules whose rules come with the script that shows them, since no document holds what they style:
 * what is fetched only when it is opened.
 */
const LATER = '.later.module.css';

/** Code that adds rules to the document, in the one way that a strict content security policy allows. */
function adopting(css: string): string {
  return `const sheet=new CSSStyleSheet();sheet.replaceSync(${JSON.stringify(css)});document.adoptedStyleSheets.push(sheet);`;
}

/** The plugin, and the map of marks to rules that it fills while Vite builds. */
export function cssModules(root: string): { plugin: Plugin; styles: Map<string, ModuleStyle> } {
  const styles = new Map<string, ModuleStyle>();
  const plugin: Plugin = {
    name: 'css-modules',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!source.endsWith('.module.css') || !importer) return null;
      return `${PREFIX}${path.resolve(path.dirname(importer), source)}.js`;
    },
    load(id, { ssr } = {}) {
      if (!id.startsWith(PREFIX)) return null;
      const file = id.slice(PREFIX.length, -'.js'.length);
      this.addWatchFile(file);
      const { classes, ...style } = compileModule(file, root);
      const names = `export default ${JSON.stringify(classes)};`;
      // While prerendering there is no document: no document holds what these rules style.
      if (file.endsWith(LATER)) return ssr ? names : adopting(style.css) + names;
      styles.set(style.mark, style);
      return names;
    },
  };
  return { plugin, styles };
}

/** The mark in a module id of a chunk, or undefined for other modules. */
export function markOfModuleId(id: string, root: string): string | undefined {
  if (!id.startsWith(PREFIX)) return undefined;
  const relative = path.relative(root, id.slice(PREFIX.length, -'.js'.length)).replaceAll(path.sep, '/');
  return createHash('sha256').update(relative).digest('hex').slice(0, 6);
}
