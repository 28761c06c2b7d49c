/** Completes a rendered page to an HTML document: style inline, one starter, no other script before the load event. */
import { createHash } from 'node:crypto';
import { TRUSTED_TYPES } from '../../contracts/hosting.ts';
import type { PageData } from '../../contracts/page-data.ts';
import { APP_ICONS } from '../site-files/app-icons.ts';
import { MANIFEST } from '../urls.ts';

/** The parts of a document. */
export interface DocumentParts {
  language: string;
  /** The rendered tags of Head. */
  head: string;
  /** The colour of the browser's own interface around the page. */
  themeColour: string;
  /** Structured data for search engines, as JSON-LD. */
  structuredData?: object;
  style: string;
  /** The rendered content of the root element. */
  app: string;
  /** SVG symbols of icons. */
  icons: string;
  page: PageData;
  /** The id of the element that must be parsed before the first paint. */
  awaited?: string;
  starter: string;
  /** URL of the favicon. */
  favicon: string;
  /** URL of the headline font, if the theme has one. */
  font?: string;
  /** The base path of the site. */
  basePath: string;
  /** Whether the page contains its content security policy. */
  policy: boolean;
  /** Whether manifest and icons are served, which they are not while editing. */
  installable: boolean;
  /** Origins allowed in frames: the same on every page, since client-side navigation keeps the first page's policy. */
  frames: string[];
  /** Origins that scripts may call besides the site itself. */
  connect: string[];
}

const hashes = new Map<string, string>();

function cspHash(content: string): string {
  const known = hashes.get(content);
  if (known) return known;
  const hash = `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
  if (hashes.size < 500) hashes.set(content, hash);
  return hash;
}

/** The page's content security policy: only the style and the starter may be inline, by their hashes. */
function policy({ style, starter, frames, connect }: DocumentParts): string {
  return [
    `default-src 'self'`,
    `script-src 'self' ${cspHash(starter)}`,
    `style-src 'self' ${cspHash(style)}`,
    `img-src 'self' data:`,
    `connect-src ${["'self'", ...connect].join(' ')}`,
    `frame-src ${frames.length > 0 ? frames.join(' ') : "'none'"}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    TRUSTED_TYPES,
    `form-action 'self'`,
  ].join(';');
}

const URGENT = 'fetchPriority="high"';
const PICTURE = /<source type="image\/avif" srcSet="([^"]+)" sizes="([^"]+)"\/?><img[^>]*fetchPriority="high"/i;

/** The preload tag of the first picture, derived from the rendered picture so that both request the same file. */
function picturePreload(app: string): string {
  const found = app.includes(URGENT) ? PICTURE.exec(app) : null;
  if (!found) return '';
  return `<link rel="preload" as="image" type="image/avif" imagesrcset="${found[1]}" imagesizes="${found[2]}" fetchpriority="high">`;
}

/** JSON that is safe inside a script element. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** Structured data for search engines. Browsers do not run it, and do not count it as inline script. */
function structuredData(data: object | undefined): string {
  return data ? `<script type="application/ld+json">${inlineJson(data)}</script>` : '';
}

/** The manifest is only inserted after the page has loaded: src/browser/entry/deferred-markup.ts. */
const installable = (basePath: string) =>
  `<noscript data-late=""><link rel="manifest" href="${basePath}${MANIFEST}"></noscript><link rel="apple-touch-icon" href="${basePath}${APP_ICONS.apple.path}">`;

/**
 * The whole document as HTML. Everything from the title to the style belongs to this page, and navigation replaces it.
 */
export function renderDocument(parts: DocumentParts): string {
  const { page, font, basePath } = parts;
  return [
    `<!doctype html><html lang="${parts.language}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width,initial-scale=1">`,
    parts.policy ? `<meta http-equiv="Content-Security-Policy" content="${policy(parts)}">` : '',
    `<script>${parts.starter}</script>`,
    parts.awaited ? `<link rel="expect" href="#${parts.awaited}" blocking="render">` : '',
    picturePreload(parts.app),
    font ? `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>` : '',
    `<meta name="theme-color" content="${parts.themeColour}">`,
    parts.installable ? installable(basePath) : '',
    `<link rel="icon" href="${parts.favicon}" type="image/svg+xml">`,
    `${parts.head}${structuredData(parts.structuredData)}<style>${parts.style}</style></head><body>`,
    `<div id="root">${parts.app}</div>`,
    `<svg id="icons" class="sprite" aria-hidden="true" width="0" height="0">${parts.icons}</svg>`,
    `<script type="application/json" id="page" data-entry="${page.entry}">${inlineJson(page)}</script></body></html>`,
  ].join('');
}
