import type { ContentLocation, PreviewSection } from '../contract/frame-messages.ts';
import type { PreviewData } from '../contract/page-patch.ts';

/** The data of this page; patches update it. */
export const preview: PreviewData = JSON.parse(document.getElementById('studio')?.textContent ?? '{}');

/** The host element of a section, if it is on the page. */
export function hostOf(key: string): HTMLElement | undefined {
  return document.getElementById(key) ?? undefined;
}

/** The section that contains an element. */
export function sectionAround(element: Element): PreviewSection | undefined {
  return sectionOf(element.closest('[data-block]')?.id ?? '');
}

/** The section with this key; its pointer is current even after a move. Undefined if the section was removed. */
export function sectionOf(key: string): PreviewSection | undefined {
  return preview.sections.find((section) => section.key === key);
}

/** The section that contains a location. */
export function sectionAt({ file, pointer }: ContentLocation): PreviewSection | undefined {
  return preview.sections.find((section) => section.file === file && `${pointer}/`.startsWith(`${section.pointer}/`));
}
