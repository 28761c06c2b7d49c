import { escapeHtml } from '../../../contracts/escape-html.ts';
import type { FieldKind } from '../../../forms/rules/index.ts';
import { attribute, elementsIn, type MarkupElement, setAttribute } from './markup.ts';

const CONTROLS = new Set(['input', 'select', 'textarea']);

/** The controls of a form that belong to fields, by name. Hidden inputs do not count. */
export function controlsOf(form: MarkupElement): Map<string, MarkupElement[]> {
  const controls = elementsIn(form).filter(({ tag, attributes }) => CONTROLS.has(tag) && attributes.has('name'));
  return Map.groupBy(controls, (control) => attribute(control, 'name'));
}

function isChosen(option: MarkupElement, values: string[]): boolean {
  return values.includes(attribute(option, 'value'));
}

function mark(element: MarkupElement, name: string, holds: boolean): void {
  if (holds) element.attributes.set(name, '');
  else element.attributes.delete(name);
}

/** Fills a control with the visitor's answer, by the kind of markup that its field has. */
export const fillControl: Record<FieldKind['markup'], (control: MarkupElement, values: string[]) => void> = {
  value: (control, [text = '']) => setAttribute(control, 'value', text),
  text: (control, [text = '']) => {
    // A browser drops the first line break of a text area.
    control.children = [`\n${escapeHtml(text)}`];
  },
  options: (control, values) => {
    for (const option of elementsIn(control)) mark(option, 'selected', isChosen(option, values));
  },
  tick: (control, values) => mark(control, 'checked', values.length > 0),
  ticks: (control, values) => mark(control, 'checked', isChosen(control, values)),
  // Browsers do not allow file inputs to be filled.
  none: () => undefined,
};

function hasOtherControls(element: MarkupElement, name: string): boolean {
  return elementsIn(element).some(
    (one) => CONTROLS.has(one.tag) && one.attributes.has('name') && attribute(one, 'name') !== name,
  );
}

/** The box around a field, with its label and control and no other field: where its messages go. */
export function fieldBox(control: MarkupElement): MarkupElement {
  const name = attribute(control, 'name');
  let box = control.parent ?? control;
  while (box.parent && box.parent.tag !== 'form' && !hasOtherControls(box.parent, name)) box = box.parent;
  for (;;) {
    const [only, ...others] = box.children;
    if (typeof only !== 'object' || others.length > 0 || !['div', 'fieldset'].includes(only.tag)) return box;
    box = only;
  }
}

/** Adds the id of a description to an element's `aria-describedby`. */
export function describeBy(element: MarkupElement, id: string): void {
  const known = attribute(element, 'aria-describedby');
  setAttribute(element, 'aria-describedby', known === '' ? id : `${known} ${id}`);
}
