/** Generates random edits of a rich text, as made in the editor. */
import fc from 'fast-check';
import { EditorState, TextSelection, type Transaction } from 'prosemirror-state';
import { expect } from 'vitest';
import { readRich, richSchema, writeRich } from '../shell/rich-text/rich-schema.ts';

/** Pieces of texts: words, markup, and incomplete markup. */
const pieces = [
  'a',
  'word ',
  ' ',
  '**',
  '*',
  '[',
  ']',
  '(',
  ')',
  '](/x)',
  '[a](/b)',
  '{{',
  '}}',
  '{{facts.a}}',
  '—',
  '😀',
];

const edit = fc.record({
  does: fc.constantFrom('type', 'paste', 'delete', 'bold', 'link', 'unlink', 'quote'),
  from: fc.nat(60),
  length: fc.nat(12),
  piece: fc.constantFrom(...pieces),
});

/** A text and a sequence of edits. */
export const richEdits = fc.record({
  text: fc.array(fc.constantFrom(...pieces, '**bold** words', 'and [a link](/there)'), { maxLength: 8 }),
  edits: fc.array(edit, { minLength: 10, maxLength: 10 }),
});

type Edits = typeof richEdits extends fc.Arbitrary<infer Value> ? Value : never;

/** Expects that after each edit, reading and writing the text again changes nothing. */
export function expectStable({ text, edits }: Edits): void {
  let doc = readRich(text.join(''));
  doc = readRich(writeRich(doc));
  for (const one of edits) {
    const state = EditorState.create({ doc });
    // The editor converts typed markup to formatting.
    doc = readRich(writeRich(applyEdit(state.tr, one, doc.content.size).doc));
    const written = writeRich(doc);
    expect(readRich(written).eq(doc), written).toBe(true);
    expect(writeRich(readRich(written))).toBe(written);
  }
}

function applyEdit(tr: Transaction, { does, from, length, piece }: Edits['edits'][number], size: number): Transaction {
  const start = Math.min(from, size);
  const end = Math.min(start + length, size);
  const { bold, link } = richSchema.marks;
  switch (does) {
    case 'type':
      return tr.setSelection(TextSelection.create(tr.doc, start, end)).insertText(piece);
    case 'paste':
      return tr.replace(start, end, readRich(piece).slice(0));
    case 'delete':
      return tr.delete(start, end);
    case 'bold':
      return tr.addMark(start, end, bold.create());
    case 'link':
      return tr.addMark(start, end, link.create({ link: '/there' }));
    case 'unlink':
      return tr.removeMark(start, end);
    case 'quote':
      return tr.replaceWith(start, end, richSchema.node('quotation', { written: '{{facts.b}}' }));
  }
}
