/** Renders one compiled page to its document and its page data. */
import { createHash } from 'node:crypto';
import type { CompiledPage } from '../../contracts/compiled-site.ts';
import type { FullPageData, Island, PageBlock } from '../../contracts/page-data.ts';
import type { SiteData } from '../../contracts/site-data.ts';
import { blockMeta } from '../../generated/block-meta.ts';
import type { Block } from '../../generated/types.ts';
import { shortHash } from '../incremental/short-hash.ts';
import type { IconSet } from '../media/icons.ts';
import type { SocialCards } from '../media/social-cards.ts';
import { pageGraph } from '../structured-data/page-graph.ts';
import type { PageStyles } from '../style/page-style.ts';
import type { FeedPaths } from '../urls.ts';
import type { Breadcrumbs } from './breadcrumbs.ts';
import { renderDocument } from './document.ts';
import { endTone } from './end-tone.ts';
import { awaitedForFirstPaint } from './first-paint.ts';
import { headOf } from './page-head.ts';

/** The functions of entry-server.tsx. */
export type Renderer = typeof import('../../render/entry-server.tsx');

/** Whether a module loaded at run time is a renderer. */
export function isRenderer(module: object): module is Renderer {
  return 'renderApp' in module && 'renderBlock' in module;
}

/** The data that all pages of a build share. */
export interface RenderContext {
  renderer: Renderer;
  site: SiteData;
  /** The base path of the site, which every URL begins with. */
  basePath: string;
  siteDataUrl: string;
  entry: string;
  islands: Record<string, string>;
  styles: PageStyles;
  /** Rules of every page: layers, reset, theme, type. */
  baseStyle: string;
  starter: string;
  /** URL of the favicon. */
  favicon: string;
  /** The folder of the company's drawings. In a build, its name changes with them. */
  drawings: string;
  /** URL of the headline font. */
  font?: string;
  icons: IconSet;
  /** The social cards; if undefined, the pages' own pictures are used for sharing. */
  cards?: SocialCards;
  footer: string;
  /** The breadcrumbs of all pages. */
  breadcrumbs: Breadcrumbs;
  feed?: FeedPaths;
  /** The colour of the browser's own interface around the page. */
  themeColour: string;
  /**
   * Whether the page is being edited: then there is no content security policy (Vite's client is inline), keys derive
   * from content, and the footer is in the page data.
   */
  editing: boolean;
  /** Keeps values in texts on one line. Absent in the studio, which edits texts in place. */
  withNonBreakingValues?: <T extends object>(value: T) => T;
  /** Changes when the code of components changes. */
  codeVersion: string;
}

/** A rendered page. */
export interface RenderedPage {
  document: string;
  data: FullPageData;
  /**
   * Files that only this page's data refers to, by path in the build: properties of islands. Equal files have the same
   * name.
   */
  files: Record<string, string>;
}

/**
 * Properties with more characters than this are written to a separate file: the document should fit into what a server
 * sends before the first acknowledgement from the network, about 14 kB.
 */
const INLINE_PROPS = 600;

/** An island: its script and its properties, which are the block's JSON and the interface texts named by its schema. */
function islandOf(block: Block, context: RenderContext, files: Record<string, string>): Island | undefined {
  const { hydrate, words } = blockMeta[block.type];
  const script = context.islands[block.type];
  if (!hydrate || !script) return undefined;
  const named = Object.fromEntries(words.map((word) => [word, context.site.words[word]]));
  const props = { ...block, words: named };
  const text = JSON.stringify(props);
  if (context.editing || text.length <= INLINE_PROPS) return { when: hydrate, script, props };
  const file = `/assets/props.${shortHash(text)}.json`;
  files[file] = text;
  return { when: hydrate, script, props: context.basePath + file };
}

/**
 * A key for each block, unique on the page. While editing it is derived from the content, so that the browser replaces
 * only edited blocks and keeps all others, including what was typed into them.
 */
function blockKeys(blocks: Block[], { editing, codeVersion }: RenderContext): string[] {
  if (!editing) return blocks.map((_, index) => `b${index}`);
  const seen = new Map<string, number>();
  return blocks.map((block) => {
    const hash = createHash('sha256').update(codeVersion).update(JSON.stringify(block)).digest('hex').slice(0, 10);
    const count = seen.get(hash) ?? 0;
    seen.set(hash, count + 1);
    return `b${hash}${count || ''}`;
  });
}

/**
 * A rendered block: its data for the browser, and its HTML. An island gets an extra element inside its host, as the
 * root for hydration.
 */
export interface RenderedBlock {
  data: PageBlock;
  html: string;
}

/** Renders one block. @throws whatever its component throws */
export function renderPageBlock(
  block: Block,
  key: string,
  context: RenderContext,
  files: Record<string, string> = {},
): RenderedBlock {
  const shown = context.withNonBreakingValues?.(block) ?? block;
  const html = context.renderer.renderBlock(shown, key, context.site);
  const island = islandOf(shown, context, files);
  return {
    data: { key, type: block.type, ends: endTone(html), island },
    html: island ? `<div data-island>${html}</div>` : html,
  };
}

/** Renders the blocks of a page. @returns their data, their HTML by key, and the files that their data refers to */
function renderPageBlocks(blocks: Block[], keys: string[], context: RenderContext) {
  const html: Record<string, string> = {};
  const files: Record<string, string> = {};
  const data = blocks.map((block, index): PageBlock => {
    const key = keys[index] ?? '';
    const rendered = renderPageBlock(block, key, context, files);
    html[key] = rendered.html;
    return rendered.data;
  });
  return { blocks: data, html, files };
}

/** What all documents share. */
function sharedParts(context: RenderContext) {
  const { site, integrations } = context.site;
  const { origin } = integrations.emailjs;
  return {
    language: site.language,
    themeColour: context.themeColour,
    starter: context.starter,
    favicon: context.favicon,
    font: context.font,
    basePath: context.basePath,
    policy: !context.editing,
    installable: !context.editing,
    frames: integrations.frameOrigins,
    connect: origin ? [origin] : [],
  };
}

/**
 * Renders a page.
 * @param keys a key for each block, unique on the page
 * @throws whatever a component throws
 */
export function renderPage(
  page: CompiledPage,
  context: RenderContext,
  keys: string[] = blockKeys(page.blocks, context),
): RenderedPage {
  const { renderer, site } = context;
  const { blocks, html, files } = renderPageBlocks(page.blocks, keys, context);
  const dialogs = renderer.renderDialogs(context.withNonBreakingValues?.(page.modals) ?? page.modals, site);
  const data = {
    path: page.path,
    screen: page.screen,
    layout: page.layout,
    blocks,
    entry: context.entry,
    site: context.siteDataUrl,
  };
  const app = renderer.renderApp(site, { page: { ...data, styles: [] }, html, dialogs, footer: context.footer });
  const { css, sheets, inlined, pictures } = context.styles.of(app, blocks);
  const pictureStyle = (context.editing ? context.baseStyle : '') + pictures;
  const icons = context.icons.usedIn(app);
  const head = headOf(page, { ...context, site: site.site });
  const document = renderDocument({
    ...sharedParts(context),
    head: renderer.renderHead(head),
    structuredData: pageGraph(page, head, site.site, context.breadcrumbs.of(page)),
    style: css + pictureStyle,
    app,
    icons: Object.values(icons).join(''),
    page: { ...data, styles: inlined },
    awaited: awaitedForFirstPaint(data, html),
  });
  const footer = context.editing ? context.footer : undefined;
  const listing = page.hidden ? undefined : { title: page.title, category: context.breadcrumbs.categoryOf(page) };
  return {
    document,
    files,
    data: { ...data, styles: sheets, title: head.title, head, listing, html, dialogs, footer, icons, pictureStyle },
  };
}
