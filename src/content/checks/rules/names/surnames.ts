import { lastStep, property, textProperty } from '../../../read/json.ts';
import { memoizeByObject } from '../../../read/memoize.ts';
import { correction } from '../../../report/fixes.ts';
import type { Content, Rule } from '../../rule.ts';

/** Checks that texts give the leaders their own surnames. */
export const rule: Rule = {
  codes: { 'misspelt-author': 'warning' },
  visibleOnly: true,
  onText: (text, pointerOf, _document, _features, content) => {
    if (!MAY_NAME.test(text)) return undefined;
    const { people, named } = peopleIn(content);
    return [...text.matchAll(named)].map(([piece, first, surname = '']) => {
      if (isKnown(piece, surname, people)) return undefined;
      const person = people.find((one) => one.first === first && one.isLeader);
      const pointer = pointerOf();
      if (person === undefined || OTHER_PERSON_PROPERTIES.has(lastStep(pointer))) return undefined;
      return {
        code: 'misspelt-author',
        message: `"${piece}" is spelt "${person.name}" among the leaders.`,
        ...correction(pointer, text, piece, person.name, `Write "${person.name}" if it is the same person.`),
      };
    });
  },
};

/** What does not stand before a first name: a name of somebody else, whose second name it is. */
const NOT_IN_NAME = String.raw`(?<![\p{L}\p{N}])(?<!(?!(?:And|As|Ask|By|Call|For|Meet|See|When|With)\b)\p{Lu}\p{Ll}+ )`;

/** Properties that name a person, who may be somebody else, and examples of names. */
const OTHER_PERSON_PROPERTIES = new Set(['name', 'by', 'placeholder']);

/** Most texts have no two words with capitals. */
const MAY_NAME = /\p{Lu}\p{Ll}+ \p{Lu}/u;

interface Person {
  first: string;
  name: string;
  isLeader: boolean;
}

/** Leaders, and the authors of articles, with a pattern for their first names and a second name. */
const peopleIn = memoizeByObject((content: Content) => {
  const authors = content.documents('articles').map(({ data }) => textProperty(property(data, 'author'), 'name') ?? '');
  const people: Person[] = [
    ...content.documents('leaders').map(({ data }) => ({
      first: textProperty(data, 'firstName')?.trim() ?? '',
      name: textProperty(data, 'name')?.trim() ?? '',
      isLeader: true,
    })),
    ...authors.map((name) => ({ first: name.split(' ')[0] ?? '', name, isLeader: false })),
  ].filter(({ first, name }) => first.length > 2 && name.includes(' '));
  const firsts = [...new Set(people.map(({ first }) => RegExp.escape(first)))].join('|') || '(?!)';
  return { people, named: new RegExp(`${NOT_IN_NAME}(${firsts}) (\\p{Lu}\\p{Ll}{2,})(?![\\p{L}@])`, 'gu') };
});

/** Whether somebody is called so, or the second word belongs to a name that has both. */
const isKnown = (piece: string, surname: string, people: readonly Person[]) =>
  people.some(
    ({ name }) => name.includes(piece) || (name.startsWith(piece.split(' ')[0] ?? '') && name.includes(surname)),
  );
