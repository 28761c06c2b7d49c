/** Shows mistakes in the content over the page, in the words of the checker, until they are mended. */
import type { FramedFinding } from './entry-dev.ts';
import './overlay.css';

const ID = 'findings-overlay';

function line(tag: string, className: string, text: string): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  return element;
}

function entry(finding: FramedFinding): HTMLElement {
  const item = document.createElement('li');
  item.append(
    line('p', 'place', `${finding.file}:${finding.line}:${finding.column}`),
    line('p', 'message', finding.message),
    line('pre', 'frame', finding.frame),
    line('p', 'suggestion', finding.suggestion),
  );
  return item;
}

/** Takes the overlay away. */
export function hideFindings(): void {
  document.getElementById(ID)?.remove();
}

/** Puts the overlay over the page; the page below keeps what it last showed. */
export function showFindings(findings: FramedFinding[]): void {
  hideFindings();
  const overlay = document.createElement('section');
  overlay.id = ID;
  overlay.setAttribute('role', 'alert');
  const errors = findings.filter((finding) => finding.severity === 'error');
  const list = document.createElement('ol');
  list.append(...errors.map(entry));
  const title = errors.length === 1 ? 'One thing to mend' : `${errors.length} things to mend`;
  const hint = 'Save the file once it is mended, and this goes away. Until then the page shows its last good state.';
  overlay.append(line('h2', 'title', title), line('p', 'hint', hint), list);
  document.body.append(overlay);
}
