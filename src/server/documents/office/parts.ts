/** What the parts of a package in XML may say (ECMA-376). */
import { unsafe } from '../fault.ts';
import { isElsewhere, isScriptAddress } from '../reference-target.ts';
import { type Element, readXml } from '../xml.ts';
import { demandHarmlessField, Fields } from './fields.ts';

/** Types of parts with macros, controls, or texts that are read by another program. */
const MACRO_TYPES = /macroEnabled|vbaProject|vbaData|activeX/i;
const MACRO_LINKS = /\/(?:vbaProject|wordVbaData|vbaProjectSignature|control|activeXControlBinary)$/i;
const HYPERLINK = /\/hyperlink$/i;

function attribute({ attributes }: Element, name: string): string | undefined {
  return attributes.find((one) => one.name.toLowerCase() === name)?.value;
}

/** The content types of the parts: by the name of the part, or by its ending. @throws Unacceptable */
export class ContentTypes {
  readonly #byName = new Map<string, string>();
  readonly #byEnding = new Map<string, string>();

  /** @throws Unacceptable when one of them is of macros */
  constructor(text: string) {
    readXml(text, {
      open: (element) => {
        const type = attribute(element, 'contenttype');
        if (type === undefined) return;
        if (MACRO_TYPES.test(type)) unsafe('macros');
        const name = attribute(element, 'partname')?.toLowerCase();
        const ending = attribute(element, 'extension')?.toLowerCase();
        if (name !== undefined) this.#byName.set(name.replace(/^\//, ''), type);
        if (ending !== undefined) this.#byEnding.set(ending, type);
      },
    });
  }

  of(name: string): string {
    const key = name.toLowerCase();
    return this.#byName.get(key) ?? this.#byEnding.get(key.slice(key.lastIndexOf('.') + 1)) ?? '';
  }

  all(): string[] {
    return [...this.#byName.values(), ...this.#byEnding.values()];
  }
}

function demandHarmlessLink(element: Element): void {
  const type = attribute(element, 'type') ?? '';
  const target = attribute(element, 'target') ?? '';
  if (MACRO_LINKS.test(type)) unsafe('macros');
  if (isScriptAddress(target)) unsafe('a script as an address');
  // A link waits until somebody follows it; all else is fetched when the text is opened.
  if (!HYPERLINK.test(type) && isElsewhere(target)) unsafe('something from elsewhere');
}

/** What a part is linked with stands in the package or on the writer's own computer, links apart. @throws Unacceptable */
export function demandHarmlessLinks(text: string): void {
  readXml(text, {
    open: (element) => {
      if (element.name.toLowerCase() === 'relationship') demandHarmlessLink(element);
    },
  });
}

function openField(fields: Fields, element: Element): void {
  const kind = attribute(element, 'fldchartype');
  if (kind === 'begin') fields.begin();
  else if (kind === 'separate') fields.separate();
  else if (kind === 'end') fields.end();
}

/** Nothing in a part of text, or of any other kind, starts or fetches anything. @throws Unacceptable */
export function demandHarmlessText(text: string): void {
  const fields = new Fields();
  let within = '';
  readXml(text, {
    open: (element) => {
      within = element.name;
      if (within === 'fldChar') openField(fields, element);
      if (within === 'fldSimple') demandHarmlessField(attribute(element, 'instr') ?? '');
      if (within === 'ddeLink') unsafe('a link to a program');
      const source = element.prefix === 'v' ? attribute(element, 'src') : undefined;
      if (source !== undefined && isElsewhere(source)) unsafe('a picture from elsewhere');
    },
    close: () => {
      within = '';
    },
    text: (words) => {
      if (within === 'instrText' || within === 'delInstrText') fields.code(words);
      else if (within === 't' || within === 'delText') fields.shown(words);
    },
  });
  fields.finish();
}
