/** Random edits of a rich text, as somebody makes them in its editor. */
import fc from 'fast-check';
import { EditorState, TextSelection, type Transaction } from 'prosemirror-state';
import { expect } from 'vitest';
import { readRich, richSchema, writeRich } from '../shell/rich-text/rich-schema.ts';

/** Texts to begin with, and pieces that are typed or pasted: words, signs with a meaning, and halves of them. */
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

/** A text, and edits that are made in it one after the other. */
export const richEdits = fc.record({
  text: fc.array(fc.constantFrom(...pieces, '**bold** words', 'and [a link](/there)'), { maxLength: 8 }),
  edits: fc.array(edit, { minLength: 10, maxLength: 10 }),
});

type Edits = typeof richEdits extends fc.Arbitrary<infer Value> ? Value : never;

/** After each edit the text is what it reads back as: nothing changes by being read and written again. */
export function expectStable({ text, edits }: Edits): void {
  let doc = readRich(text.join(''));
  doc = readRich(writeRich(doc));
  for (const one of edits) {
    const state = EditorState.create({ doc });
    // As the editor has it: what was typed becomes what it means.
    doc = readRich(writeRich(made(state.tr, one, doc.content.size).doc));
    const written = writeRich(doc);
    expect(readRich(written).eq(doc), written).toBe(true);
    expect(writeRich(readRich(written))).toBe(written);
  }
}

function made(tr: Transaction, { does, from, length, piece }: Edits['edits'][number], size: number): Transaction {
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
