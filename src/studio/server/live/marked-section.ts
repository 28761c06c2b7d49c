import { type RenderContext, renderPageBlock } from '../../../build/pages/render-page.ts';
import type { LenientSite } from '../../../content/lenient/lenient-site.ts';
import type { MarkedSection } from '../../contract/page-patch.ts';

/** A marker. Its characters are from the private use area of Unicode, so that no text contains them. */
const marker = (number: number) => `\uE000${number}\uE001`;

/** Renders a section of a page with markers. @returns undefined if that is not possible */
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
    return marker(number);
  });
  if (!marked) return undefined;
  try {
    return { html: renderPageBlock(marked.block, key, context).html, texts, pictures: marked.pictures };
  } catch {
    return undefined;
  }
}
