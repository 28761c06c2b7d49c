import { Idiomorph } from 'idiomorph';
import { showEdit } from '../../browser/app/page-edits.ts';
import { showDeferredMarkup } from '../../browser/entry/deferred-markup.ts';
import { initialPage, loadSite } from '../../browser/entry/load/page-data.ts';
import { loadApp } from '../../browser/entry/navigation.ts';
import type { FullPageData, PageBlock } from '../../contracts/page-data.ts';
import type { SiteData } from '../../contracts/site-data.ts';
import type { PagePatch, PatchedBlock } from '../contract/page-patch.ts';
import { showIslandProps } from './hydrate-island.tsx';
import { containsEditedText, isBeingEdited } from './inline-editing.ts';
import { hostOf, preview } from './preview.ts';
import { dropStaleTyping, showsNewerText } from './typed-text.ts';

/** The blocks of the page by key. Objects are mutated, never replaced: the page's own code holds references to them. */
const blocks = new Map(initialPage.blocks.map((block) => [block.key, block]));
let order = initialPage.blocks.map(({ key }) => key);
let site: SiteData | undefined;
const edited = new CSSStyleSheet();
/** Maximum number of animation frames to wait until React has rendered an added section. */
const MAX_FRAMES = 120;

/** The server's last rendering of each section that a patch has changed. */
const rendered = new Map<string, PatchedBlock>();

/** Resets a section to the server's last rendering, which replaces text typed on the page. */
export function resetSection(key: string): void {
  const last = rendered.get(key);
  if (last) change(last);
}

/** Applies a patch; keeps the scroll position, open tabs and dialogs, and text that is being typed. */
export async function applyPatch(patch: PagePatch): Promise<void> {
  preview.revision = patch.revision;
  if (patch.sections) preview.sections = patch.sections;
  if (patch.style !== undefined) showStyle(patch.style);
  addIcons(patch.icons ?? {});
  for (const one of patch.changed) rendered.set(one.block.key, one);
  const added = patch.changed.filter((changed) => !change(changed));
  dropStaleTyping();
  if (patch.dialogs !== undefined) morphById('dialogs', patch.dialogs);
  if (patch.footer !== undefined) morphById('site-footer', patch.footer);
  if (patch.head) document.title = patch.head.title;
  const isSameOrder = JSON.stringify(patch.order) === JSON.stringify(order);
  if (!isSameOrder || added.length > 0 || patch.site) await showStructure(patch, added);
  // Only now, because code that waits for this version expects its sections to be on the page.
  preview.version = patch.version ?? preview.version;
}

/** Updates a block in place. @returns false if a block of this key and type is not on the page */
function change({ block, html }: PatchedBlock): boolean {
  const host = hostOf(block.key);
  const known = blocks.get(block.key);
  if (!host || !known || known.type !== block.type) return false;
  showEndTone(host, known, block);
  const props = block.island?.props;
  if (known.island && typeof props === 'object') {
    known.island.props = props;
    const island = host.querySelector('[data-island]');
    // Rendering would replace the text being edited and move the caret to its start.
    if (island && containsEditedText(host)) return true;
    if (island && showIslandProps(island, props)) return true;
  }
  morph(host, html);
  showDeferredMarkup(host);
  return true;
}

/** Updates the background that the block ends on, which its host shows and React does not render again. */
function showEndTone(host: HTMLElement, known: PageBlock, { ends }: PageBlock): void {
  known.ends = ends;
  if (ends === undefined) delete host.dataset.ends;
  else host.dataset.ends = ends;
}

function morph(element: Element, html: string): void {
  Idiomorph.morph(element, html, {
    morphStyle: 'innerHTML',
    callbacks: {
      // Skip text that is being typed: the page already shows it.
      beforeNodeMorphed: (node, changed) => !isBeingEdited(node) && !showsNewerText(node, changed),
      // Keep open dialogs and accordion items open.
      beforeAttributeUpdated: (name, node) =>
        !(name === 'open' && (node instanceof HTMLDialogElement || node instanceof HTMLDetailsElement)),
    },
  });
}

function morphById(id: string, html: string): void {
  const element = document.getElementById(id);
  if (element) morph(element, html);
}

/** Lets the page's React app render added, removed and moved sections, and the header and menus around them. */
async function showStructure(patch: PagePatch, added: PatchedBlock[]): Promise<void> {
  await loadApp();
  site = patch.site ?? site ?? (await loadSite());
  for (const { block } of added) blocks.set(block.key, block);
  order = patch.order;
  const page: FullPageData = {
    ...initialPage,
    title: document.title,
    head: patch.head ?? knownHead(),
    blocks: order.flatMap((key): PageBlock[] => {
      const block = blocks.get(key);
      return block ? [block] : [];
    }),
    html: Object.fromEntries(added.map(({ block, html }) => [block.key, html])),
    dialogs: '',
    icons: {},
    pictureStyle: '',
  };
  showEdit(site, page, location.pathname);
  for (let frame = 0; frame < MAX_FRAMES && !added.every(({ block }) => hostOf(block.key)); frame++)
    await new Promise(requestAnimationFrame);
}

let head: FullPageData['head'] | undefined;

/** Head data for a patch without any. Only the title matters: the document's other head tags are already right. */
function knownHead(): FullPageData['head'] {
  head ??= {
    title: document.title,
    description: '',
    canonical: location.href,
    siteName: '',
    imagesUrl: '',
    image: { file: '', width: 0, height: 0 },
    imageAlt: '',
    hidden: true,
    language: document.documentElement.lang,
    type: 'website',
  };
  return head;
}

/** Replaces the style sheet of the previous patch. It stays last, so that it overrides all others. */
function showStyle(rules: string): void {
  edited.replaceSync(rules);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets.filter((sheet) => sheet !== edited), edited];
}

function addIcons(icons: Record<string, string>): void {
  const sprite = document.getElementById('icons');
  for (const [id, symbol] of Object.entries(icons))
    if (!document.getElementById(id)) sprite?.insertAdjacentHTML('beforeend', symbol);
}
