/** A law or a standard as a text mentions it: "the Rent Restriction Act (Cap. 296)". */
export interface Citation {
  /** From the name to the number, as written. */
  written: string;
  index: number;
  /** Without the country that the company is in. */
  name: string;
  of: 'law' | 'standard';
  numbering: keyof typeof NUMBERED;
  /** As written: "296", "2019". */
  number: string;
}

/** How the numbers of each kind are written. */
const NUMBERED = {
  year: (year: string) => year,
  chapter: (chapter: string) => `Cap. ${chapter}`,
  number: (number: string) => `No. ${number}`,
  notice: (notice: string) => `Legal Notice ${notice}`,
};

/** The number of a law in words. */
export const numberOf = ({ numbering, number }: Pick<Citation, 'numbering' | 'number'>) => NUMBERED[numbering](number);

const KIND = String.raw`(?:Act|Ordinance|Regulations)(?!\p{L})`;
const WORD = String.raw`(?!${KIND})\p{Lu}[\p{L}’'-]+`;
const NAME = new RegExp(
  String.raw`(?<![\p{L}’'-])${WORD} (?:(?:${WORD}|and|of|the|for|on|\([^()]{3,90}\)) )*${KIND}`,
  'gu',
);

/** What stands before the name of a law: "Under the Land Act", but not "Protection of the Environment Act". */
const BEFORE_NAME = /^(?:(?:.*?(?<!\b(?:of|for|on|and)) the|The|Our|By|Under|In|See) )+/u;

const YEAR = String.raw`(?:19|20)\d\d`;
/** A number after the name of a law; there may be several. */
const NUMBER = new RegExp(
  String.raw`(?:\*\*)?(?:,? \(|,? )(?:(?:of )?(?<year>${YEAR})|(?:Cap\.?|Chapter) ?(?<chapter>\d{1,4}[A-Z]{0,2})|No\.? ?(?<number>\d{1,3} of ${YEAR})|(?:Legal Notice|L\. ?N\.)(?: No\.?)? ?(?<notice>\d{1,4} of ${YEAR}))(?![\w–-])(?:(?<=${KIND}[^()]*\([^()]*)\))?`,
  'y',
);

/** "ISO 9001:2015", "EN 12464-1:2021". */
const STANDARD = new RegExp(
  String.raw`(?<![\w/-])((?:ISO|IEC|EN|BS|DIN|KS|EAS|SANS)(?:[ /](?:ISO|IEC|EN|EAS))* \d{1,6}(?:-\d{1,2})?):(${YEAR})(?!\w)`,
  'g',
);

/** A quick test, which most texts fail. */
const MAY_CITE = /Act|Ordinance|Regulations|\d:\d{4}/;

/** Laws that every year has one of, and those that change others. */
const YEARLY_OR_AMENDING = /^(?:Finance|Appropriation|Budget|Supplementary)\b|\b(?:Amendments?|Miscellaneous)\b/;

/** Words next to a law that is not the one in force. */
const HISTORY =
  /\b(?:repeal|replac|supersed|former|previous|predecessor|earlier|old(?:er)?\b|amend|revis|in force until|took the place|no longer)/i;
/** How many characters before and after a citation may have such words. */
const [CONTEXT_BEFORE, CONTEXT_AFTER] = [80, 60];

/**
 * The laws and standards in an English text with a number of their own; not those whose history it tells.
 * @param home the English name of the company's country, whose laws may be called "Portugal’s" or not
 */
export function citationsIn(text: string, home: string | undefined): Citation[] {
  if (!MAY_CITE.test(text)) return [];
  return [...lawsIn(text, home), ...standardsIn(text)].filter(({ name, index, written }) => {
    const around = text.slice(Math.max(0, index - CONTEXT_BEFORE), index + written.length + CONTEXT_AFTER);
    return !YEARLY_OR_AMENDING.test(name) && !HISTORY.test(around.replace(name, ''));
  });
}

function lawsIn(text: string, home: string | undefined): Citation[] {
  return [...text.matchAll(NAME)].flatMap(({ 0: piece, index: start }) => {
    const bare = piece.replace(BEFORE_NAME, '');
    const name = home !== undefined && bare.startsWith(`${home}’s `) ? bare.slice(home.length + 3) : bare;
    const index = start + piece.length - name.length;
    return numbersBehind(text, start + piece.length).map(({ end, ...number }) => {
      const written = text.slice(index, end);
      return { ...number, written, index, name, of: 'law' as const };
    });
  });
}

type NumberBehind = Pick<Citation, 'numbering' | 'number'> & { end: number };

/** The numbers of a law, whose name ends at an index. */
function numbersBehind(text: string, nameEnd: number): NumberBehind[] {
  const found: NumberBehind[] = [];
  NUMBER.lastIndex = nameEnd;
  for (let match = NUMBER.exec(text); match; match = NUMBER.exec(text)) {
    const end = NUMBER.lastIndex;
    const { year, chapter, number, notice } = match.groups ?? {};
    if (year !== undefined) found.push({ numbering: 'year', number: year, end });
    if (chapter !== undefined) found.push({ numbering: 'chapter', number: chapter, end });
    if (number !== undefined) found.push({ numbering: 'number', number, end });
    if (notice !== undefined) found.push({ numbering: 'notice', number: notice, end });
  }
  return found;
}

function standardsIn(text: string): Citation[] {
  return [...text.matchAll(STANDARD)].map(({ 0: written, 1: name = '', 2: number = '', index }) => ({
    ...{ written, index, name, number },
    of: 'standard',
    numbering: 'year',
  }));
}
