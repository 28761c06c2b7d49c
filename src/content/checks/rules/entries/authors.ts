import { property, textProperty } from '../../../read/json.ts';
import { editDistance } from '../../../references/nearest.ts';
import { changeTo, unsure } from '../../../report/fixes.ts';
import type { Check } from '../../check.ts';

/** Authors who are among the people of the company are spelt as on their own page. */
export const check: Check = {
  codes: { 'misspelt-author': 'warning' },
  start: (content, report) => ({
    end: () => {
      const people = content.documents('leaders').flatMap(({ data }) => textProperty(data, 'name') ?? []);
      for (const { file, data } of content.documents('articles')) {
        const name = textProperty(property(data, 'author'), 'name');
        const meant = name === undefined || people.includes(name) ? undefined : personMeant(name, people);
        if (meant === undefined) continue;
        report({
          path: file.path,
          pointer: '/author/name',
          code: 'misspelt-author',
          message: `"${name}" is spelt "${meant}" among the leaders.`,
          suggestion: `Write "${meant}" if it is the same person.`,
          fix: unsure(changeTo('/author/name', meant)),
        });
      }
    },
  }),
};

/** Returns the person whose name differs by a typo or two, or by capitals. */
function personMeant(name: string, people: readonly string[]): string | undefined {
  return people.find((person) => editDistance(name.trim().toLowerCase(), person.toLowerCase()) <= MOST_TYPOS);
}

const MOST_TYPOS = 2;
