/** Checks of the XML parts of a package (ECMA-376). */

import { isRemote, isScriptUrl } from '../reference-target.ts';
import { rejectUnsafe } from '../rejection.ts';
import { type Element, readXml } from '../xml.ts';
import { assertHarmlessField, Fields } from './fields.ts';

/** Content types of parts with macros or controls, or of texts that another program reads. */
const MACRO_TYPES = /macroEnabled|vbaProject|vbaData|activeX/i;
const MACRO_LINKS = /\/(?:vbaProject|wordVbaData|vbaProjectSignature|control|activeXControlBinary)$/i;
const HYPERLINK = /\/hyperlink$/i;
/** Parts in a foreign format that are shown as part of the text. */
const FOREIGN_PART = /\/aFChunk$/i;
/** VML elements that load a picture by its URL. */
const PAINTED = /^(?:imagedata|image|fill|stroke)$/;
/** Elements of a mail merge with the location of its data source. */
const DATA_SOURCE = /^(?:connectString|udl)$/;
/** Ribbon attributes that name a macro. */
const CALLBACK = /^(?:on|get|loadImage)/i;
/** The player page of an embedded video: an iframe without scripts. */
const VIDEO_PLAYER =
  /^\s*<iframe\b(?:\s+(?!on|srcdoc)[\w-]+(?:\s*=\s*(?:"[^"<>]*"|'[^'<>]*'))?)*\s*\/?>\s*(?:<\/iframe>\s*)?$/i;

function attribute({ attributes }: Element, name: string): string | undefined {
  return attributes.find((one) => one.name.toLowerCase() === name)?.value;
}

/** The content types of the parts, by part name or extension. @throws DocumentRejected */
export class ContentTypes {
  readonly #byName = new Map<string, string>();
  readonly #byEnding = new Map<string, string>();

  /** @throws DocumentRejected if a part contains macros */
  constructor(text: string) {
    readXml(text, {
      open: (element) => {
        const type = attribute(element, 'contenttype');
        if (type === undefined) return;
        if (MACRO_TYPES.test(type)) rejectUnsafe('macros');
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

/** @param areFollowed whether the part that owns it loads links of every type automatically */
function assertHarmlessLink(element: Element, areFollowed: boolean): void {
  const type = attribute(element, 'type') ?? '';
  const target = attribute(element, 'target') ?? '';
  if (MACRO_LINKS.test(type)) rejectUnsafe('macros');
  if (FOREIGN_PART.test(type)) rejectUnsafe('a text of another kind inside');
  if (isScriptUrl(target)) rejectUnsafe('a script as an address');
  // Hyperlinks are fetched when the reader clicks them, all other relationships when the document is opened.
  if ((areFollowed || !HYPERLINK.test(type)) && isRemote(target)) rejectUnsafe('something from elsewhere');
}

/** Checks a part's relationships: except for links, all targets must be in the package or on the local computer. */
function assertHarmlessRelation(element: Element, areFollowed: boolean): void {
  const name = element.name.toLowerCase();
  if (name === 'relationship') assertHarmlessLink(element, areFollowed);
  if (name.startsWith('relationship') && attribute(element, 'base') !== undefined)
    rejectUnsafe('another place of links');
}

/** Checks that an element's attributes do not load anything remote. @throws DocumentRejected */
function assertNoRemoteContent(element: Element): void {
  const source = PAINTED.test(element.name) || element.prefix === 'v' ? attribute(element, 'src') : undefined;
  if (source !== undefined && isRemote(source)) rejectUnsafe('a picture from elsewhere');
  // SVG pictures have a `data:` URL here.
  const picture = element.name === 'image' ? (attribute(element, 'href') ?? '') : '';
  if (isRemote(picture) && !/^data:/i.test(picture)) rejectUnsafe('a picture from elsewhere');
  const data = DATA_SOURCE.test(element.name) ? (attribute(element, 'val') ?? '') : '';
  if (data.split(/[;=]/).some((target) => isRemote(target.replace(/["']/g, '')))) rejectUnsafe('data from elsewhere');
  const store = element.name === 'reference' ? attribute(element, 'store') : undefined;
  if (store !== undefined && isRemote(store)) rejectUnsafe('an add-in from elsewhere');
  const calls = element.attributes.filter(({ name }) => CALLBACK.test(name));
  if (calls.some(({ value }) => isRemote(value))) rejectUnsafe('a macro from elsewhere');
  const videoPlayer = attribute(element, 'embeddedhtml');
  if (
    videoPlayer !== undefined &&
    (!VIDEO_PLAYER.test(videoPlayer) || /["']\s*(?:javascript|data|vbscript):/i.test(videoPlayer))
  )
    rejectUnsafe('a page that runs');
}

function openField(fields: Fields, element: Element): void {
  const kind = attribute(element, 'fldchartype');
  if (kind === 'begin') fields.begin();
  else if (kind === 'separate') fields.separate();
  else if (kind === 'end') fields.end();
}

/**
 * Checks that nothing in a part starts or fetches anything.
 * @param areFollowed whether the part loads links of every type automatically
 * @throws DocumentRejected
 */
export function assertHarmlessXml(text: string, areFollowed: boolean): void {
  const fields = new Fields();
  let within = '';
  readXml(text, {
    open: (element) => {
      within = element.name;
      if (within === 'fldChar') openField(fields, element);
      if (within === 'fldSimple') assertHarmlessField(attribute(element, 'instr') ?? '');
      if (within === 'ddeLink') rejectUnsafe('a link to a program');
      assertNoRemoteContent(element);
      // Relationships may be in a part with any name.
      assertHarmlessRelation(element, areFollowed);
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
