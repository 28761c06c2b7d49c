import type { ContentDocument } from '../../../read/content.ts';
import { property, textProperty } from '../../../read/json.ts';
import { editDistance } from '../../../references/nearest.ts';
import { changeTo, unsure } from '../../../report/fixes.ts';
import type { FileIssue } from '../../../report/issues.ts';
import type { Check } from '../../check.ts';

/** Checks that authors who are leaders have the same name, role and portrait as on their own page. */
export const check: Check = {
  codes: { 'misspelt-author': 'warning', 'role-differs': 'warning', 'portrait-differs': 'warning' },
  start: (content, report) => ({
    end: () => {
      const leaders = content.documents('leaders');
      for (const { file, data } of content.documents('articles')) {
        const author = property(data, 'author');
        const issues = [nameIssue(author, leaders) ?? roleIssue(author, leaders), portraitIssue(author, leaders)];
        for (const issue of issues) if (issue) report({ path: file.path, ...issue });
      }
    },
  }),
};

function nameIssue(author: unknown, leaders: readonly ContentDocument[]): FileIssue | undefined {
  const people = leaders.flatMap(({ data }) => textProperty(data, 'name') ?? []);
  const name = textProperty(author, 'name');
  const meant = name === undefined || people.includes(name) ? undefined : suggestedPerson(name, people);
  if (meant === undefined) return undefined;
  return {
    pointer: '/author/name',
    code: 'misspelt-author',
    message: `"${name}" is spelt "${meant}" among the leaders.`,
    suggestion: `Write "${meant}" if it is the same person.`,
    fix: unsure(changeTo('/author/name', meant)),
  };
}

/** Returns the person whose name differs by a typo or two, by capitals, or by a name in the middle. */
function suggestedPerson(name: string, people: readonly string[]): string | undefined {
  return people.find(
    (person) =>
      editDistance(name.trim().toLowerCase(), person.toLowerCase()) <= MOST_TYPOS ||
      hasAll(person, name) ||
      hasAll(name, person),
  );
}

/** Whether one name has all names of another, the first and the last included. */
function hasAll(one: string, other: string): boolean {
  const [names, asked] = [one, other].map((name) =>
    name
      .toLowerCase()
      .split(/[\s.]+/)
      .filter(Boolean),
  );
  return asked !== undefined && asked.length > 1 && asked.every((name) => names?.includes(name));
}

const MOST_TYPOS = 2;

function roleIssue(author: unknown, leaders: readonly ContentDocument[]): FileIssue | undefined {
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

const portraitOf = (person: unknown) => textProperty(property(person, 'picture'), 'image');

/** A leader's name with another leader's portrait. */
function portraitIssue(author: unknown, leaders: readonly ContentDocument[]): FileIssue | undefined {
  const name = textProperty(author, 'name');
  const shown = portraitOf(author);
  const own = portraitOf(leaders.find(({ data }) => textProperty(data, 'name') === name)?.data);
  const other = leaders.find(({ data }) => portraitOf(data) === shown);
  const whose = textProperty(other?.data, 'name');
  if (shown === undefined || own === undefined || shown === own || whose === undefined) return undefined;
  return {
    pointer: '/author/picture/image',
    code: 'portrait-differs',
    message: `This is the portrait of ${whose}, not of ${name}.`,
    suggestion: `Write "${own}".`,
    fix: unsure(changeTo('/author/picture/image', own)),
  };
}
