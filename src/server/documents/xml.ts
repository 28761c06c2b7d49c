import { SaxesParser } from 'saxes';
import { rejectUnsafe } from './rejection.ts';

/** Maximum depth of elements; no program that writes documents comes near. */
const MAX_DEPTH = 1000;
/** Encodings in which programs write XML. With any other, our parser might miss what another program reads. */
const ENCODINGS = /^(?:utf-?8|utf-16(?:le|be)?|us-ascii|ascii|iso-8859-1|windows-125[0-8])$/i;

/** The start tag of an element. Names are without prefixes. */
export interface Element {
  name: string;
  /** The part of the name before the colon. */
  prefix: string;
  attributes: { name: string; value: string }[];
}

/** Callbacks while a document is read. */
export interface XmlReader {
  open?: (element: Element) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
  /** A processing instruction, such as `xml-stylesheet`. */
  instruction?: (target: string) => void;
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0x3c && second === 0) return 'utf-16le';
  if (first === 0 && second === 0x3c) return 'utf-16be';
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  const declared = /^[^<]{0,3}<\?xml[^>]*\sencoding\s*=\s*["']([^"']*)["']/.exec(head)?.[1];
  // Text decoded from single bytes is not UTF-16, whatever its declaration says.
  return declared === undefined || /^utf-?16/i.test(declared) ? 'utf-8' : declared;
}

/** Decodes an XML document. @throws DocumentRejected if it is not text in one of the expected encodings */
export function decodeXml(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  if (!ENCODINGS.test(encoding)) rejectUnsafe(`XML in ${encoding}`);
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return rejectUnsafe('XML that is no text');
  }
}

/**
 * An ampersand that begins no reference: AbiWord writes link targets without escaping them. Not before a number, which
 * a tolerant reader takes for a character although the reference has no end.
 */
const BARE_AMPERSAND = /&(?!#|[a-z_][\w.-]*;)/gi;

function localName(name: string): { prefix: string; name: string } {
  const colon = name.indexOf(':');
  return colon < 0 ? { prefix: '', name } : { prefix: name.slice(0, colon), name: name.slice(colon + 1) };
}

/**
 * Reads an XML document to its end. Nothing is fetched, and no custom entities are resolved.
 * @throws DocumentRejected if it is not XML, declares a document type, or is nested too deeply; and whatever `reader`
 * throws
 */
export function readXml(text: string, reader: XmlReader): void {
  const parser = new SaxesParser({ position: false });
  let depth = 0;
  parser.on('error', () => rejectUnsafe('damaged XML'));
  parser.on('doctype', () => rejectUnsafe('a document type in XML'));
  parser.on('opentag', ({ name, attributes }) => {
    depth++;
    if (depth > MAX_DEPTH) rejectUnsafe('XML without end');
    const own = Object.entries(attributes).map(([key, value]) => ({ name: localName(key).name, value }));
    reader.open?.({ ...localName(name), attributes: own });
  });
  parser.on('closetag', ({ name }) => {
    depth--;
    reader.close?.(localName(name).name);
  });
  const emitText = (text: string) => reader.text?.(text);
  parser.on('text', emitText);
  parser.on('cdata', emitText);
  parser.on('processinginstruction', ({ target }) => reader.instruction?.(target));
  parser.write(text.replace(BARE_AMPERSAND, '&amp;')).close();
}
