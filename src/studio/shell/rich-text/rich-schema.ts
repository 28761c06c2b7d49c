import { type Mark, type Node, Schema } from 'prosemirror-model';
import { textPieces } from '../../../ui/rich-text/rich-text.ts';

/** A paragraph of content: words, of which some are bold or a link, and quotations such as {{facts.homes}}. */
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
    // The format cannot express both at once.
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

/** A text as it is written, to be edited. */
export function readRich(text: string): Node {
  const nodes = textPieces(text).flatMap((piece) => {
    const marks =
      piece.kind === 'bold'
        ? [richSchema.mark('bold')]
        : piece.kind === 'link'
          ? [richSchema.mark('link', { link: piece.link })]
          : [];
    return inlineNodes(piece.text, marks);
  });
  return richSchema.node('doc', null, nodes);
}

function inlineNodes(text: string, marks: readonly Mark[]): Node[] {
  return text
    .split(QUOTATION)
    .filter((part) => part !== '')
    .map((part) =>
      QUOTATION.test(part)
        ? richSchema.node('quotation', { written: part }, undefined, marks)
        : richSchema.text(part, marks),
    );
}

/** What was edited, as it is written. */
export function writeRich(doc: Node): string {
  const pieces: { mark: Mark | undefined; text: string }[] = [];
  doc.forEach((node) => {
    const [mark] = node.marks;
    const text = node.isText ? (node.text ?? '') : String(node.attrs.written);
    const last = pieces.at(-1);
    if (last && isSame(last.mark, mark)) last.text += text;
    else pieces.push({ mark, text });
  });
  return pieces.map(({ mark, text }) => written(text, mark)).join('');
}

function isSame(one: Mark | undefined, other: Mark | undefined): boolean {
  return one === other || (one !== undefined && other !== undefined && one.eq(other));
}

function written(text: string, mark: Mark | undefined): string {
  if (!mark) return text;
  return mark.type.name === 'bold' ? `**${text}**` : `[${text}](${mark.attrs.link})`;
}
