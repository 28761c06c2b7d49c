/** Renders pages with the current code and content. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ViteDevServer } from 'vite';
import { editingContext, SHOW_BODY_FONT } from '../build/pages/editing-context.ts';
import { withNonBreakingValues } from '../build/pages/keep-together.ts';
import {
  isRenderer,
  type RenderContext,
  type RenderedPage,
  type Renderer,
  renderPage,
} from '../build/pages/render-page.ts';
import { type FontFile, makeFonts } from '../build/style/fonts.ts';
import type { CompiledSite } from '../contracts/compiled-site.ts';
import { blockMeta } from '../generated/block-meta.ts';

/** Served by Vite: the browser's entry while editing. */
const ENTRY = '/src/dev/entry-dev.ts';

/** Renders pages with the modules of a Vite server, so that a change of code shows at once. */
export class DevRenderer {
  readonly #vite: ViteDevServer;
  readonly #root: string;
  /** The order of the CSS layers. Vite adds CSS in module order, and the first layer named has the lowest priority. */
  readonly #layers: string;
  #codeVersion = 0;

  constructor(vite: ViteDevServer, root: string) {
    this.#vite = vite;
    this.#root = root;
    this.#layers = readFileSync(path.join(root, 'src/styles/layers.css'), 'utf8');
  }

  /** Loads the code of all blocks ahead of the first request, since it takes seconds. */
  async warmUp(): Promise<void> {
    await this.#load();
  }

  /** Call when component code has changed, so that the browser replaces every block. */
  codeChanged(): void {
    this.#codeVersion += 1;
  }

  /** The file of one of the theme's fonts, by the name it is served under. */
  async fontFile(site: CompiledSite, name: string): Promise<string | undefined> {
    return (await this.#fonts(site)).find((font) => font.name === name)?.file;
  }

  #fonts(site: CompiledSite): Promise<FontFile[]> {
    return makeFonts(site.brandDir, path.join(this.#root, '.cache'), site.theme);
  }

  /** Renders a path; an unknown one renders the 404 screen. */
  async page(site: CompiledSite, urlPath: string): Promise<RenderedPage & { found: boolean }> {
    const found = site.paths.some((known) => known.path === urlPath);
    const context = await this.#context(site);
    const missing = site.data.missing.find(({ prefix, path }) => urlPath === path || urlPath.startsWith(prefix));
    const rendered = renderPage(site.page(found ? urlPath : (missing?.path ?? site.notFoundPath)), context);
    return { ...rendered, found };
  }

  /** Renders the site's mails with the current theme. */
  async renderMailTemplates(site: CompiledSite): Promise<void> {
    site.server.mailTemplates ??= (await this.#load()).renderMailPieces(site.data.site, site.theme);
  }

  async #context(site: CompiledSite): Promise<RenderContext> {
    const types = Object.keys(blockMeta);
    const code = {
      renderer: await this.#load(),
      entry: ENTRY,
      islands: Object.fromEntries(types.map((type) => [type, `/src/blocks/${type}/Component.tsx`])),
      // Vite adds the styles of modules; the other rules come with the page's data.
      baseStyle: this.#layers,
      starter: `${SHOW_BODY_FONT}addEventListener('DOMContentLoaded',()=>import(${JSON.stringify(ENTRY)}))`,
      version: String(this.#codeVersion),
    };
    const context = await editingContext(site, code, path.join(this.#root, '.cache'));
    return { ...context, withNonBreakingValues };
  }

  async #load(): Promise<Renderer> {
    const module: object = await this.#vite.ssrLoadModule('/src/render/entry-server.tsx');
    if (!isRenderer(module)) throw new Error('src/render/entry-server.tsx lacks renderApp or renderBlock.');
    return module;
  }
}
