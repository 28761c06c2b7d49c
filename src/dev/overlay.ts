/** Shows mistakes in the content over the page, in the words of the checker, until they are mended. */
import type { FrameLine } from '../content/report/code-frame.ts';
import type { FramedFinding } from './site-source.ts';
import './overlay.css';

const ID = 'findings-overlay';

function part(tag: string, className: string, ...content: (string | Node)[]): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...content);
  return element;
}

function frameLine({ kind, number, text }: FrameLine): HTMLElement {
  return part('span', kind, part('span', 'number', number), text, '\n');
}

/** Tells the server to mend a finding; the page shows the result by itself. */
export type AskToMend = (finding: FramedFinding) => void;

function mendButton(finding: FramedFinding, title: string, mend: AskToMend): HTMLElement {
  const button = document.createElement('button');
  button.className = 'mend';
  button.type = 'button';
  button.textContent = title;
  button.addEventListener('click', () => mend(finding));
  return button;
}

function entry(finding: FramedFinding, mend: AskToMend): HTMLElement {
  const { file, line, column, message, frame, suggestion, fix } = finding;
  const item = part('li', 'finding', part('p', 'place', `${file}:${line}:${column}`), part('p', 'message', message));
  if (frame.length > 0) {
    const lines = part('pre', 'frame', ...frame.map(frameLine));
    // Long lines are scrolled to, by keyboard too.
    lines.tabIndex = 0;
    item.append(lines);
  }
  item.append(part('p', 'suggestion', suggestion));
  if (fix) item.append(mendButton(finding, fix.title, mend));
  return item;
}

/** Takes the overlay away. */
export function hideFindings(): void {
  document.getElementById(ID)?.remove();
}

/** Puts the overlay over the page; the page below keeps what it last showed. */
export function showFindings(findings: FramedFinding[], mend: AskToMend): void {
  hideFindings();
  if (findings.length === 0) return;
  const overlay = part('section', '');
  overlay.id = ID;
  overlay.setAttribute('role', 'alert');
  const title = findings.length === 1 ? 'One thing to mend' : `${findings.length} things to mend`;
  const below = document.getElementById('root') ? ' Until then the page shows its last good state.' : '';
  const hint = `Save the file once it is mended, and this goes away.${below}`;
  overlay.append(
    part('header', '', part('h2', 'title', title), part('p', 'hint', hint)),
    part('ol', '', ...findings.map((finding) => entry(finding, mend))),
  );
  document.body.append(overlay);
}
