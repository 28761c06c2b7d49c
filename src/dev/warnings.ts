/** Shows warnings: a small badge in a corner opens the list. Until it is clicked, nothing covers the page. */
import { button, findingList, part, type RequestFix } from './finding-entry.ts';
import type { FramedFinding } from './site-source.ts';
import './overlay.css';

const BADGE = 'warnings-badge';
const PANEL = 'warnings-panel';

/** The current warnings. */
let latest: FramedFinding[] = [];

/** Shows or removes the badge, and updates an open list. */
export function showWarnings(warnings: FramedFinding[], requestFix: RequestFix): void {
  latest = warnings;
  document.getElementById(BADGE)?.remove();
  const wasOpen = document.getElementById(PANEL) !== null;
  closePanel();
  if (warnings.length === 0) return;
  const title = warnings.length === 1 ? 'One hint' : `${warnings.length} hints`;
  const badge = button('', title, () => (document.getElementById(PANEL) ? closePanel() : openPanel(title, requestFix)));
  badge.id = BADGE;
  badge.setAttribute('aria-expanded', 'false');
  document.body.append(badge);
  if (wasOpen) openPanel(title, requestFix);
}

function openPanel(title: string, requestFix: RequestFix): void {
  const panel = part('section', 'findings-panel');
  panel.id = PANEL;
  panel.setAttribute('aria-label', title);
  panel.tabIndex = -1;
  const close = button('fix', 'Close', () => {
    closePanel();
    document.getElementById(BADGE)?.focus();
  });
  panel.append(
    part(
      'header',
      '',
      part('h2', 'title', title),
      part('p', 'hint', 'The site works with these; it would be better without.'),
      close,
    ),
    findingList(latest, requestFix),
  );
  panel.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close.click();
  });
  document.body.append(panel);
  document.getElementById(BADGE)?.setAttribute('aria-expanded', 'true');
  panel.focus();
}

function closePanel(): void {
  document.getElementById(PANEL)?.remove();
  document.getElementById(BADGE)?.setAttribute('aria-expanded', 'false');
}
