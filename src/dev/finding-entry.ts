/**
 * A finding in the browser while editing: its location, its lines, what to do, and a button for each correction that
 * the server can make.
 */
import type { FrameLine } from '../content/report/code-frame.ts';
import type { FramedFinding } from './site-source.ts';

/** Asks the server to apply the fix of a finding, or one of its choices; the page then updates by itself. */
export type RequestFix = (finding: FramedFinding, choice?: number) => void;

/** Creates an element with a class and content. */
export function part(tag: string, className: string, ...content: (string | Node)[]): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...content);
  return element;
}

export function button(className: string, label: string, onPress: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.className = className;
  element.type = 'button';
  element.textContent = label;
  element.addEventListener('click', onPress);
  return element;
}

function frameLine({ kind, number, text }: FrameLine): HTMLElement {
  return part('span', kind, part('span', 'number', number), text, '\n');
}

/** A list of findings. */
export function findingList(findings: FramedFinding[], requestFix: RequestFix): HTMLElement {
  return part('ol', '', ...findings.map((finding) => entry(finding, requestFix)));
}

function entry(finding: FramedFinding, requestFix: RequestFix): HTMLElement {
  const { file, line, column, message, frame, suggestion, fix, choices = [] } = finding;
  const item = part('li', 'finding', part('p', 'place', `${file}:${line}:${column}`), part('p', 'message', message));
  if (frame.length > 0) {
    const lines = part('pre', 'frame', ...frame.map(frameLine));
    // Long lines can be scrolled, also by keyboard.
    lines.tabIndex = 0;
    item.append(lines);
  }
  item.append(part('p', 'suggestion', suggestion));
  const buttons = [
    ...(fix ? [button('fix', fix.title, () => requestFix(finding))] : []),
    ...choices.map(({ title }, index) => button('fix choice', title, () => requestFix(finding, index))),
  ];
  if (buttons.length > 0) item.append(part('div', 'buttons', ...buttons));
  return item;
}
