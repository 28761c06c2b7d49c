/**
 * CSS modules. Scripts get only the class names; the rules are kept separately by file, so that the prerenderer can
 * inline exactly those a page uses.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { browserslistToTargets, transform } from 'lightningcss';
import type { Plugin } from 'vite';
import { textOrder } from '../../content/read/text-order.ts';
import { type StylePart, stylePartsOf } from './style-parts.ts';

/** Browsers that CSS is compiled for; cheap phones keep old versions. */
export const cssTargets = browserslistToTargets(['chrome 109', 'safari 15.6', 'firefox 115']);

const PREFIX = '\0css-module:';
const RULES_PREFIX = 'virtual:rules/';

/** The rules of one CSS module. */
export interface ModuleStyle {
  /** The suffix of the module's class names, by which its use is found in HTML. */
  suffix: string;
  /** File name without endings. */
  name: string;
  css: string;
  parts: StylePart[];
}

/** A module with its class names as used in scripts. */
interface CompiledModule extends ModuleStyle {
  classes: Record<string, string>;
}

const relativePath = (root: string, file: string) => path.relative(root, file).replaceAll(path.sep, '/');

/** The suffix of a module's class names: four letters and digits from the SHA-256 of its path below the root. */
function suffixOf(file: string, root: string): string {
  const hash = createHash('sha256').update(relativePath(root, file)).digest();
  return hash.readUInt32BE().toString(36).padStart(7, '0').slice(-4);
}

/** Compiles one module; class names are `<local>_<suffix>`. */
export function compileModule(file: string, root: string): CompiledModule {
  const suffix = suffixOf(file, root);
  const result = transform({
    filename: relativePath(root, file),
    code: readFileSync(file),
    minify: true,
    targets: cssTargets,
    cssModules: { pattern: `[local]_${suffix}`, customIdents: false, animation: false, grid: false, container: false },
  });
  // Sorted, because the compiler returns them in any order and the same code must produce the same bytes.
  const names = Object.entries(result.exports ?? {}).map(([local, { name }]) => [local, name] as const);
  const classes = Object.fromEntries(names.sort(([one], [other]) => textOrder(one, other)));
  const css = result.code.toString();
  return { suffix, name: path.basename(file, '.module.css'), css, parts: stylePartsOf(css), classes };
}

/** Modules whose rules load with the script that needs them, because no document contains the elements they style. */
const LATER = '.later.module.css';

/** Code that adds rules to the document, in the only way a strict content security policy allows. */
function adopting(css: string): string {
  return `const sheet=new CSSStyleSheet();sheet.replaceSync(${JSON.stringify(css)});document.adoptedStyleSheets.push(sheet);`;
}

/**
 * Module ids: of the module with a file's class names, and in development of the one with its rules, which Vite adds to
 * the page.
 */
const namesId = (file: string) => `${PREFIX}${file}.js`;
const rulesId = (file: string, root: string) =>
  `${RULES_PREFIX}${relativePath(root, file).replace(/\.module\.css$/, '.css')}`;

function fileOfNames(id: string): string | undefined {
  return id.startsWith(PREFIX) ? id.slice(PREFIX.length, -'.js'.length) : undefined;
}

function fileOfRules(id: string, root: string): string | undefined {
  if (!id.startsWith(RULES_PREFIX)) return undefined;
  return path.join(root, id.slice(RULES_PREFIX.length).replace(/\.css$/, '.module.css'));
}

/** The code of a class-name module. `rules`: in development, the id of the module with its rules. */
function namesModule(
  file: string,
  { classes, css }: CompiledModule,
  rules: string | undefined,
  isInNode: boolean,
): string {
  const names = `export default ${JSON.stringify(classes)};`;
  // Node has no document.
  if (isInNode) return names;
  if (rules) return `import ${JSON.stringify(rules)};${names}`;
  return file.endsWith(LATER) ? adopting(css) + names : names;
}

/**
 * The Vite plugin for all modes. Scripts get class names only. In production the rules go into pages (`modulesOf`); in
 * development Vite adds the same rules to the page, and updates them when they change.
 */
export function cssModules(root: string): Plugin {
  const compiled = new Map<string, CompiledModule>();
  const compile = (file: string) => {
    const module = compileModule(file, root);
    compiled.set(file, module);
    return module;
  };
  let isServed = false;
  return {
    name: 'css-modules',
    enforce: 'pre',
    configResolved({ command }) {
      isServed = command === 'serve';
    },
    resolveId(source, importer) {
      if (source.startsWith(RULES_PREFIX)) return source;
      if (!source.endsWith('.module.css') || !importer) return null;
      const isBelowRoot = source.startsWith('/') && !source.startsWith(root);
      return namesId(isBelowRoot ? path.join(root, source) : path.resolve(path.dirname(importer), source));
    },
    load(id, { ssr } = {}) {
      const rules = fileOfRules(id, root);
      if (rules) return compile(rules).css;
      const file = fileOfNames(id);
      if (!file) return null;
      this.addWatchFile(file);
      return namesModule(file, compile(file), isServed ? rulesId(file, root) : undefined, ssr ?? false);
    },
    handleHotUpdate({ file, server }) {
      const before = compiled.get(file);
      if (!before) return undefined;
      const isSameNames = JSON.stringify(compile(file).classes) === JSON.stringify(before.classes);
      const ids = isSameNames ? [rulesId(file, root)] : [namesId(file), rulesId(file, root)];
      return ids.flatMap((id) => server.moduleGraph.getModuleById(id) ?? []);
    },
  };
}

/** The rules of the CSS modules in a bundle, except those that load with their script. */
export function modulesOf(moduleIds: string[], root: string): ModuleStyle[] {
  const files = moduleIds.flatMap((id) => fileOfNames(id) ?? []).filter((file) => !file.endsWith(LATER));
  return [...new Set(files)].map((file) => {
    const { classes, ...style } = compileModule(file, root);
    return style;
  });
}

/** Modules for parts of an island that no script ever changes; a document gets only the rules it uses. */
const STATIC = '.static.module.css';

/** The suffix of a module whose classes scripts may add, by its id in a chunk; undefined for other modules. */
export function browserSuffixOf(id: string, root: string): string | undefined {
  return fileOfNames(id)?.endsWith(STATIC) ? undefined : suffixOfModuleId(id, root);
}

/** The suffix in a module id of a chunk, or undefined for other modules. */
export function suffixOfModuleId(id: string, root: string): string | undefined {
  const file = fileOfNames(id);
  return file && suffixOf(file, root);
}
