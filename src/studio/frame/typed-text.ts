import type { ContentLocation } from '../contract/frame-messages.ts';
import { contentByElement } from './element-content.ts';
import { isBeingEdited } from './inline-editing.ts';
import { sectionAt } from './preview.ts';
import { arePointersCurrent } from './up-to-date.ts';

/** Time after which typed text gives way to the server's last rendering, if the server has not rendered it. */
const TIMEOUT_MS = 5000;
/** Characters that start bold words, links and quoted facts, and line breaks: only the compiler can render these. */
const MARKUP = /[*[{\n]/;

/** A text being typed in the form, and the text nodes that show it on the page. */
interface TypedText extends ContentLocation {
  /** Empty if no element shows the text verbatim. */
  nodes: Text[];
  /** The server's last rendering. */
  rendered: string;
  /** What the nodes show. */
  shown: string;
}

let typed: TypedText | undefined;
/**
 * The texts that were typed since the one the server rendered last, in order. A rendering of any but the last is out of
 * date. Includes texts typed while their nodes were still being looked up.
 */
let ahead: ContentLocation & { texts: string[] } = { file: '', pointer: '', texts: [] };
let latest: symbol | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Shows a text while it is being typed, without waiting for the server, in elements that show it verbatim. Other
 * elements are updated by the server's patch.
 */
export async function showTyped(location: ContentLocation, text: string): Promise<void> {
  const mine = Symbol();
  latest = mine;
  clearTimeout(timer);
  if (!isAt(ahead, location)) ahead = { ...location, texts: [] };
  ahead.texts.push(text);
  if (text === '' || MARKUP.test(text) || !arePointersCurrent()) {
    typed = undefined;
    return;
  }
  if (!isUpToDate(location)) {
    const found = await find(location);
    // Another key was pressed meanwhile.
    if (latest !== mine) return;
    typed = found;
  }
  if (!typed) return;
  timer = setTimeout(showRendered, TIMEOUT_MS);
  typed.shown = text;
  for (const node of typed.nodes) node.data = text;
}

function isAt(one: ContentLocation, { file, pointer }: ContentLocation): boolean {
  return one.file === file && one.pointer === pointer;
}

/** Whether a patch must not change a text node, because it shows newer text. @param rendered the node in the patch */
export function showsNewerText(node: Node, rendered: Node): boolean {
  if (!typed || !(node instanceof Text) || !typed.nodes.includes(node)) return false;
  const text = rendered.nodeValue ?? '';
  const at = ahead.texts.indexOf(text);
  if (at >= 0) typed.rendered = text;
  if (at >= 0 && at < ahead.texts.length - 1) return true;
  // The server has caught up, or has rendered a text that was not typed here, which takes precedence.
  if (at < 0) typed = undefined;
  else ahead.texts = [text];
  return false;
}

/** Shows the last rendering instead of the typed text if its section does not compile. */
export function dropStaleTyping(): void {
  if (typed && sectionAt(typed)?.isStale) showRendered();
}

function showRendered(): void {
  for (const node of typed?.nodes ?? []) node.data = typed?.rendered ?? node.data;
  typed = undefined;
}

function isUpToDate(location: ContentLocation): boolean {
  if (!typed || !isAt(typed, location)) return false;
  const { nodes, shown } = typed;
  return nodes.every((node) => node.isConnected && node.data === shown);
}

async function find(location: ContentLocation): Promise<TypedText | undefined> {
  const section = sectionAt(location);
  if (!section || section.isStale) return undefined;
  const shownIn = [...(await contentByElement(section))].filter(
    ([, { pointer }]) => section.pointer + pointer === location.pointer,
  );
  const nodes = shownIn.flatMap(([element, { isPlain }]) => (isPlain ? (ownText(element) ?? []) : []));
  const rendered = nodes[0]?.data ?? '';
  return { ...location, nodes, rendered, shown: rendered };
}

/** The only text node of an element, unless React or inline editing controls it. */
function ownText(element: Element): Text | undefined {
  const [node, ...others] = element.childNodes;
  const isOthers = element.closest('[data-island]') !== null || isBeingEdited(element);
  return node instanceof Text && others.length === 0 && !isOthers ? node : undefined;
}
