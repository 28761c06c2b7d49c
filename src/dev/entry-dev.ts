/** The browser's entry while editing: everything of the public one, and edits shown without a reload. */
import '../styles/index.css';
import '../entry-client.ts';
import { loadApp } from '../page/app-loader.ts';
import { forgetPages, loadPage, loadSite } from '../page/page-data.ts';
import { showEdit } from '../page/page-edits.ts';
import { addPageAssets } from '../page/styles.ts';
import type { Finding } from '../shapes.ts';
import { hideFindings, showFindings } from './overlay.ts';

/** A finding with the lines around it. */
export type FramedFinding = Finding & { frame: string };

import.meta.glob('../**/*.module.css', { eager: true });

const path = () => location.pathname;

async function showLatest(): Promise<void> {
  hideFindings();
  await loadApp();
  forgetPages();
  const [site, page] = await Promise.all([loadSite(), loadPage(path())]);
  await addPageAssets(page);
  showEdit(site, page, path());
}

const present = document.getElementById('findings')?.textContent;
if (present) showFindings(JSON.parse(present));
loadApp().catch(console.error);

import.meta.hot?.on('site:update', () => {
  // A page that could not be rendered at all has nothing to be changed in place.
  if (document.getElementById('root')) showLatest().catch(console.error);
  else location.reload();
});
import.meta.hot?.on('site:findings', (findings: FramedFinding[]) => showFindings(findings));
