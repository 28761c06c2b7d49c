/**
 * Parses and writes HTML rendered by the build: every attribute in double quotes, every `<` in a text escaped, every
 * element closed. It cannot parse any other HTML.
 */
import { ENTITIES, escapeHtml } from '../../../contracts/escape-html.ts';

/** An element of rendered HTML. Attributes and texts stay escaped, as in the document. */
export interface MarkupElement {
  tag: string;
  attributes: Map<string, string>;
  children: (MarkupElement | string)[];
  parent: MarkupElement | undefined;
}

const VOID = new Set(['area', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);
const TAG = /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][\w-]*)((?:\s+[^\s=>"/]+(?:="[^"]*")?)*)\s*(\/?)>/g;
const ATTRIBUTE = /([^\s=>"/]+)(?:="([^"]*)")?/g;

function unescapeHtml(text: string): string {
  const known = Object.entries(ENTITIES).map(([character, entity]) => [entity, character] as const);
  const characters = new Map([...known, ['&#x27;', "'"] as const]);
  return text.replace(/&(?:amp|lt|gt|quot|#39|#x27);/g, (entity) => characters.get(entity) ?? entity);
}

function elementOf(tag: string, attributes: string, parent: MarkupElement): MarkupElement {
  const pairs = [...attributes.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, value] as const);
  return { tag: tag.toLowerCase(), attributes: new Map(pairs), children: [], parent };
}

/** Parses the element that begins at `start`. @returns the element and its end; undefined if it is not closed */
export function readElement(html: string, start: number): { element: MarkupElement; end: number } | undefined {
  const top: MarkupElement = { tag: '', attributes: new Map(), children: [], parent: undefined };
  let open = top;
  let at = start;
  const pattern = new RegExp(TAG);
  pattern.lastIndex = start;
  for (let found = pattern.exec(html); found; found = pattern.exec(html)) {
    const [whole, slash, tag, attributes = '', selfClosed] = found;
    if (found.index > at) open.children.push(html.slice(at, found.index));
    at = pattern.lastIndex;
    if (tag === undefined) open.children.push(whole);
    else if (slash) open = open.parent ?? top;
    else {
      const element = elementOf(tag, attributes, open);
      open.children.push(element);
      if (!selfClosed && !VOID.has(element.tag)) open = element;
    }
    const [first] = top.children;
    if (open === top && typeof first === 'object') return { element: first, end: at };
  }
  return undefined;
}

/** Writes an element as HTML. */
export function writeElement({ tag, attributes, children }: MarkupElement): string {
  const written = [...attributes].map(([name, value]) => ` ${name}="${value}"`).join('');
  if (VOID.has(tag)) return `<${tag}${written}>`;
  const inside = children.map((child) => (typeof child === 'string' ? child : writeElement(child))).join('');
  return `<${tag}${written}>${inside}</${tag}>`;
}

/** The value of an attribute; empty if it is missing. */
export function attribute(element: MarkupElement, name: string): string {
  return unescapeHtml(element.attributes.get(name) ?? '');
}

/** Sets an attribute to a text, which is escaped. */
export function setAttribute(element: MarkupElement, name: string, text: string): void {
  element.attributes.set(name, escapeHtml(text));
}

/** All descendants of an element, in document order. */
export function elementsIn(element: MarkupElement): MarkupElement[] {
  return element.children.flatMap((child) => (typeof child === 'string' ? [] : [child, ...elementsIn(child)]));
}
