import type { ContentPlace, ShownSection } from '../contract/frame-messages.ts';
import { hostOf } from './shown.ts';

/** A section's HTML with signs in the place of its texts. */
interface MarkedSection {
  html: string;
  /** By sign: where the text is, and as it is written there. */
  texts: Record<string, { pointer: string; text: string }>;
  /** By class of a picture: where it is named. */
  pictures: Record<string, string>;
}

/** What an element of the page shows. */
export interface WordsPlace extends ContentPlace {
  /** Whether the element shows the text just as it is written, so that it can be written there. */
  isPlain: boolean;
}

type Words = Map<Element, WordsPlace>;

/** What was found out about sections, by their key. */
const known = new Map<string, Promise<Words>>();

/** Forgets what was found out about sections that have changed. */
export function forgetWords(keys: string[]): void {
  for (const key of keys) known.delete(key);
}

/** Which elements of a section show which texts and pictures of the content. */
export function wordsOf(section: ShownSection): Promise<Words> {
  const found = known.get(section.key) ?? findWords(section);
  known.set(section.key, found);
  return found;
}

async function findWords({ file, pointer, key }: ShownSection): Promise<Words> {
  const query = new URLSearchParams({ path: location.pathname, key });
  // A page that is being left, or a studio that is gone, tells nothing; it is asked again the next time.
  const response = await fetch(`/_studio/marks?${query}`).catch(() => undefined);
  const host = hostOf(key);
  const words: Words = new Map();
  if (!response?.ok || !host) {
    known.delete(key);
    return words;
  }
  const { html, texts, pictures }: MarkedSection = await response.json();
  const template = document.createElement('template');
  template.innerHTML = html;
  compare(host, template.content, (element, sign) => {
    const found = texts[sign];
    if (found)
      words.set(element, { file, pointer: pointer + found.pointer, isPlain: found.text === element.textContent });
  });
  for (const [className, at] of Object.entries(pictures))
    for (const element of host.getElementsByClassName(className))
      words.set(element, { file, pointer: pointer + at, isPlain: false });
  return words;
}

const SIGN = /\uE000(\d+)\uE001/;

/** Walks a section and the same with signs side by side; parts that are not alike are left out. */
function compare(real: Node, marked: Node, found: (element: Element, sign: string) => void): void {
  const [reals, markeds] = [meaningful(real), meaningful(marked)];
  if (reals.length !== markeds.length) return;
  for (const [index, node] of reals.entries()) {
    const other = markeds[index];
    if (!other) continue;
    const sign = other.nodeType === Node.TEXT_NODE ? SIGN.exec(other.textContent ?? '')?.[1] : undefined;
    if (sign !== undefined && node.parentElement) found(node.parentElement, sign);
    // Elements may be called otherwise: the heading of the slide that is shown is the heading of the page.
    else if (node.nodeType === other.nodeType) compare(node, other, found);
  }
}

/** The children of a node that both ways of rendering have: React leaves comments between texts. */
function meaningful(node: Node): Node[] {
  return [...node.childNodes].filter((child) => child.nodeType !== Node.COMMENT_NODE);
}
