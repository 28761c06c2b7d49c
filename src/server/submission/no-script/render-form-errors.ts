import { escapeHtml } from '../../../contracts/escape-html.ts';
import { fillPlaceholders } from '../../../contracts/fill-placeholders.ts';
import type { FormField } from '../../../contracts/forms.ts';
import type { FormTemplates } from '../../../contracts/server-config.ts';
import { fieldKinds } from '../../../forms/rules/index.ts';
import { controlsOf, describeBy, fieldBox, fillControl } from './form-markup.ts';
import { attribute, elementsIn, type MarkupElement, readElement, setAttribute, writeElement } from './markup.ts';

/** What to show a browser without JavaScript after it submitted a form. All texts are unescaped. */
export interface FormErrors {
  /** The general message. */
  message: string;
  /** Messages about single fields, by name, in the order of the form. */
  problems: [name: string, message: string][];
  /** What the visitor typed, by name. */
  values: ReadonlyMap<string, string[]>;
  /** Notes on fields whose answers cannot be kept, by name. */
  notes: [name: string, message: string][];
  /** Prepended to the title of the page. */
  titlePrefix: string;
}

/** Fills the placeholders of a template: {name} becomes the text with that name, escaped. */
function fill(piece: string, texts: Record<string, string>): string {
  const escaped = Object.entries(texts).map(([name, text]) => [name, escapeHtml(text)]);
  return fillPlaceholders(piece, Object.fromEntries(escaped));
}

function pieceElement(piece: string, texts: Record<string, string>): MarkupElement {
  const read = readElement(fill(piece, texts), 0);
  if (!read) throw new Error('a piece of the forms is damaged: build the site again');
  return read.element;
}

function adopt(parent: MarkupElement, child: MarkupElement, place = parent.children.length): void {
  child.parent = parent;
  parent.children.splice(place, 0, child);
}

/**
 * The page as shown after a form was sent. Its blocks are not hydrated, since their scripts expect the page as it was
 * built.
 */
export function staticPage(html: string, titlePrefix: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<title[^>]*>/, (tag) => tag + escapeHtml(titlePrefix));
}

/** The forms of a page for which `isWanted` is true, each with its position. */
function findForm(html: string, isWanted: (form: MarkupElement) => boolean) {
  for (let start = html.indexOf('<form '); start >= 0; start = html.indexOf('<form ', start + 1)) {
    const read = readElement(html, start);
    if (read && isWanted(read.element)) return { ...read, start };
  }
  return undefined;
}

function sourceInput(form: MarkupElement): MarkupElement | undefined {
  return elementsIn(form).find((one) => one.tag === 'input' && attribute(one, 'name') === 'source');
}

function addProblems(form: MarkupElement, pieces: FormTemplates, problems: FormErrors['problems']): void {
  const controls = controlsOf(form);
  for (const [name, message] of problems) {
    const [first, ...others] = controls.get(name) ?? [];
    if (!first) continue;
    const id = attribute(first, 'id');
    adopt(fieldBox(first), pieceElement(pieces.problem, { id, message }));
    const group =
      others.length > 0
        ? elementsIn(form).find((one) => one.tag === 'fieldset' && elementsIn(one).includes(first))
        : undefined;
    describeBy(group ?? first, `${id}-problem`);
    for (const control of [first, ...others]) control.attributes.set('aria-invalid', 'true');
  }
}

function addNotes(form: MarkupElement, pieces: FormTemplates, notes: FormErrors['notes']): void {
  const controls = controlsOf(form);
  for (const [name, message] of notes) {
    const [control] = controls.get(name) ?? [];
    if (!control) continue;
    const id = `${attribute(control, 'id')}-note`;
    adopt(fieldBox(control), pieceElement(pieces.note, { id, message }));
    describeBy(control, `${id}-hint`);
  }
}

/** Adds the messages: in the form's own line if it has one, otherwise in a summary with links to the fields. */
function addSummary(form: MarkupElement, pieces: FormTemplates, { message, problems }: FormErrors): void {
  const controls = controlsOf(form);
  const status = elementsIn(form).find((one) => one.attributes.has('data-form-status'));
  const [faulty] = problems.flatMap(([name]) => controls.get(name) ?? []);
  if (status) {
    status.children = [];
    adopt(status, pieceElement(pieces.notice, { message }));
    (faulty ?? status).attributes.set('autofocus', '');
    if (!faulty) status.attributes.set('tabindex', '-1');
    return;
  }
  const id = `${attribute(form, 'aria-labelledby').replace(/-title$/, '') || 'form'}-summary`;
  const summary = pieceElement(pieces.summary, { id, title: message });
  const list = elementsIn(summary).find((one) => one.tag === 'ul');
  const item = list?.children.map((child) => (typeof child === 'string' ? child : writeElement(child))).join('') ?? '';
  if (list) {
    list.children = problems.map(([name, text]) => {
      const [control] = controls.get(name) ?? [];
      return fill(item, { target: control ? attribute(control, 'id') : id, message: text });
    });
    if (problems.length === 0) summary.children = summary.children.filter((child) => child !== list);
  }
  summary.attributes.set('autofocus', '');
  const hidden = sourceInput(form);
  adopt(form, summary, hidden ? Math.max(0, form.children.indexOf(hidden)) : 0);
}

/** Selects a form of a page, and builds its next action from the one that the build wrote. */
interface WantedForm {
  isWanted: (form: { source: string; action: string }) => boolean;
  action: (address: string) => string;
  fields: (source: string) => FormField[];
}

function keepValues(form: MarkupElement, fields: FormField[], values: FormErrors['values']): void {
  const controls = controlsOf(form);
  for (const { name, kind } of fields) {
    for (const control of controls.get(name) ?? []) {
      fillControl[fieldKinds[kind].markup](control, values.get(name) ?? []);
    }
  }
  // The page may be about a different article than the one whose form was sent.
  const [source] = values.get('source') ?? [];
  const hidden = sourceInput(form);
  if (source !== undefined && hidden) setAttribute(hidden, 'value', source);
}

/**
 * Renders the page `html` with its form as the visitor sent it: everything typed is kept, and problems are listed in a
 * summary with links and next to each field. Undefined if the page has no form for which `isWanted` is true.
 */
export function renderFormErrors(
  html: string,
  pieces: FormTemplates,
  answer: FormErrors,
  { isWanted, action, fields }: WantedForm,
): string | undefined {
  const found = findForm(html, (form) => {
    const source = sourceInput(form);
    return source !== undefined && isWanted({ source: attribute(source, 'value'), action: attribute(form, 'action') });
  });
  if (!found) return undefined;
  const { element: form, start, end } = found;
  setAttribute(form, 'action', action(attribute(form, 'action')));
  keepValues(form, fields(attribute(sourceInput(form) ?? form, 'value')), answer.values);
  addSummary(form, pieces, answer);
  addProblems(form, pieces, answer.problems);
  addNotes(form, pieces, answer.notes);
  return staticPage(html.slice(0, start) + writeElement(form) + html.slice(end), answer.titlePrefix);
}

/** Renders the page with a thank-you message in place of its form. `page` is the path that its link leads back to. */
export function renderThanks(
  html: string,
  piece: string,
  texts: { label: string; page: string; titlePrefix: string },
  isWanted: (source: string) => boolean,
): string | undefined {
  const found = findForm(html, (form) => isWanted(attribute(sourceInput(form) ?? form, 'value')));
  if (!found) return undefined;
  const thanks = pieceElement(piece, { label: texts.label });
  const back = elementsIn(thanks).findLast(({ tag }) => tag === 'a');
  // The build wrote a link to the home page, including the base path.
  if (back) setAttribute(back, 'href', attribute(back, 'href').replace(/\/$/, '') + texts.page);
  return staticPage(html.slice(0, found.start) + writeElement(thanks) + html.slice(found.end), texts.titlePrefix);
}
