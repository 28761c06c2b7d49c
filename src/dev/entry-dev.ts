/** The browser's entry while editing: like the public entry, but edits appear without a reload. */
import '../styles/index.css';
import { showEdit } from '../browser/app/page-edits.ts';
import { loadApp } from '../browser/entry/navigation.ts';
import '../browser/entry/entry-client.ts';
import { forgetPages, loadPage, loadSite } from '../browser/entry/load/page-data.ts';
import { addPageAssets } from '../browser/entry/load/styles.ts';
import { handleShortcuts } from '../browser/starter/keys.ts';
import { showFindings } from './overlay.ts';
import type { FramedFinding } from './site-source.ts';
import { showWarnings } from './warnings.ts';

// Except the studio's own styles, which no page uses.
import.meta.glob(['../**/*.module.css', '!../studio/**'], { eager: true });

/** The rules of theme and pictures after the last edit. */
const editedStyle = new CSSStyleSheet();
/** The rules as the server sent them; those in the document were rewritten by Vite. */
let shownRules: string = JSON.parse(document.getElementById('shown-rules')?.textContent ?? '""');

const FONTS = /@font-face\{[^}]*\}/g;
const fontsIn = (rules: string) => rules.match(FONTS)?.join('') ?? '';

/**
 * Replaces the rules of the previous edit, and keeps them last, so that they override all others. Leaves loaded fonts
 * alone: they would be loaded again, and text would jump.
 */
function showStyle(rules: string): void {
  if (shownRules === rules) return;
  const hasNewFonts = fontsIn(rules) !== fontsIn(shownRules);
  shownRules = rules;
  editedStyle.replaceSync(hasNewFonts ? rules : rules.replace(FONTS, ''));
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
}

/** Asks the server to fix a finding. The server knows the fixes, so only the finding and the choice are sent. */
function requestFix({ file, line, column, code }: FramedFinding, choice?: number): void {
  import.meta.hot?.send('site:fix', { file, line, column, code, choice });
}

let shownFindingsJson = '';

/** Shows findings: errors cover the page, warnings are behind a badge. Does nothing if a list has not changed. */
function showList(findings: FramedFinding[]): void {
  const now = JSON.stringify(findings);
  if (now === shownFindingsJson) return;
  shownFindingsJson = now;
  const [errors = [], warnings = []] = ['error', 'warning'].map((one) =>
    findings.filter(({ severity }) => severity === one),
  );
  showFindings(errors, requestFix);
  showWarnings(warnings, requestFix);
}

handleShortcuts();
const present = document.getElementById('findings')?.textContent;
if (present) showList(JSON.parse(present));
// A page that could not be rendered has no application to start.
const isPage = document.getElementById('root') !== null;
if (isPage) loadApp().catch(console.error);

/** The latest list from the server, which may arrive while the edit before it is still being shown. */
let latest: FramedFinding[] = [];

import.meta.hot?.on('site:update', (findings: FramedFinding[]) => {
  if (!isPage) return location.reload();
  latest = findings;
  showLatest().then(() => showList(latest), console.error);
});
import.meta.hot?.on('site:findings', (findings: FramedFinding[]) => {
  latest = findings;
  showList(findings);
});
