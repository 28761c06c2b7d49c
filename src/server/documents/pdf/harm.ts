import type { Dict as DictType } from 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { unsafe } from '../fault.ts';
import { isElsewhere, isScriptAddress, isShare } from '../reference-target.ts';
import { Dict, entriesOf, Name, rawValuesOf, stringToPDFString } from './engine.ts';
import { dictOf, follow, type PdfFile, valuesOf } from './file.ts';

/** Actions that run a script or a program, open a file, or import data: ISO 32000-2, 12.6.4. */
const FORBIDDEN = new Set(['JavaScript', 'Launch', 'ImportData', 'Rendition', 'GoToE', 'RichMediaExecute']);
/** Actions that stay within the document, and so may run automatically. */
const QUIET = new Set(['GoTo', 'Named', 'Hide', 'ResetForm', 'SetOCGState', 'Trans', 'GoTo3DView', 'GoToDp']);
/** Triggers of an annotation that need a click (12.6.3); all others fire automatically. */
const PRESSED = new Set(['U', 'D']);
/** Keys of scripts, and of content for external players. */
const ACTIVE_KEYS = ['OnInstantiate', 'RichMediaContent', 'RichMediaSettings'];
/** Keys of file specifications: 7.11.3. */
export const FILE_KEYS = ['F', 'UF', 'DOS', 'Mac', 'Unix'];

/** The strings under a key. */
export function textsOf(file: PdfFile, dict: DictType, key: string): string[] {
  return valuesOf(file, dict, key).flatMap((value) => (typeof value === 'string' ? [stringToPDFString(value)] : []));
}

/** The names under a key of a dictionary, single or in a list; other values are ignored. */
export function namesOf(file: PdfFile, dict: DictType, key: string): string[] {
  return valuesOf(file, dict, key).flatMap((value) => (value instanceof Name ? [value.name] : []));
}

function dictsIn(file: PdfFile, value: unknown): DictType[] {
  const all = Array.isArray(value) ? value.map((one) => follow(file, one)) : [value];
  return all.flatMap((one) => dictOf(one) ?? []);
}

/** Checks that an automatic action, and those that follow it, stay within the document. @throws Unacceptable */
function assertQuiet(file: PdfFile, first: unknown): void {
  const seen = new Set<DictType>();
  const next = first instanceof Dict ? [first] : [];
  for (let action = next.pop(); action; action = next.pop()) {
    if (seen.has(action)) continue;
    seen.add(action);
    const kinds = namesOf(file, action, 'S');
    if (kinds.some((kind) => !QUIET.has(kind)) || action.has('JS')) unsafe('acts by itself');
    next.push(...valuesOf(file, action, 'Next').flatMap((value) => dictsIn(file, value)));
  }
}

function assertQuietTriggers(file: PdfFile, triggers: unknown): void {
  if (!(triggers instanceof Dict)) return;
  for (const [when, action] of entriesOf(triggers)) {
    if (!PRESSED.has(when)) assertQuiet(file, follow(file, action));
  }
}

/** Checks that addresses, and their base, do not point into a private network. @throws Unacceptable */
function assertPublicPlaces(file: PdfFile, dict: DictType): void {
  const addresses = ['URI', 'Base'].flatMap((key) => textsOf(file, dict, key));
  const places = [...addresses, ...FILE_KEYS.flatMap((key) => textsOf(file, dict, key))];
  if (places.some((place) => isShare(place))) unsafe('a place in a network');
  if (addresses.some((address) => isScriptAddress(address))) unsafe('a script as an address');
}

/** Videos may start with their page (ISO 32000-1, 13.4), but must be embedded in the file. @throws Unacceptable */
function assertOwnFilm(file: PdfFile, dict: DictType): void {
  const films = valuesOf(file, dict, 'Movie').flatMap((value) => dictOf(value) ?? []);
  const files = films.flatMap((film) => [film, ...valuesOf(file, film, 'F').flatMap((value) => dictOf(value) ?? [])]);
  const places = files.flatMap((one) => FILE_KEYS.flatMap((key) => textsOf(file, one, key)));
  if (!file.isLocked && places.some((place) => isElsewhere(place))) unsafe('a film from elsewhere');
}

/** Whether a matrix contains only numbers. Some viewers generate code from it, in which other values could run. */
function isNumbers(file: PdfFile, value: unknown): boolean {
  const matrix = follow(file, value);
  return !Array.isArray(matrix) || matrix.every((one) => typeof follow(file, one) === 'number');
}

/**
 * Checks that a dictionary runs nothing, automatically or by a script. Strings in an encrypted file are not readable.
 * @throws Unacceptable
 */
export function assertHarmless(file: PdfFile, dict: DictType): void {
  if (namesOf(file, dict, 'S').some((kind) => FORBIDDEN.has(kind))) unsafe('an action that runs something');
  if (namesOf(file, dict, 'Subtype').includes('RichMedia')) unsafe('a player of other programs');
  assertOwnFilm(file, dict);
  const active = ACTIVE_KEYS.find((key) => dict.has(key));
  if (active) unsafe(active);
  if (rawValuesOf(dict, 'FontMatrix').some((matrix) => !isNumbers(file, matrix))) unsafe('code in a font');
  if (valuesOf(file, dict, 'JS').some((script) => typeof script === 'string')) unsafe('a script');
  for (const action of valuesOf(file, dict, 'OpenAction')) assertQuiet(file, action);
  for (const triggers of valuesOf(file, dict, 'AA')) assertQuietTriggers(file, triggers);
  if (!file.isLocked) assertPublicPlaces(file, dict);
}

/** Checks that a stream's data is in the file itself, and not fetched on opening. @throws Unacceptable */
export function assertOwnBytes(file: PdfFile, dict: DictType): void {
  const isFile = (value: unknown) => typeof value === 'string' || value instanceof Dict;
  const reference = valuesOf(file, dict, 'Ref').flatMap((value) => dictOf(value) ?? []);
  if ([dict, ...reference].some((one) => valuesOf(file, one, 'F').some(isFile))) unsafe('bytes from elsewhere');
}
