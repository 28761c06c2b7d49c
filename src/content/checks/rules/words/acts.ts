import type { Content } from '../../../read/content.ts';
import { forEachText } from '../../../read/texts.ts';
import { editDistance } from '../../../references/nearest.ts';
import { isVisible } from '../../../references/visible-texts.ts';
import { replaceSubstring, unsure } from '../../../report/fixes.ts';
import type { Check } from '../../check.ts';
import { Sign } from '../../text-rules/text-signs.ts';

/** Checks that a law has the same name and year wherever it is named. */
export const check: Check = {
  codes: { 'other-year-of-law': 'warning', 'misspelt-law': 'warning' },
  start: (content, report) => {
    let elsewhere: Years | undefined;
    return {
      text: (text, pointerOf, document, signs) => {
        if ((signs & Sign.digit) === 0 || !text.includes(' Act')) return;
        const here = yearsIn(document.data);
        for (const { written, name, year } of lawsIn(text)) {
          elsewhere ??= yearsOfOthers(content);
          const usual = usualYear(name, year, here, elsewhere);
          const meant = usual === undefined ? usualName(name, here, elsewhere) : undefined;
          if (usual === undefined && meant === undefined) continue;
          const pointer = pointerOf();
          if (!isVisible(text, pointer, document)) return;
          if (usual === undefined) {
            report({
              path: document.file.path,
              pointer,
              at: { text: name },
              code: 'misspelt-law',
              message: `"${name}" is written "${meant}" elsewhere.`,
              suggestion: `Write "${meant}" if the same law is meant.`,
              fix: unsure(replaceSubstring(pointer, text, name, meant ?? name)),
            });
            continue;
          }
          report({
            path: document.file.path,
            pointer,
            at: { text: written },
            code: 'other-year-of-law',
            message: `This is the ${name} of ${year}, but elsewhere it is that of ${usual}.`,
            suggestion: `Write ${usual} if the same law is meant, or correct the other texts.`,
            fix: unsure(replaceSubstring(pointer, text, written, written.replace(year, usual))),
          });
        }
      },
    };
  },
};

const LAW =
  /((?:\p{Lu}[\p{L}’-]+ )(?:(?:\p{Lu}[\p{L}’-]+|and|of|the|for|on) )*Act)(?:\*\*)?,? (?:of )?((?:19|20)\d\d)/gu;

const lawsIn = (text: string) =>
  [...text.matchAll(LAW)].map(([piece, name = '', year = '']) => {
    const [written = piece, bare = name] = [piece, name].map((part) => part.replace(/^(?:The|Our|By) /, ''));
    return { written, name: bare, year };
  });

/** How often each year stands behind each law. */
type Years = Map<string, Map<string, number>>;

function yearsIn(data: unknown, into: Years = new Map()): Years {
  forEachText(data, (text) => {
    if (!text.includes(' Act')) return;
    for (const { name, year } of lawsIn(text)) {
      const years = into.get(name) ?? new Map<string, number>();
      into.set(name, years.set(year, (years.get(year) ?? 0) + 1));
    }
  });
  return into;
}

/** The laws named outside the pages, which are read one by one. */
function yearsOfOthers(content: Content): Years {
  const years: Years = new Map();
  for (const kind of content.kinds) for (const { data } of content.documents(kind.name)) yearsIn(data, years);
  return years;
}

/** The year that stands behind a law more often than this one: in the same file first, then elsewhere. */
function usualYear(name: string, year: string, here: Years, elsewhere: Years): string | undefined {
  const times = (one: string) => [here, elsewhere].map((years) => years.get(name)?.get(one) ?? 0);
  const [own = 0, ownElsewhere = 0] = times(year);
  const others = [here, elsewhere].flatMap((years) => [...(years.get(name)?.keys() ?? [])]);
  return others.find((other) => {
    const [there = 0, thereElsewhere = 0] = times(other);
    return other !== year && there + thereElsewhere > own + ownElsewhere - (own > 0 && ownElsewhere > own ? own : 0);
  });
}

/** A name that differs by a slip only, and is written more often. */
function usualName(name: string, ...all: readonly Years[]): string | undefined {
  const times = (one: string) =>
    all.flatMap((years) => [...(years.get(one)?.values() ?? [])]).reduce((sum, number) => sum + number, 0);
  const others = all.flatMap((years) => [...years.keys()]);
  return others.find((other) => other !== name && editDistance(other, name) <= 2 && times(other) > times(name));
}
