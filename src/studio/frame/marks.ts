import type { ContentLocation, ToFrame } from '../contract/frame-messages.ts';
import { reportError } from './report-error.ts';
import { hostOf, sectionOfPlace, shown } from './shown.ts';
import { whenPointersCurrent } from './up-to-date.ts';
import { wordsOf } from './words-on-page.ts';

let latest: symbol | undefined;
/** The selection that could not be marked yet, because its section is not on the page. */
let missing: { place: ContentLocation; scroll: boolean } | undefined;

/** Marks the selected section and text, once pointers are up to date. @param scroll whether to scroll to the section */
export async function markSelection(place: ContentLocation | undefined, scroll: boolean): Promise<void> {
  const mine = Symbol();
  latest = mine;
  missing = undefined;
  await whenPointersCurrent();
  if (latest === mine) mark(place, scroll);
}

function mark(place: ContentLocation | undefined, scroll: boolean): void {
  for (const marked of document.querySelectorAll('[data-studio-selected], [data-studio-words]')) {
    marked.removeAttribute('data-studio-selected');
    marked.removeAttribute('data-studio-words');
  }
  const section = place && sectionOfPlace(place);
  const host = section && hostOf(section.key);
  missing = place && !host ? { place, scroll } : undefined;
  if (!host) return;
  host.setAttribute('data-studio-selected', '');
  if (scroll) host.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  wordsOf(section)
    .then((words) => {
      for (const [element, words_] of words)
        if (section.pointer + words_.pointer === place.pointer) element.setAttribute('data-studio-words', '');
    })
    .catch(reportError);
}

/** Marks a selection that was not on the page before the last patch. */
export function markMissing(): void {
  if (missing) mark(missing.place, missing.scroll);
}

/** Marks the sections that contain findings or are stale. */
export function markFindings(places: Extract<ToFrame, { type: 'findings' }>['places']): void {
  for (const { key, file, pointer, isStale } of shown.sections) {
    const inside = places.filter((place) => place.file === file && `${place.pointer}/`.startsWith(`${pointer}/`));
    const gravest = inside.find(({ severity }) => severity === 'error') ?? inside[0];
    const host = hostOf(key);
    if (!host) continue;
    if (gravest) host.setAttribute('data-studio-finding', gravest.severity);
    else host.removeAttribute('data-studio-finding');
    host.toggleAttribute('data-studio-stale', isStale);
  }
}
