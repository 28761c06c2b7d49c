import { textProperty } from '../../../read/json.ts';
import { memoizeByObject } from '../../../read/memoize.ts';
import { differsInOnePlace, editDistance } from '../../../references/suggestions.ts';
import { correction } from '../../../report/fixes.ts';
import { isVisible } from '../../../schema/visible-texts.ts';
import { legalNameIssue } from '../../legal-name.ts';
import type { Content, ContentDocument, Issue, Rule } from '../../rule.ts';
import { dictionary } from '../../spelling/dictionary.ts';

/**
 * Checks that the company's names are only written in site.json, used by placeholder elsewhere, and spelt correctly.
 */
export const rule: Rule = {
  codes: { 'name-as-text': 'warning', 'misspelt-name': 'warning' },
  *onDocument({ file, data }) {
    const issue = file.kind.name === 'site' ? legalNameIssue(data) : undefined;
    if (issue) yield { code: 'misspelt-name', ...issue };
  },
  onText: (text, pointerOf, document, _features, content) => {
    const names = namesOf(content);
    if (!names?.trace.test(text)) return undefined;
    const found = foundIn(text, names);
    if (!found) return undefined;
    const pointer = pointerOf();
    if (!isReported(found, text, pointer, document)) return undefined;
    const { code, piece, message, put: quotation, right } = found;
    const put = UNQUOTED.has(document.file.kind.name) && right !== undefined ? right : quotation;
    return { code, message, ...correction(pointer, text, piece, put, `Write ${put}.`) };
  },
};

/** Files in which the name is typed: site.json, sources of figures, and files without placeholders. */
const UNQUOTED = new Set(['site', 'facts', 'server-messages']);
/** Properties of site.json that contain the names, which other rules compare, and links. */
const NO_TEXT = /^\/(?:name|legalName|email|inbox|url)$|\/link$/;

/** Titles; another rule reports names in these. */
const PAGE_TITLE_POINTERS = new Set(['/title', '/forEntry/title']);
const ENTRY_TITLE_POINTERS = new Set(['/seo/title']);

function isReported({ code }: Found, text: string, pointer: string, document: ContentDocument): boolean {
  const { kind } = document.file;
  const isSettled = UNQUOTED.has(kind.name) || pointer.startsWith('/params/');
  if (isSettled && code !== 'misspelt-name') return false;
  if (kind.name === 'site' ? NO_TEXT.test(pointer) : !isVisible(text, pointer, document)) return false;
  return code === 'misspelt-name' || !(kind.name === 'pages' ? PAGE_TITLE_POINTERS : ENTRY_TITLE_POINTERS).has(pointer);
}

interface Names {
  name: string;
  legalName: string;
  city: string;
  /** The first word of a longer name, if it is long enough to recognise misspellings. */
  first: string | undefined;
  /** The company's town, if its name is long enough to recognise misspellings. */
  town: string | undefined;
  /** Matches the name or legal name with another legal form. */
  otherForm: RegExp;
  /** A quick test for the start of a name, which nearly all texts fail. */
  trace: RegExp;
  starts: RegExp;
  /** The second and third letter of each name. */
  heads: readonly string[];
}

const MIN_LENGTH = 7;

const namesOf = memoizeByObject((content: Content): Names | undefined => {
  const [name = '', legalName = '', city = ''] = ['name', 'legalName', 'city'].map(
    (property) => textProperty(content.data('site'), property) ?? '',
  );
  const town = city.split(',')[0]?.trim() ?? '';
  // A misspelling in the name itself is reported there, not wherever the name is spelt correctly.
  const isAtIssue = legalNameIssue(content.data('site'))?.pointer === '/name';
  if (name === '' || legalName === '' || isAtIssue) return undefined;
  const short = legalName.replace(/(?: (?:Limited|Ltd\.?|Company|Co\.?))+$/, '');
  const all = [name, legalName, ...(town.length < MIN_LENGTH ? [] : [town])];
  const starts = all.map((one) => RegExp.escape(one.charAt(0))).join('');
  const pattern = String.raw`(?<![\p{L}\p{N}])[${starts}]`;
  return {
    name,
    legalName,
    city,
    first: legalName.split(' ').find((word) => /^\p{L}{6,}$/u.test(word) && name.startsWith(`${word} `)),
    town: town.length < MIN_LENGTH ? undefined : town,
    otherForm: new RegExp(
      `(?:${RegExp.escape(short)}|${RegExp.escape(name)})(?:,? (?:Ltd\\b\\.?|Limited\\b|Co\\b\\.?|Company\\b|Inc\\b\\.?|PLC\\b|LLC\\b|LLP\\b))+`,
      'i',
    ),
    trace: new RegExp(pattern, 'iu'),
    starts: new RegExp(pattern, 'giu'),
    heads: all.map((one) => one.slice(1, 3).toLowerCase()),
  };
});

type Found = Pick<Issue, 'code' | 'message'> & { piece: string; put: string; right?: string };

/** Placeholders and addresses, in which the name is not written for people. */
const NOT_PROSE = /\{\{[^}]*\}\}|\]\([^)]*\)|[\w.+-]+@[\w.-]+|(?:https?:\/\/|www\.)\S+/g;

function foundIn(text: string, names: Names): Found | undefined {
  const { name, legalName, city, first, town, otherForm, starts } = names;
  const isPlain = !/\{\{|\]\(|@|\/\/|www\./.test(text);
  const plain = isPlain ? text : text.replace(NOT_PROSE, (part) => ' '.repeat(part.length));
  if (plain.includes(legalName)) return typed(legalName, '{{site.legalName}}');
  const other = otherForm.exec(plain)?.[0];
  if (other !== undefined && other !== name) return misspelt(other, legalName, '{{site.legalName}}');
  for (const { index } of plain.matchAll(starts)) {
    if (!mayBegin(plain, index, names)) continue;
    const legal = piecesAt(plain, index, legalName.length).find((piece) => isTypoOf(piece, legalName));
    if (legal !== undefined) return misspelt(legal, legalName, '{{site.legalName}}');
    const short = piecesAt(plain, index, name.length);
    if (short.includes(name)) {
      if (/\s/.test(name) || name.length > MIN_LENGTH) return typed(name, '{{site.name}}');
      continue;
    }
    const piece = short.find((one) => isTypoOf(one, name));
    const isBeginning = piece?.toUpperCase() === legalName.slice(0, piece?.length).toUpperCase();
    if (piece !== undefined && !isBeginning) return misspelt(piece, name, '{{site.name}}');
    const word =
      first === undefined ? undefined : piecesAt(plain, index, first.length).find((one) => isTypo(one, first));
    if (word !== undefined && first !== undefined) return misspeltPlace(word, first, first);
    const place = piecesAt(plain, index, city.length).find((one) => isTypoOf(one, city));
    if (place !== undefined && /, /.test(city)) return misspeltPlace(place, city, '{{site.city}}');
    const near = town === undefined ? undefined : piecesAt(plain, index, town.length).find((one) => isTown(one, town));
    if (near !== undefined && town !== undefined) return misspeltPlace(near, town, town);
  }
  return undefined;
}

/** Whether a name may begin here, misspelt or not: at least one of its second and third letters must be in place. */
function mayBegin(text: string, at: number, { heads }: Names): boolean {
  const [second, third] = [text.charAt(at + 1).toLowerCase(), text.charAt(at + 2).toLowerCase()];
  return heads.some((letters) => letters.includes(second) || letters.includes(third));
}

function typed(piece: string, put: string): Found {
  const message = `"${piece}" is typed here; if the company changes its name, this text would keep the old one.`;
  return { code: 'name-as-text', piece, put, message };
}

function misspelt(piece: string, name: string, put: string): Found {
  return {
    code: 'misspelt-name',
    piece,
    put,
    right: name,
    message: `"${piece}" is not how the company writes its name: ${name}.`,
  };
}

function misspeltPlace(piece: string, right: string, put: string): Found {
  return { code: 'misspelt-name', piece, put, right, message: `"${piece}" looks like a misspelling of ${right}.` };
}

/** How many characters longer or shorter a misspelt name may be. */
const MAX_LENGTH_DIFFERENCE = 1;

/** Substrings that begin at a position, end with a word, and have about this length. */
function piecesAt(text: string, start: number, length: number): string[] {
  const around = text.slice(start, start + length + MAX_LENGTH_DIFFERENCE + 1);
  const ends = [...around.matchAll(/[\p{L}\p{N}](?![\p{L}\p{N}’'-])/gu)].map(({ index }) => index + 1);
  return ends
    .filter((end) => Math.abs(end - length) <= MAX_LENGTH_DIFFERENCE && end <= length + MAX_LENGTH_DIFFERENCE)
    .map((end) => around.slice(0, end));
}

function isTypoOf(piece: string, name: string): boolean {
  if (piece === name) return false;
  if (piece.toLowerCase() === name.toLowerCase()) return true;
  return (
    name.length >= 8 &&
    piece.length >= 6 &&
    piece.charAt(0).toLowerCase() === name.charAt(0).toLowerCase() &&
    (differsInOnePlace(piece, name) || isReordered(piece, name))
  );
}

/** Whether a name has all its words, in another order. */
const isReordered = (piece: string, name: string) => {
  const [one, other] = [piece, name].map((words) => words.toLowerCase().split(' ').sort().join(' '));
  return one === other;
};

/**
 * Whether two words differ by a doubled or single letter, two swapped ones, capitals throughout; or by a lost letter or
 * capital, if that makes no word of English. Larger differences may be other words.
 */
function isTypo(piece: string, word: string): boolean {
  const isWord = () => dictionary().british.has(piece) || dictionary().british.has(piece.toLowerCase());
  if (piece === word.toLowerCase()) return !isWord();
  if (piece === word || piece.charAt(0) !== word.charAt(0)) return false;
  if (piece.toLowerCase() === word.toLowerCase()) return piece === piece.toUpperCase();
  const single = (text: string) => text.replace(/(.)\1/g, '$1');
  if (single(piece) === single(word)) return true;
  if (piece.length < word.length && editDistance(piece, word) === 1 && /^\p{Lu}\p{Ll}+$/u.test(piece)) return !isWord();
  if (piece.length === word.length && piece.slice(0, -1) === word.slice(0, -1) && /^\p{Lu}\p{Ll}+$/u.test(piece))
    return true;
  return (
    piece.length === word.length &&
    [...piece].sort().join() === [...word].sort().join() &&
    editDistance(piece, word) === 1
  );
}

function isTown(piece: string, town: string): boolean {
  if (piece === town || piece.startsWith(town) || town.startsWith(piece) || !/^\p{Lu}/u.test(piece)) return false;
  return editDistance(piece, town) === 1;
}
