import type { Dict as DictType } from 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { isRemote, isScriptUrl, isShare } from '../reference-target.ts';
import { rejectUnsafe } from '../rejection.ts';
import { Dict, entriesOf, Name, rawValuesOf, stringToPDFString } from './engine.ts';
import { dictOf, follow, type PdfFile, valuesOf } from './file.ts';

/** Actions that run a script or a program, open a file, or import data: ISO 32000-2, 12.6.4. */
const FORBIDDEN_ACTIONS = new Set(['JavaScript', 'Launch', 'ImportData', 'Rendition', 'GoToE', 'RichMediaExecute']);
/** Actions that stay within the document, and so may run automatically. */
const INTERNAL_ACTIONS = new Set([
  'GoTo',
  'Named',
  'Hide',
  'ResetForm',
  'SetOCGState',
  'Trans',
  'GoTo3DView',
  'GoToDp',
]);
/** Triggers of an annotation that need a click (12.6.3); all others fire automatically. */
const CLICK_TRIGGERS = new Set(['U', 'D']);
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

/** Checks that an automatic action, and those that follow it, stay within the document. @throws DocumentRejected */
function assertNoExternalAction(file: PdfFile, first: unknown): void {
  const seen = new Set<DictType>();
  const next = first instanceof Dict ? [first] : [];
  for (let action = next.pop(); action; action = next.pop()) {
    if (seen.has(action)) continue;
    seen.add(action);
    const kinds = namesOf(file, action, 'S');
    if (kinds.some((kind) => !INTERNAL_ACTIONS.has(kind)) || action.has('JS')) rejectUnsafe('acts by itself');
    next.push(...valuesOf(file, action, 'Next').flatMap((value) => dictsIn(file, value)));
  }
}

function assertNoExternalTrigger(file: PdfFile, triggers: unknown): void {
  if (!(triggers instanceof Dict)) return;
  for (const [when, action] of entriesOf(triggers)) {
    if (!CLICK_TRIGGERS.has(when)) assertNoExternalAction(file, follow(file, action));
  }
}

/** Checks that URLs, and their base, do not point into a private network. @throws DocumentRejected */
function assertPublicTargets(file: PdfFile, dict: DictType): void {
  const addresses = ['URI', 'Base'].flatMap((key) => textsOf(file, dict, key));
  const targets = [...addresses, ...FILE_KEYS.flatMap((key) => textsOf(file, dict, key))];
  if (targets.some((target) => isShare(target))) rejectUnsafe('a place in a network');
  if (addresses.some((address) => isScriptUrl(address))) rejectUnsafe('a script as an address');
}

/** Videos may start with their page (ISO 32000-1, 13.4), but must be embedded in the file. @throws DocumentRejected */
function assertNoRemoteVideo(file: PdfFile, dict: DictType): void {
  const videos = valuesOf(file, dict, 'Movie').flatMap((value) => dictOf(value) ?? []);
  const files = videos.flatMap((video) => [
    video,
    ...valuesOf(file, video, 'F').flatMap((value) => dictOf(value) ?? []),
  ]);
  const targets = files.flatMap((one) => FILE_KEYS.flatMap((key) => textsOf(file, one, key)));
  if (!file.isLocked && targets.some((target) => isRemote(target))) rejectUnsafe('a film from elsewhere');
}

/** Whether a matrix contains only numbers. Some viewers generate code from it, in which other values could run. */
function isNumbers(file: PdfFile, value: unknown): boolean {
  const matrix = follow(file, value);
  return !Array.isArray(matrix) || matrix.every((one) => typeof follow(file, one) === 'number');
}

/**
 * Checks that a dictionary runs nothing, automatically or by a script. Strings in an encrypted file are not readable.
 * @throws DocumentRejected
 */
export function assertHarmless(file: PdfFile, dict: DictType): void {
  if (namesOf(file, dict, 'S').some((kind) => FORBIDDEN_ACTIONS.has(kind)))
    rejectUnsafe('an action that runs something');
  if (namesOf(file, dict, 'Subtype').includes('RichMedia')) rejectUnsafe('a player of other programs');
  assertNoRemoteVideo(file, dict);
  const active = ACTIVE_KEYS.find((key) => dict.has(key));
  if (active) rejectUnsafe(active);
  if (rawValuesOf(dict, 'FontMatrix').some((matrix) => !isNumbers(file, matrix))) rejectUnsafe('code in a font');
  if (valuesOf(file, dict, 'JS').some((script) => typeof script === 'string')) rejectUnsafe('a script');
  for (const action of valuesOf(file, dict, 'OpenAction')) assertNoExternalAction(file, action);
  for (const triggers of valuesOf(file, dict, 'AA')) assertNoExternalTrigger(file, triggers);
  if (!file.isLocked) assertPublicTargets(file, dict);
}

/** Checks that a stream's data is in the file itself, and not fetched on opening. @throws DocumentRejected */
export function assertNoRemoteData(file: PdfFile, dict: DictType): void {
  const isFile = (value: unknown) => typeof value === 'string' || value instanceof Dict;
  const reference = valuesOf(file, dict, 'Ref').flatMap((value) => dictOf(value) ?? []);
  if ([dict, ...reference].some((one) => valuesOf(file, one, 'F').some(isFile))) rejectUnsafe('bytes from elsewhere');
}
