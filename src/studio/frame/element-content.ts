import { fetchJson } from '../../browser/entry/load/fetch-json.ts';
import { ConnectionError } from '../../ui/fetch-code.ts';
import type { PreviewSection } from '../contract/frame-messages.ts';
import type { MarkedSection } from '../contract/page-patch.ts';
import { hostOf } from './preview.ts';

/** The text or picture that an element shows. */
interface ElementContent {
  /** Relative to its section, so that it stays valid when the section is moved. */
  pointer: string;
  /** Whether the element shows the text verbatim, so that it can be edited there. */
  isPlain: boolean;
}

type ContentByElement = Map<Element, ElementContent>;

/** Cached results by section key. */
const known = new Map<string, Promise<ContentByElement>>();

/** Removes changed sections from the cache. */
export function dropCachedContent(keys: string[]): void {
  for (const key of keys) known.delete(key);
}

/** Maps the elements of a section to the texts and pictures that they show. */
export function contentByElement(section: PreviewSection): Promise<ContentByElement> {
  const found = known.get(section.key) ?? findContent(section);
  known.set(section.key, found);
  return found;
}

async function findContent({ key }: PreviewSection): Promise<ContentByElement> {
  const marked = await fetchMarked(key);
  const host = hostOf(key);
  const contents: ContentByElement = new Map();
  if (!marked || !host) {
    known.delete(key);
    return contents;
  }
  const { html, texts, pictures } = marked;
  const template = document.createElement('template');
  template.innerHTML = html;
  compare(host, template.content, (element, marker) => {
    const found = texts[marker];
    if (found) contents.set(element, { pointer: found.pointer, isPlain: found.text === element.textContent });
  });
  for (const [className, at] of Object.entries(pictures))
    for (const element of host.getElementsByClassName(className))
      contents.set(element, { pointer: at, isPlain: false });
  return contents;
}

/** @returns undefined if the server cannot be reached, or the page is being left */
function fetchMarked(key: string): Promise<MarkedSection | undefined> {
  const query = new URLSearchParams({ path: location.pathname, key });
  return fetchJson<MarkedSection>(`/_studio/marks?${query}`).catch((error: unknown) => {
    if (error instanceof ConnectionError) return undefined;
    throw error;
  });
}

const MARKER = /\uE000(\d+)\uE001/;

/** Walks a section and its marked version in parallel; skips parts that differ in structure. */
function compare(real: Node, marked: Node, found: (element: Element, marker: string) => void): void {
  const [reals, markeds] = [meaningful(real), meaningful(marked)];
  const only = markeds.length === 1 ? markerOf(markeds[0]) : undefined;
  // The real text may be in several pieces (ui/rich-text/TitleText.tsx).
  if (only !== undefined && real instanceof Element && reals.every(isPieceOfText)) {
    found(real, only);
    return;
  }
  if (reals.length !== markeds.length) return;
  for (const [index, node] of reals.entries()) {
    const other = markeds[index];
    if (!other) continue;
    const marker = markerOf(other);
    if (marker !== undefined && node.parentElement) found(node.parentElement, marker);
    // Element names may differ: the heading of the current slide is the page's h1.
    else if (node.nodeType === other.nodeType) compare(node, other, found);
  }
}

/** The marker that a node consists of or contains, if it is a text. */
function markerOf(node: Node | undefined): string | undefined {
  return node?.nodeType === Node.TEXT_NODE ? MARKER.exec(node.textContent ?? '')?.[1] : undefined;
}

/** Whether a node is a text, or a word in an element of its own. */
function isPieceOfText(node: Node): boolean {
  return node.nodeType === Node.TEXT_NODE || (node instanceof Element && node.classList.contains('hyphenated'));
}

/** The children without comments, which React inserts between texts in only one of the two renderings. */
function meaningful(node: Node): Node[] {
  return [...node.childNodes].filter((child) => child.nodeType !== Node.COMMENT_NODE);
}
