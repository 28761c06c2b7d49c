/** Shows errors in the content over the page until they are fixed. */
import { findingList, part, type RequestFix } from './finding-entry.ts';
import type { FramedFinding } from './site-source.ts';
import { isTolerated } from './tolerated-findings.ts';
import './overlay.css';

const ID = 'findings-overlay';

/** Removes the overlay. */
function hideFindings(): void {
  document.getElementById(ID)?.remove();
}

/** Shows the overlay; the page below keeps its last state. */
export function showFindings(findings: FramedFinding[], requestFix: RequestFix): void {
  hideFindings();
  if (findings.length === 0) return;
  const overlay = part('section', 'findings-panel');
  overlay.id = ID;
  overlay.setAttribute('role', 'alert');
  const title = findings.length === 1 ? 'One thing to fix' : `${findings.length} things to fix`;
  const isOld = document.getElementById('root') && !findings.every(isTolerated);
  const below = isOld ? ' Until then the page shows its last good state.' : '';
  const hint = `Save the file once it is fixed, and this goes away.${below}`;
  overlay.append(
    part('header', '', part('h2', 'title', title), part('p', 'hint', hint)),
    findingList(findings, requestFix),
  );
  document.body.append(overlay);
}
