import type { Content } from '../../../read/content.ts';
import { lastStep, property, textProperty } from '../../../read/json.ts';
import { correction } from '../../../report/fixes.ts';
import { isVisible } from '../../../schema/visible-texts.ts';
import type { Check } from '../../check.ts';

/** Checks that texts give the leaders their own surnames. */
export const check: Check = {
  codes: { 'misspelt-author': 'warning' },
  start: (content, _report, onlyErrors) => {
    const people = onlyErrors ? [] : peopleIn(content);
    if (people.length === 0) return {};
    const firsts = [...new Set(people.map(({ first }) => RegExp.escape(first)))].join('|');
    const named = new RegExp(`${NOT_IN_NAME}(${firsts}) (\\p{Lu}\\p{Ll}{2,})(?![\\p{L}@])`, 'gu');
    return {
      text: (text, pointerOf, document) => {
        if (!MAY_NAME.test(text)) return undefined;
        return [...text.matchAll(named)].map(([piece, first, surname = '']) => {
          if (isKnown(piece, surname, people)) return undefined;
          const person = people.find((one) => one.first === first && one.isLeader);
          const pointer = pointerOf();
          if (person === undefined || OF_OTHERS.has(lastStep(pointer))) return undefined;
          if (!isVisible(text, pointer, document)) return undefined;
          return {
            code: 'misspelt-author',
            message: `"${piece}" is spelt "${person.name}" among the leaders.`,
            suggestion: `Write "${person.name}" if it is the same person.`,
            ...correction(pointer, text, piece, person.name),
          };
        });
      },
    };
  },
};

/** What does not stand before a first name: a name of somebody else, whose second name it is. */
const NOT_IN_NAME = String.raw`(?<![\p{L}\p{N}])(?<!(?!(?:And|As|Ask|By|Call|For|Meet|See|When|With)\b)\p{Lu}\p{Ll}+ )`;

/** Properties that name a person, who may be somebody else, and examples of names. */
const OF_OTHERS = new Set(['name', 'by', 'placeholder']);

/** Most texts have no two words with capitals. */
const MAY_NAME = /\p{Lu}\p{Ll}+ \p{Lu}/u;

interface Person {
  first: string;
  name: string;
  isLeader: boolean;
}

/** Leaders, and the authors of articles. */
function peopleIn(content: Content): Person[] {
  const authors = content.documents('articles').map(({ data }) => textProperty(property(data, 'author'), 'name') ?? '');
  return [
    ...content.documents('leaders').map(({ data }) => ({
      first: textProperty(data, 'firstName')?.trim() ?? '',
      name: textProperty(data, 'name')?.trim() ?? '',
      isLeader: true,
    })),
    ...authors.map((name) => ({ first: name.split(' ')[0] ?? '', name, isLeader: false })),
  ].filter(({ first, name }) => first.length > 2 && name.includes(' '));
}

/** Whether somebody is called so, or the second word belongs to a name that has both. */
const isKnown = (piece: string, surname: string, people: readonly Person[]) =>
  people.some(
    ({ name }) => name.includes(piece) || (name.startsWith(piece.split(' ')[0] ?? '') && name.includes(surname)),
  );
