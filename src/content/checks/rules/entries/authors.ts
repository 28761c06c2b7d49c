import { listProperty, property, textProperty } from '../../../read/json.ts';
import { editDistance } from '../../../references/suggestions.ts';
import { changeTo, likelyValue, unsafe } from '../../../report/fixes.ts';
import { asWarnings, type Content, type ContentDocument, type FileIssue, type Rule, withPath } from '../../rule.ts';
import { fileNameOf } from './people.ts';

/**
 * Checks that authors, and people quoted on pages, have the name, role and portrait that they have among the leaders.
 */
export const rule: Rule = {
  codes: asWarnings('misspelt-author role-differs portrait-differs of-somebody-else'),
  *onDocument({ file, data }, content) {
    for (const [index, block] of file.kind.name === 'pages' ? listProperty(data, 'blocks').entries() : []) {
      if (textProperty(block, 'type') !== 'quote') continue;
      const quoted = personIn(block, `/blocks/${index}`, 'by');
      yield issuesOf(quoted, content.documents('leaders'), content.documents('articles'));
    }
  },
  *onEnd(content) {
    const leaders = content.documents('leaders');
    for (const { file, data } of content.documents('articles')) {
      const author = personIn(property(data, 'author'), '/author', 'name');
      const issues = issuesOf(author, leaders, content.documents('articles'));
      for (const issue of issues.length > 0 ? issues : [otherSpelling(author, content), ofSomebodyElse(data, content)])
        yield* withPath(file, issue);
    }
  },
};

/** The author of an article, or a person quoted on a page. */
interface Person {
  pointer: string;
  /** The property with the name. */
  nameAt: string;
  name: string | undefined;
  role: string | undefined;
  portrait: string | undefined;
}

type Leaders = readonly ContentDocument[];

function personIn(value: unknown, pointer: string, nameAt: string): Person {
  const [name, role] = [textProperty(value, nameAt), textProperty(value, 'role')];
  return { pointer, nameAt, name, role, portrait: portraitOf(value) };
}

function issuesOf(person: Person, leaders: Leaders, articles: readonly ContentDocument[]): FileIssue[] {
  const issues = [nameIssue(person, leaders) ?? roleIssue(person, leaders), portraitIssue(person, leaders, articles)];
  return issues.filter((issue) => issue !== undefined);
}

/** Joins the names of several people. */
const NAME_SEPARATOR = / and | & |, /;

function nameIssue({ name, role, nameAt, pointer }: Person, leaders: Leaders): FileIssue | undefined {
  // A leader whose file is called after another spelling is reported there.
  if (leaders.some(({ file, data }) => file.id === fileNameOf(name ?? '') && textProperty(data, 'name') !== name))
    return undefined;
  const people = leaders.flatMap(({ data }) => textProperty(data, 'name') ?? []);
  const meant =
    name === undefined || people.includes(name) || NAME_SEPARATOR.test(name)
      ? undefined
      : (suggestedPerson(name, people) ?? namesake(name, role, leaders));
  if (meant === undefined) return undefined;
  return {
    code: 'misspelt-author',
    message: `"${name}" is spelt "${meant}" among the leaders.`,
    ...likelyValue(`${pointer}/${nameAt}`, meant, `Write "${meant}" if it is the same person.`),
  };
}

/**
 * A leader with the same first name and role but a different last name, as after a marriage or an incomplete change.
 */
function namesake(name: string, role: string | undefined, leaders: Leaders): string | undefined {
  const first = (text: string) => text.split(' ')[0];
  return leaders
    .filter(({ data }) => role !== undefined && textProperty(data, 'title') === role)
    .map(({ data }) => textProperty(data, 'name') ?? '')
    .find((other) => first(other) === first(name));
}

const authorOf = ({ data }: ContentDocument) => textProperty(property(data, 'author'), 'name') ?? '';

/** Reports an author whose name most other articles spell differently. */
function otherSpelling({ name, nameAt, pointer }: Person, content: Content): FileIssue | undefined {
  const names = content.documents('articles').map(authorOf);
  const times = (one: string) => names.filter((other) => other === one).length;
  const usual = names.find(
    (one) => name !== undefined && one !== name && suggestedPerson(name, [one]) !== undefined && isUsual(one, name),
  );
  if (usual === undefined || name === undefined || times(usual) < times(name)) return undefined;
  if (times(usual) === times(name) && newest(content, name) < newest(content, usual)) return undefined;
  return {
    pointer: `${pointer}/${nameAt}`,
    code: 'misspelt-author',
    message: `"${name}" is spelt "${usual}" in another article.`,
    suggestion: `Write "${usual}" if it is the same person; otherwise correct the other.`,
    fix: unsafe(changeTo(`${pointer}/${nameAt}`, usual)),
  };
}

/** The day of the newest article by an author: of two spellings, the newer one is more likely the typo. */
function newest(content: Content, author: string): string {
  const own = content.documents('articles').filter((article) => authorOf(article) === author);
  return own
    .map(({ data }) => textProperty(data, 'published') ?? '')
    .reduce((last, day) => (day > last ? day : last), '');
}

/** Whether two names may belong to one person: the first or last names are the same. */
const isUsual = (one: string, other: string) =>
  one.split(' ')[0] === other.split(' ')[0] || one.split(' ').at(-1) === other.split(' ').at(-1);

/** Reports a text about an author that names another author or leader instead. */
function ofSomebodyElse(data: unknown, content: Content): FileIssue | undefined {
  const author = property(data, 'author');
  const [name = '', bio = ''] = ['name', 'bio'].map((one) => textProperty(author, one));
  const own = name.split(/\s+/);
  const has = (word: string) => new RegExp(`(?<![\\p{L}])${RegExp.escape(word)}(?![\\p{L}])`, 'u').test(bio);
  if (bio === '' || own.some((word) => word.length > 2 && has(word))) return undefined;
  const people = [
    ...content.documents('articles').map(authorOf),
    ...content.documents('leaders').map((leader) => textProperty(leader.data, 'name') ?? ''),
  ];
  const other = people
    .flatMap((person) => person.split(/\s+/))
    .find((word) => word.length > 2 && bio.startsWith(`${word} `));
  if (other === undefined) return undefined;
  return {
    pointer: '/author/bio',
    code: 'of-somebody-else',
    at: { text: other },
    message: `This speaks of ${other}, but the author is ${name}.`,
    suggestion: `Write "${own[0]}" if it is about the author; otherwise correct the name.`,
  };
}

/** The person whose name differs by a typo or two, by capitals, or by a middle name. */
function suggestedPerson(name: string, people: readonly string[]): string | undefined {
  return people.find(
    (person) =>
      editDistance(name.trim().toLowerCase(), person.toLowerCase()) <= MAX_TYPOS ||
      hasAll(person, name) ||
      hasAll(name, person),
  );
}

/** Whether one name contains all parts of another, including the first and the last. */
function hasAll(one: string, other: string): boolean {
  const [names, asked] = [one, other].map((name) =>
    name
      .toLowerCase()
      .split(/[\s.]+/)
      .filter(Boolean),
  );
  return asked !== undefined && asked.length > 1 && asked.every((name) => names?.includes(name));
}

const MAX_TYPOS = 2;

function roleIssue({ name, role, pointer }: Person, leaders: Leaders): FileIssue | undefined {
  const leader = leaders.find(({ data }) => textProperty(data, 'name') === name);
  const title = textProperty(leader?.data, 'title');
  if (role === undefined || title === undefined || role === '' || role === title) return undefined;
  return {
    pointer: `${pointer}/role`,
    code: 'role-differs',
    message: `${name} is "${role}" here, but "${title}" among the leaders.`,
    suggestion: `Write "${title}", or correct "title" in ${leader?.file.id}.json of the leaders.`,
    fix: unsafe(changeTo(`${pointer}/role`, title)),
  };
}

const portraitOf = (person: unknown) => textProperty(property(person, 'picture'), 'image');

/** Reports a leader's name with the portrait of another leader or author. */
function portraitIssue(
  { name, portrait: shown, pointer }: Person,
  leaders: Leaders,
  articles: readonly ContentDocument[],
): FileIssue | undefined {
  const own = portraitOf(leaders.find(({ data }) => textProperty(data, 'name') === name)?.data);
  const other = leaders.find(({ data }) => portraitOf(data) === shown);
  const authors = articles.map(({ data }) => property(data, 'author'));
  const author = authors.find((one) => portraitOf(one) === shown && textProperty(one, 'name') !== name);
  const whose = textProperty(other?.data ?? author, 'name');
  if (shown === undefined || own === undefined || shown === own || whose === undefined) return undefined;
  return {
    code: 'portrait-differs',
    message: `This is the portrait of ${whose}, not of ${name}.`,
    ...likelyValue(`${pointer}/picture/image`, own),
  };
}
