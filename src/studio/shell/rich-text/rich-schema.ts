import { type Mark, type Node, Schema } from 'prosemirror-model';
import { type TextPiece, textPieces } from '../../../ui/rich-text/rich-text.ts';

/** The ProseMirror schema of a paragraph: text that can be bold or a link, and placeholders such as {{facts.homes}}. */
export const richSchema = new Schema({
  nodes: {
    doc: { content: 'inline*' },
    text: { group: 'inline' },
    quotation: {
      group: 'inline',
      inline: true,
      atom: true,
      attrs: { written: {} },
      leafText: (node) => String(node.attrs.written),
      toDOM: (node) => ['span', { 'data-quotation': String(node.attrs.written) }, String(node.attrs.written)],
      parseDOM: [
        { tag: 'span[data-quotation]', getAttrs: (element) => ({ written: element.getAttribute('data-quotation') }) },
      ],
    },
  },
  marks: {
    // The text format cannot combine bold and link.
    bold: { excludes: '_', toDOM: () => ['strong', 0], parseDOM: [{ tag: 'strong' }, { tag: 'b' }] },
    link: {
      excludes: '_',
      inclusive: false,
      attrs: { link: {} },
      toDOM: ({ attrs }) => ['span', { 'data-link': String(attrs.link), title: String(attrs.link) }, 0],
      parseDOM: [{ tag: 'span[data-link]', getAttrs: (element) => ({ link: element.getAttribute('data-link') }) }],
    },
  },
});

const QUOTATION = /(\{\{[^{}]*\}\})/;

/** A piece of text with the same mark. */
interface Run {
  mark: Mark | undefined;
  text: string;
}

/** Converts a text of the content to a document. */
export function readRich(text: string): Node {
  const runs = textPieces(text).map((piece) => ({ mark: markOf(piece), text: piece.text }));
  return richSchema.node('doc', null, joinRuns(runs).flatMap(inlineNodes));
}

function markOf(piece: TextPiece): Mark | undefined {
  if (piece.kind === 'text') return undefined;
  return piece.kind === 'bold' ? richSchema.mark('bold') : richSchema.mark('link', { link: piece.link });
}

function inlineNodes({ mark, text }: Run): Node[] {
  const marks = mark && [mark];
  return text
    .split(QUOTATION)
    .filter((part) => part !== '')
    .map((part) =>
      QUOTATION.test(part)
        ? richSchema.node('quotation', { written: part }, undefined, marks)
        : richSchema.text(part, marks),
    );
}

/** Converts a document to a text of the content. */
export function writeRich(doc: Node): string {
  const runs = doc.children.map((node) => ({
    mark: node.marks[0],
    text: node.isText ? (node.text ?? '') : String(node.attrs.written),
  }));
  return joinRuns(runs).map(written).join('');
}

/** Joins adjacent runs with the same mark: two adjacent links with the same target become a single link. */
function joinRuns(runs: readonly Run[]): Run[] {
  const result: Run[] = [];
  for (const { mark, text } of runs) {
    const last = result.at(-1);
    if (last && isSame(last.mark, mark)) last.text += text;
    else result.push({ mark, text });
  }
  return result;
}

function isSame(one: Mark | undefined, other: Mark | undefined): boolean {
  return one === other || (one !== undefined && other !== undefined && one.eq(other));
}

function written({ mark, text }: Run): string {
  if (!mark) return text;
  return mark.type.name === 'bold' ? `**${text}**` : `[${text}](${mark.attrs.link})`;
}
