import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { FormDefinition, FormField } from '../../contracts/forms.ts';
import { HONEYPOT_FIELD } from '../rules/index.ts';
import { enquiryForm } from '../submit/fakes.ts';
import { FormView } from './FormView.tsx';

const words = {
  ok: 'OK',
  optional: 'optional',
  errorPrefix: 'Error: ',
  errorSummary: 'Check',
  choose: 'Choose',
  uploading: 'Going: {percent}%',
  uploadEnding: 'Gone',
  fileUnreadable: 'Unreadable',
  draftRestored: 'Back',
  draftDocument: 'Choose again',
  clearForm: 'Clear',
  removeDocument: 'Remove',
};
const options = [
  { value: 'nairobi', label: 'Nairobi' },
  { value: 'kisumu', label: 'Kisumu' },
];
const required = [{ rule: 'required' as const, message: 'Needed' }];

function render(changes: Partial<FormDefinition>): string {
  return renderToStaticMarkup(<FormView form={enquiryForm(changes)} idPrefix="f" words={words} label="Write to us" />);
}

function renderField(field: Partial<FormField>): string {
  return render({ fields: [{ name: 'it', kind: 'text', label: 'The label', ...field }] });
}

/** The opening tag of the control of the field "it". */
function control(html: string, tag = 'input'): string {
  return new RegExp(`<${tag}\\b[^>]*name="it"[^>]*>`).exec(html)?.[0] ?? '';
}

test('without JavaScript it is a plain form that the server answers', () => {
  const html = render({});
  const form = /<form[^>]*>/.exec(html)?.[0];
  expect(form).toContain('method="post"');
  expect(form).toContain('action="/api/save-submission.php"');
  expect(form).toContain('noValidate=""');
  expect(form).toContain('aria-label="Write to us"');
  expect(html).toContain('<input type="hidden" name="source" value="contact"/>');
  expect(html).toMatch(/<button[^>]*type="submit"[^>]*>Send<\/button>/);
});

test('the honeypot is hidden from keyboard, screen readers and autofill', () => {
  const trap = new RegExp(`<div[^>]*aria-hidden="true"[^>]*>(<input[^>]*name="${HONEYPOT_FIELD}"[^>]*>)`).exec(
    render({}),
  );
  expect(trap?.[1]).toContain('tabindex="-1"');
  expect(trap?.[1]).toContain('autoComplete="off"');
});

test.each<[FormField['kind'], string]>([
  ['text', 'text'],
  ['email', 'email'],
  ['phone', 'tel'],
  ['url', 'url'],
])('a field %s is an input of type %s that keeps text typed before hydration', (kind, type) => {
  const input = control(renderField({ kind, placeholder: 'such as', autocomplete: 'on' }));
  expect(input).toContain(`type="${type}"`);
  expect(input).toContain('placeholder="such as"');
  expect(input).toContain('autoComplete="on"');
  expect(input).not.toContain('value=');
});

test('a label belongs to its control, and says if the field is optional', () => {
  expect(renderField({})).toMatch(/<label[^>]*for="f-it"[^>]*>The label<span[^>]*> \(optional\)<\/span><\/label>/);
  const needed = renderField({ rules: required });
  expect(needed).toMatch(/<label[^>]*for="f-it"[^>]*>The label<\/label>/);
  expect(control(needed)).toContain('aria-required="true"');
});

test('a hint describes its control', () => {
  const html = renderField({ hint: 'As on your card' });
  expect(html).toMatch(/<p id="f-it-hint"[^>]*>As on your card<\/p>/);
  expect(control(html)).toContain('aria-describedby="f-it-hint"');
});

test('a select starts with the text for no choice', () => {
  const html = renderField({ kind: 'select', options });
  expect(control(html, 'select')).toContain('id="f-it"');
  expect(html).toContain(
    '<option value="">Choose</option><option value="nairobi">Nairobi</option><option value="kisumu">Kisumu</option>',
  );
});

test('checkboxes are a group with a legend, and the first box has the id that error links use', () => {
  const html = renderField({ kind: 'checkboxes', options });
  expect(html).toMatch(/<fieldset[^>]*><legend[^>]*>The label/);
  const boxes = html.match(/<input[^>]*type="checkbox"[^>]*>/g) ?? [];
  expect(boxes.map((box) => /value="(\w+)"/.exec(box)?.[1])).toEqual(['nairobi', 'kisumu']);
  expect(boxes.map((box) => box.includes('id="f-it"'))).toEqual([true, false]);
});

test('a single checkbox is inside its label', () => {
  const html = renderField({ kind: 'checkbox', rules: [{ rule: 'accepted', message: 'Agree' }] });
  expect(html).toMatch(/<label[^>]*><input[^>]*id="f-it"[^>]*type="checkbox"[^>]*\/?><span>The label<\/span><\/label>/);
});

test('a textarea has the configured number of lines', () => {
  expect(control(renderField({ kind: 'textarea', rows: 7 }), 'textarea')).toContain('rows="7"');
});

test('a file input accepts the extensions in its rule', () => {
  const rules = [{ rule: 'file-type' as const, message: 'No', types: ['pdf', 'jpg'] }];
  expect(control(renderField({ kind: 'file', rules }))).toContain('accept=".pdf,.jpg,.jpeg,.jpe,.jfif"');
});

test('without JavaScript, conditional fields are always visible, since nothing could show them later', () => {
  expect(control(renderField({ showWhen: { field: 'other', equals: 'yes' } }))).toContain('id="f-it"');
});

test('title, introduction and privacy note are shown', () => {
  const html = render({ title: 'Write', intro: 'To **us**', privacy: 'See the [notice](/privacypolicy)' });
  expect(html).toMatch(/<h3 id="f-title"[^>]*>Write<\/h3>/);
  expect(html).toContain('aria-labelledby="f-title"');
  expect(html).toContain('<strong>us</strong>');
  expect(html).toMatch(/<a[^>]*href="\/privacypolicy"[^>]*>notice<\/a>/);
});

test('no error is shown before the form is sent', () => {
  const html = renderField({ rules: required });
  expect(html).not.toContain('aria-invalid');
  expect(html).not.toContain('Needed');
  expect(html).not.toContain('role="group"');
});
