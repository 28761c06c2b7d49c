import type { ContentLocation, ShownSection } from '../contract/frame-messages.ts';
import type { ShownDocument } from '../contract/page-patch.ts';

/** The data of this page; patches update it. */
export const shown: ShownDocument = JSON.parse(document.getElementById('studio')?.textContent ?? '{}');

/** The host element of a section, if it is on the page. */
export function hostOf(key: string): HTMLElement | undefined {
  return document.getElementById(key) ?? undefined;
}

/** The section that contains an element. */
export function sectionAround(element: Element): ShownSection | undefined {
  return sectionOf(element.closest('[data-block]')?.id ?? '');
}

/** The section with this key; its pointer is current even after a move. Undefined if the section was removed. */
export function sectionOf(key: string): ShownSection | undefined {
  return shown.sections.find((section) => section.key === key);
}

/** The section that contains a location. */
export function sectionOfPlace({ file, pointer }: ContentLocation): ShownSection | undefined {
  return shown.sections.find((section) => section.file === file && `${pointer}/`.startsWith(`${section.pointer}/`));
}
