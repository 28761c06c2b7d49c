import type { Content } from '../../../read/content.ts';
import { oncePer } from '../../../read/once-per.ts';
import { forEachText } from '../../../read/texts.ts';
import { editDistance } from '../../../references/nearest.ts';
import { replaceSubstring, unsure } from '../../../report/fixes.ts';
import type { FileIssue } from '../../../report/issues.ts';
import type { Check } from '../../check.ts';
import { spellingIssue } from '../../spelling-issue.ts';
import { Sign } from '../../text-rules/text-signs.ts';

/** Checks that a law has the same name and year wherever it is mentioned. */
export const check: Check = {
  codes: { 'other-year-of-law': 'warning', 'misspelt-law': 'warning' },
  visibleOnly: true,
  text: (text, pointerOf, document, signs, content) => {
    if ((signs & Sign.digit) === 0 || !text.includes(' Act')) return undefined;
    const ofKept = yearsOfKept(content);
    const years = document.file.kind.name === 'pages' ? yearsIn(document.data, new Map(ofKept)) : ofKept;
    return lawsIn(text).map((law) => {
      const pointer = pointerOf();
      return otherYear(law, years, pointer, text) ?? otherName(law, years, pointer, text);
    });
  },
};

function otherYear({ written, name, year }: Law, years: Years, pointer: string, text: string): FileIssue | undefined {
  const usual = usualYear(years.get(name), year);
  if (usual === undefined) return undefined;
  return {
    pointer,
    at: { text: written },
    code: 'other-year-of-law',
    message: `This is the ${name} of ${year}, but elsewhere it is that of ${usual}.`,
    suggestion: `Write ${usual} if the same law is meant, or correct the other texts.`,
    fix: unsure(replaceSubstring(pointer, text, written, written.replace(year, usual))),
  };
}

function otherName({ name }: Law, years: Years, pointer: string, text: string): FileIssue | undefined {
  const usual = usualName(name, years);
  if (usual === undefined) return undefined;
  return { code: 'misspelt-law', ...spellingIssue({ written: name, usual, of: 'law' }, pointer, text) };
}

/** A law as mentioned in a text: "the Data Protection Act, 2019". */
interface Law {
  written: string;
  name: string;
  year: string;
}

const LAW =
  /((?:\p{Lu}[\p{L}’-]+ )(?:(?:\p{Lu}[\p{L}’-]+|and|of|the|for|on) )*Act)(?:\*\*)?,? (?:of )?((?:19|20)\d\d)/gu;

/** What stands before the name of a law: "Portugal’s Data Protection Act". */
const BEFORE_NAME = /^(?:The|Our|By|\p{Lu}\p{L}+’s?(?= \S+ \S)) /u;

const lawsIn = (text: string): Law[] =>
  [...text.matchAll(LAW)].map(([piece, name = '', year = '']) => {
    const [written = piece, bare = name] = [piece, name].map((part) => part.replace(BEFORE_NAME, ''));
    return { written, name: bare, year };
  });

/** How often each law is written with each year. */
type Years = Map<string, ReadonlyMap<string, number>>;

/** Counts the laws in a file. */
function yearsIn(data: unknown, into: Years): Years {
  forEachText(data, (text) => {
    if (!text.includes(' Act')) return;
    for (const { name, year } of lawsIn(text)) {
      const years = new Map(into.get(name));
      into.set(name, years.set(year, (years.get(year) ?? 0) + 1));
    }
  });
  return into;
}

/** The laws mentioned outside of pages, whose files are not kept in memory. */
const yearsOfKept = oncePer((content: Content): Years => {
  const years: Years = new Map();
  for (const kind of content.kinds) for (const { data } of content.documents(kind.name)) yearsIn(data, years);
  return years;
});

/** The year that is written more often than this one. */
function usualYear(years: ReadonlyMap<string, number> = new Map(), year: string): string | undefined {
  const times = years.get(year) ?? 0;
  return [...years].find(([other, oftener]) => other !== year && oftener > times)?.[0];
}

/** A more frequent name that differs only by a typo. */
function usualName(name: string, years: Years): string | undefined {
  const times = (one: string) => [...(years.get(one)?.values() ?? [])].reduce((sum, more) => sum + more, 0);
  return [...years.keys()].find(
    (other) => other !== name && editDistance(other, name) <= 2 && times(other) > times(name),
  );
}
