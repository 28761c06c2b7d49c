import type { ContentDocument } from '../../../read/content.ts';
import { property, textProperty } from '../../../read/json.ts';
import { editDistance } from '../../../references/nearest.ts';
import { changeTo, unsure } from '../../../report/fixes.ts';
import type { Issue } from '../../../report/issues.ts';
import type { Check } from '../../check.ts';

/** Authors who are among the people of the company have the name and the role that their own page says. */
export const check: Check = {
  codes: { 'misspelt-author': 'warning', 'role-differs': 'warning' },
  start: (content, report) => ({
    end: () => {
      const leaders = content.documents('leaders');
      for (const { file, data } of content.documents('articles')) {
        const author = property(data, 'author');
        const fault = nameFault(author, leaders) ?? roleFault(author, leaders);
        if (fault) report({ path: file.path, ...fault });
      }
    },
  }),
};

type Fault = Omit<Issue, 'path'>;

function nameFault(author: unknown, leaders: readonly ContentDocument[]): Fault | undefined {
  const people = leaders.flatMap(({ data }) => textProperty(data, 'name') ?? []);
  const name = textProperty(author, 'name');
  const meant = name === undefined || people.includes(name) ? undefined : personMeant(name, people);
  if (meant === undefined) return undefined;
  return {
    pointer: '/author/name',
    code: 'misspelt-author',
    message: `"${name}" is spelt "${meant}" among the leaders.`,
    suggestion: `Write "${meant}" if it is the same person.`,
    fix: unsure(changeTo('/author/name', meant)),
  };
}

/** Returns the person whose name differs by a typo or two, or by capitals. */
function personMeant(name: string, people: readonly string[]): string | undefined {
  return people.find((person) => editDistance(name.trim().toLowerCase(), person.toLowerCase()) <= MOST_TYPOS);
}

const MOST_TYPOS = 2;

function roleFault(author: unknown, leaders: readonly ContentDocument[]): Fault | undefined {
  const name = textProperty(author, 'name');
  const role = textProperty(author, 'role');
  const leader = leaders.find(({ data }) => textProperty(data, 'name') === name);
  const title = textProperty(leader?.data, 'title');
  if (role === undefined || title === undefined || role === '' || role === title) return undefined;
  return {
    pointer: '/author/role',
    code: 'role-differs',
    message: `${name} is "${role}" here, but "${title}" among the leaders.`,
    suggestion: `Write "${title}", or correct "title" in ${leader?.file.id}.json of the leaders.`,
    fix: unsure(changeTo('/author/role', title)),
  };
}
