import { type RenderContext, renderPageBlock } from '../../../build/pages/render-page.ts';
import type { LenientSite } from '../../../content/lenient/lenient-site.ts';

/** A section rendered with placeholders instead of its texts, and what the placeholders stand for. */
export interface MarkedSection {
  html: string;
  /** By marker: the pointer of the text in the section, and the text as written. */
  texts: Record<string, { pointer: string; text: string }>;
  /** By CSS class of a picture: its pointer in the section. */
  pictures: Record<string, string>;
}

/** Characters that do not occur in texts. */
const sign = (number: number) => `\uE000${number}\uE001`;

/** A section of a page with markers. @returns undefined if it cannot be rendered like that */
export function sectionWithMarkers(
  lenient: LenientSite,
  path: string,
  { index, key }: { index: number; key: string },
  context: RenderContext,
): MarkedSection | undefined {
  const texts: MarkedSection['texts'] = {};
  const marked = lenient.marked(path, index, (pointer, text) => {
    const number = Object.keys(texts).length;
    texts[number] = { pointer, text };
    return sign(number);
  });
  if (!marked) return undefined;
  try {
    return { html: renderPageBlock(marked.block, key, context).html, texts, pictures: marked.pictures };
  } catch {
    return undefined;
  }
}
