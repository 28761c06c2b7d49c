import { baseKeymap, toggleMark } from 'prosemirror-commands';
import { keymap } from 'prosemirror-keymap';
import { DOMParser as RichParser } from 'prosemirror-model';
import { type Command, EditorState, Selection, TextSelection, type Transaction } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { TextInList } from '../fields/control-props.ts';
import controls from '../fields/frame/controls.module.css';
import { insertParagraphs, paragraphsOf } from '../fields/lists/paragraphs.ts';
import styles from './RichEditor.module.css';
import { readRich, richSchema, writeRich } from './rich-schema.ts';

/** The commands of the toolbar. */
export interface RichCommands {
  toggleBold: () => void;
  /** Turns the selection into a link; removes the link if the target is undefined. */
  setLink: (link: string | undefined) => void;
  /** Inserts a placeholder: {{name}}. */
  quote: (name: string) => void;
  /** The target of the link at the cursor; undefined if there is none. */
  linkAtCursor: () => string | undefined;
}

interface RichEditorProps {
  text: string;
  onChange: (text: string) => void;
  onBlur?: () => void;
  inList?: TextInList;
  commands: RefObject<RichCommands | null>;
  /** The selection in the plain text area shown until this editor loaded; undefined if that did not have the focus. */
  initialSelection: RefObject<readonly [start: number, end: number] | undefined>;
  /** Returns the text to show for a placeholder: the value of its fact. */
  placeholderText: (written: string) => string;
  attributes: Record<string, string>;
}

/** A WYSIWYG editor for a text with bold words, links and placeholders. */
export default function RichEditor(props: RichEditorProps) {
  const element = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const latest = useRef(props);
  latest.current = props;
  const { text, commands, initialSelection } = props;
  // A layout effect, because a new text gets the focus at once.
  useLayoutEffect(() => {
    if (!element.current) return;
    const editor = makeView(element.current, latest);
    view.current = editor;
    commands.current = commandsOf(editor);
    if (initialSelection.current) takeOverFocus(editor, latest.current.text, initialSelection.current);
    return () => editor.destroy();
  }, [commands, initialSelection]);
  useEffect(() => {
    const shown = view.current;
    if (!shown || writeRich(shown.state.doc) === text) return;
    const { tr } = shown.state;
    shown.dispatch(tr.replaceWith(0, tr.doc.content.size, readRich(text).content).setMeta('outside', true));
  }, [text]);
  const isInvalid = props.attributes['aria-invalid'];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view reads its attributes when it is updated.
  useEffect(() => view.current?.updateState(view.current.state), [isInvalid]);
  return <div ref={element} className={styles.editor} />;
}

/** Takes the focus and selection over from the plain text area. */
function takeOverFocus(view: EditorView, text: string, [start, end]: readonly [number, number]): void {
  const { tr } = view.state;
  const resolve = (offset: number) => tr.doc.resolve(Math.min(sizeOf(text.slice(0, offset)), tr.doc.content.size));
  view.dispatch(tr.setSelection(TextSelection.between(resolve(start), resolve(end))));
  view.focus();
}

function sizeOf(text: string): number {
  return readRich(text).content.size;
}

/** The texts before and after the selection. */
function textsAround({ doc, selection }: EditorState): [before: string, after: string] {
  return [writeRich(doc.cut(0, selection.from)), writeRich(doc.cut(selection.to))];
}

/** The keys for bold words, and for splitting and removing a paragraph of a list. */
function ownKeys(latest: RefObject<RichEditorProps>): Record<string, Command> {
  return {
    'Mod-b': toggleMark(richSchema.marks.bold),
    Enter: (state) => {
      const [before, after] = textsAround(state);
      latest.current.inList?.split([before.trimEnd(), after.trimStart()]);
      return true;
    },
    'Shift-Enter': () => true,
    Backspace: ({ doc }) => {
      const { inList } = latest.current;
      if (doc.content.size === 0) inList?.drop();
      return doc.content.size === 0 && inList !== undefined;
    },
  };
}

/** Splits the paragraph of a list if several paragraphs are pasted into it. @returns whether they were */
function pasteIntoList({ inList }: RichEditorProps, state: EditorState, data: DataTransfer | null): boolean {
  const paragraphs = inList && data ? pastedParagraphs(data) : [];
  if (paragraphs.length < 2) return false;
  const [before, after] = textsAround(state);
  inList?.split(insertParagraphs(before, paragraphs, after));
  return true;
}

function quotationElement(written: string, { placeholderText }: RichEditorProps): HTMLElement {
  const element = document.createElement('span');
  element.className = styles.quotation ?? '';
  element.title = written;
  element.textContent = placeholderText(written);
  return element;
}

function makeView(mount: HTMLElement, latest: RefObject<RichEditorProps>): EditorView {
  return new EditorView(mount, {
    state: EditorState.create({
      doc: readRich(latest.current.text),
      plugins: [keymap(ownKeys(latest)), keymap(baseKeymap)],
    }),
    attributes: () => ({ ...latest.current.attributes, class: `${controls.control} ${styles.text}` }),
    handlePaste: ({ state }, { clipboardData }) => pasteIntoList(latest.current, state, clipboardData),
    clipboardTextParser: (pasted) => readRich(pasted.replace(/\s*\n\s*/g, ' ')).slice(0),
    clipboardTextSerializer: ({ content }) => writeRich(richSchema.node('doc', null, content)),
    nodeViews: {
      quotation: ({ attrs }) => ({ dom: quotationElement(String(attrs.written), latest.current) }),
    },
    dispatchTransaction(this: EditorView, transaction: Transaction) {
      this.updateState(this.state.apply(transaction));
      if (!transaction.docChanged || transaction.getMeta('outside')) return;
      latest.current.onChange(readBack(this));
    },
    handleDOMEvents: {
      blur: () => {
        latest.current.onBlur?.();
        return false;
      },
    },
  });
}

/** The elements of pasted HTML that contain paragraphs of text. */
const PARAGRAPHS = 'p, li, h1, h2, h3, h4, h5, h6';

/** The paragraphs of pasted HTML or plain text; bold words are kept. */
function pastedParagraphs(data: DataTransfer): string[] {
  const { body } = new DOMParser().parseFromString(data.getData('text/html'), 'text/html');
  const parser = RichParser.fromSchema(richSchema);
  const marked = [...body.querySelectorAll(PARAGRAPHS)]
    .filter((element) => !element.querySelector(PARAGRAPHS))
    .map((element) => writeRich(parser.parse(element)).replace(/\s+/g, ' ').trim())
    .filter(Boolean);
  return marked.length > 1 ? marked : paragraphsOf(data.getData('text/plain'));
}

/** The text of the document. Typed markup, such as **, is converted to formatting in the document. */
function readBack(view: EditorView): string {
  const { doc, tr, selection } = view.state;
  const text = writeRich(doc);
  const read = readRich(text);
  if (!read.eq(doc)) {
    // Keep the cursor after the same words, which may now be shorter without their markup.
    const before = sizeOf(writeRich(doc.cut(0, selection.to)));
    tr.replaceWith(0, doc.content.size, read.content).setMeta('outside', true);
    tr.setSelection(Selection.near(tr.doc.resolve(Math.min(before, tr.doc.content.size))));
    tr.setStoredMarks([]);
    view.updateState(view.state.apply(tr));
  }
  return writeRich(view.state.doc);
}

function commandsOf(view: EditorView): RichCommands {
  const { bold, link } = richSchema.marks;
  const run = (command: Command) => {
    command(view.state, view.dispatch);
    view.focus();
  };
  return {
    toggleBold: () => run(toggleMark(bold)),
    setLink: (target) => {
      const [from, to] = linkedRange(view.state);
      const { tr } = view.state;
      tr.removeMark(from, to, link);
      if (target !== undefined && from === to)
        tr.insert(from, richSchema.text(target, [link.create({ link: target })]));
      else if (target !== undefined) tr.addMark(from, to, link.create({ link: target }));
      view.dispatch(tr);
      view.focus();
    },
    quote: (name) => {
      view.dispatch(view.state.tr.replaceSelectionWith(richSchema.node('quotation', { written: `{{${name}}}` })));
      view.focus();
    },
    linkAtCursor: () => {
      const mark = link.isInSet(view.state.doc.resolve(linkedRange(view.state)[0]).nodeAfter?.marks ?? []);
      return mark ? String(mark.attrs.link) : undefined;
    },
  };
}

/** The range of the selection; if that is empty, of the link at the cursor, or else of the cursor. */
function linkedRange({ doc, selection }: EditorState): [number, number] {
  if (!selection.empty) return [selection.from, selection.to];
  let range: [number, number] = [selection.from, selection.from];
  doc.forEach((node, offset) => {
    const isHere = offset <= selection.from && selection.from <= offset + node.nodeSize;
    if (isHere && richSchema.marks.link.isInSet(node.marks)) range = [offset, offset + node.nodeSize];
  });
  return range;
}
