import { type RenderContext, renderPageBlock } from '../../../build/pages/render-page.ts';
import type { LenientSite } from '../../../content/lenient/lenient-site.ts';

/** A section rendered with placeholders instead of its texts, and what the placeholders stand for. */
export interface MarkedSection {
  html: string;
  /** By sign: where in the section the text is, and the text as it is written. */
  texts: Record<string, { pointer: string; text: string }>;
  /** By class of a picture: where in the section it is named. */
  pictures: Record<string, string>;
}

/** Characters that no text has. */
const sign = (number: number) => `\uE000${number}\uE001`;

/** A section of a page with signs. @returns undefined when it cannot be rendered so */
export function markedSection(
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
