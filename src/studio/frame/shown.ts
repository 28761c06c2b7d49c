import type { ContentLocation, ShownSection } from '../contract/frame-messages.ts';
import type { ShownDocument } from '../contract/page-patch.ts';

/** The current page. */
export const shown: ShownDocument = JSON.parse(document.getElementById('studio')?.textContent ?? '{}');

/** The element around a section. */
export function hostOf(key: string): HTMLElement | undefined {
  return document.getElementById(key) ?? undefined;
}

/** The section that contains an element. */
export function sectionAround(element: Element): ShownSection | undefined {
  return sectionOf(element.closest('[data-block]')?.id ?? '');
}

/** A section, wherever it stands now; undefined once it has gone. */
export function sectionOf(key: string): ShownSection | undefined {
  return shown.sections.find((section) => section.key === key);
}

/** The section that contains a place. */
export function sectionOfPlace({ file, pointer }: ContentLocation): ShownSection | undefined {
  return shown.sections.find((section) => section.file === file && `${pointer}/`.startsWith(`${section.pointer}/`));
}
