import type { ContentPlace } from '../contract/frame-messages.ts';
import { sectionOfPlace } from './shown.ts';
import { wordsOf } from './words-on-page.ts';
import { isWrittenNow } from './writing.ts';

/** Milliseconds after which a text that the server has never rendered gives way to the one it rendered last. */
const PATIENCE = 5000;
/** Characters with which texts begin bold words, links and quoted facts: what these become is the compiler's to say. */
const MARKUP = /[*[{\n]/;

/** A text that is being typed in the form, and what shows it on the page. */
interface TypedText extends ContentPlace {
  /** None where no element shows the text just as it is written. */
  nodes: Text[];
  /** As the server rendered it last. */
  rendered: string;
  /** Every text typed since then, in order; the page shows the last of them. */
  ahead: string[];
}

let typed: TypedText | undefined;
let latest: symbol | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Shows a text while it is being typed, without waiting for the server, wherever an element shows it just as it is
 * written. Everything else comes with the patch that follows.
 */
export async function showTyped(place: ContentPlace, text: string): Promise<void> {
  const mine = Symbol();
  latest = mine;
  clearTimeout(timer);
  if (text === '' || MARKUP.test(text)) {
    typed = undefined;
    return;
  }
  if (!isFollowed(place)) {
    const found = await find(place);
    // The next key is there already, and shows more.
    if (latest !== mine) return;
    typed = found;
  }
  if (!typed) return;
  timer = setTimeout(showRendered, PATIENCE);
  typed.ahead.push(text);
  for (const node of typed.nodes) node.data = text;
}

/** Whether a node shows what was typed after the text that the server has rendered: then it stays as it is. */
export function isAhead(node: Node, rendered: Node): boolean {
  if (!typed || !(node instanceof Text) || !typed.nodes.includes(node)) return false;
  const text = rendered.nodeValue ?? '';
  const at = typed.ahead.indexOf(text);
  if (at >= 0) typed.rendered = text;
  if (at >= 0 && at < typed.ahead.length - 1) return true;
  // The server has caught up, or shows something else, which is the truth.
  if (at < 0) typed = undefined;
  else typed.ahead = [text];
  return false;
}

/** Gives up what was typed where the section cannot be compiled with it. */
export function settleTyped(): void {
  if (typed && sectionOfPlace(typed)?.isStale) showRendered();
}

function showRendered(): void {
  for (const node of typed?.nodes ?? []) node.data = typed?.rendered ?? node.data;
  typed = undefined;
}

function isFollowed({ file, pointer }: ContentPlace): boolean {
  if (typed?.file !== file || typed.pointer !== pointer) return false;
  const shown = typed.ahead.at(-1) ?? typed.rendered;
  return typed.nodes.every((node) => node.isConnected && node.data === shown);
}

async function find(place: ContentPlace): Promise<TypedText | undefined> {
  const section = sectionOfPlace(place);
  if (!section || section.isStale) return undefined;
  const words = [...(await wordsOf(section))].filter(([, { pointer }]) => pointer === place.pointer);
  const nodes = words.flatMap(([element, { isPlain }]) => (isPlain ? (ownText(element) ?? []) : []));
  return { ...place, nodes, rendered: nodes[0]?.data ?? '', ahead: [] };
}

/** The one text in an element that nobody else changes: neither React, nor who writes on the page. */
function ownText(element: Element): Text | undefined {
  const [node, ...others] = element.childNodes;
  const isOthers = element.closest('[data-island]') !== null || isWrittenNow(element);
  return node instanceof Text && others.length === 0 && !isOthers ? node : undefined;
}
