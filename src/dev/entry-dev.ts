/** The browser's entry while editing: everything of the public one, and edits shown without a reload. */
import '../styles/index.css';
import { showEdit } from '../browser/app/page-edits.ts';
import { loadApp } from '../browser/entry/navigation.ts';
import '../browser/entry/entry-client.ts';
import { forgetPages, loadPage, loadSite } from '../browser/entry/load/page-data.ts';
import { addPageAssets } from '../browser/entry/load/styles.ts';
import { answerKeys } from '../browser/starter/keys.ts';
import { hideFindings, showFindings } from './overlay.ts';
import type { FramedFinding } from './site-source.ts';

import.meta.glob('../**/*.module.css', { eager: true });

/** The rules of theme and pictures after the last edit. */
const editedStyle = new CSSStyleSheet();
let shownRules = document.querySelector('style')?.textContent ?? '';

/**
 * Puts edited rules last, in the place of those of the edit before, so that they win over all that the page had.
 * Rules that are there already stay untouched: faces would be loaded anew.
 */
function showStyle(rules: string): void {
  if (shownRules.includes(rules)) return;
  shownRules = rules;
  editedStyle.replaceSync(rules);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets.filter((sheet) => sheet !== editedStyle), editedStyle];
}

async function showLatest(): Promise<void> {
  await loadApp();
  forgetPages();
  const path = location.pathname;
  const [site, page] = await Promise.all([loadSite(), loadPage(path)]);
  showStyle(page.pictureStyle);
  await addPageAssets({ ...page, pictureStyle: '' });
  showEdit(site, page, path);
  hideFindings();
}

/** The server knows the fix; it is told only which finding is meant. */
function askToMend({ file, line, column, code }: FramedFinding): void {
  import.meta.hot?.send('site:mend', { file, line, column, code });
}

answerKeys();
const present = document.getElementById('findings')?.textContent;
if (present) showFindings(JSON.parse(present), askToMend);
// A page that could not be rendered at all has nothing to be changed in place.
const isPage = document.getElementById('root') !== null;
if (isPage) loadApp().catch(console.error);

import.meta.hot?.on('site:update', () => {
  if (isPage) showLatest().catch(console.error);
  else location.reload();
});
import.meta.hot?.on('site:findings', (findings: FramedFinding[]) => showFindings(findings, askToMend));
