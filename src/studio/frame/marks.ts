import type { ContentLocation, ToFrame } from '../contract/frame-messages.ts';
import { contentByElement } from './element-content.ts';
import { hostOf, preview, sectionAt } from './preview.ts';
import { reportError } from './report-error.ts';
import { whenPointersCurrent } from './up-to-date.ts';

let latest: symbol | undefined;
/** The selection that could not be marked yet, because its section is not on the page. */
let missing: { location: ContentLocation; scroll: boolean } | undefined;

/** Marks the selected section and text, once pointers are up to date. @param scroll whether to scroll to the section */
export async function markSelection(location: ContentLocation | undefined, scroll: boolean): Promise<void> {
  const mine = Symbol();
  latest = mine;
  missing = undefined;
  await whenPointersCurrent();
  if (latest === mine) mark(location, scroll);
}

function mark(location: ContentLocation | undefined, scroll: boolean): void {
  for (const marked of document.querySelectorAll('[data-studio-selected], [data-studio-words]')) {
    marked.removeAttribute('data-studio-selected');
    marked.removeAttribute('data-studio-words');
  }
  const section = location && sectionAt(location);
  const host = section && hostOf(section.key);
  missing = location && !host ? { location, scroll } : undefined;
  if (!host) return;
  host.setAttribute('data-studio-selected', '');
  if (scroll) host.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  contentByElement(section)
    .then((contents) => {
      for (const [element, content] of contents)
        if (section.pointer + content.pointer === location.pointer) element.setAttribute('data-studio-words', '');
    })
    .catch(reportError);
}

/** Marks a selection that was not on the page before the last patch. */
export function markMissing(): void {
  if (missing) mark(missing.location, missing.scroll);
}

/** Marks the sections that contain findings or are stale. */
export function markFindings(locations: Extract<ToFrame, { type: 'findings' }>['locations']): void {
  for (const { key, file, pointer, isStale } of preview.sections) {
    const inside = locations.filter(
      (location) => location.file === file && `${location.pointer}/`.startsWith(`${pointer}/`),
    );
    const gravest = inside.find(({ severity }) => severity === 'error') ?? inside[0];
    const host = hostOf(key);
    if (!host) continue;
    if (gravest) host.setAttribute('data-studio-finding', gravest.severity);
    else host.removeAttribute('data-studio-finding');
    host.toggleAttribute('data-studio-stale', isStale);
  }
}
