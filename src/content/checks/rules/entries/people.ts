import type { Content, ContentDocument } from '../../../read/content.ts';
import { listProperty, property, textProperty } from '../../../read/json.ts';
import { companyDomain, isPrivateMailbox } from '../../../references/addresses/private-mailbox.ts';
import { editDistance } from '../../../references/suggestions.ts';
import { correction, likelyValue } from '../../../report/fixes.ts';
import { asWarnings, type FileIssue, type Issue, type Issues, type Rule, withPath } from '../../rule.ts';
import { dictionary } from '../../spelling/dictionary.ts';

/** Checks that the texts, addresses and portrait in a person's file are that person's. */
export const rule: Rule = {
  codes: asWarnings('same-portrait name-differs of-somebody-else private-address'),
  *onEnd(content) {
    for (const { name } of content.collections) {
      const people = peopleIn(name, content);
      yield portraits(people);
      for (const person of people)
        yield* withPath(person.document.file, [
          otherName(person),
          otherFile(person),
          misspeltInTexts(person),
          otherSurname(person),
          privateAddress(person, content),
          ofOthers(person, people),
        ]);
    }
  },
};

interface Person {
  document: ContentDocument;
  first: string;
  name: string;
}

/** The entries of a collection that are people, in order; a copied entry comes after the others. */
function peopleIn(kind: string, content: Content): Person[] {
  return content
    .documents(kind)
    .toSorted((one, other) => placeOf(one) - placeOf(other) || (one.file.id < other.file.id ? -1 : 1))
    .flatMap((document) => {
      const [first, name] = [textProperty(document.data, 'firstName'), textProperty(document.data, 'name')];
      return first === undefined || name === undefined ? [] : [{ document, first: first.trim(), name: name.trim() }];
    });
}

const placeOf = ({ data }: ContentDocument) => Number(property(data, 'order') ?? 0);

function otherName({ first, name }: Person): Issues<FileIssue> {
  const isPart = ` ${name.toLowerCase()} `.includes(` ${first.toLowerCase()} `);
  const isLast = name.toLowerCase().endsWith(` ${first.toLowerCase()}`) && /^\S+ \S+$/.test(name);
  const isWhole = first.includes(' ') && first.toLowerCase() === name.toLowerCase();
  if (isPart && !isLast && !isWhole) return undefined;
  return {
    code: 'name-differs',
    message: `The first name "${first}" ${isWhole ? 'is the whole name' : isLast ? `is the last name in "${name}"` : `is not part of "${name}"`}.`,
    ...likelyValue('/firstName', name.split(' ')[0], `Write "${name.split(' ')[0]}", or correct "name".`),
  };
}

/** Reports texts that begin with a name that is nearly the person's first name. */
function misspeltInTexts({ document: { data }, first, name }: Person): Issues<FileIssue> {
  const texts: [pointer: string, text: string][] = [
    ['/metaDescription', textProperty(data, 'metaDescription') ?? ''],
    ...listProperty(data, 'bio').map((text, index): [string, string] => [`/bio/${index}`, String(text)]),
  ];
  return texts.map(([pointer, text]) => {
    const [written = ''] = /^\p{Lu}\p{Ll}{3,}(?![\p{L}’'-])/u.exec(text) ?? [];
    if (editDistance(written, first) !== 1 || name.includes(written) || dictionary().british.has(written.toLowerCase()))
      return undefined;
    return {
      code: 'name-differs',
      message: `"${written}" looks like a misspelling of ${first}.`,
      ...correction(pointer, text, written, first, `Write ${first}.`),
    };
  });
}

/** Reports a description with another surname, which was left when the name was changed. */
function otherSurname({ document: { data }, first, name }: Person): Issues<FileIssue> {
  const text = textProperty(data, 'metaDescription') ?? '';
  const [written, surname] = new RegExp(`^${RegExp.escape(first)} (\\p{Lu}[\\p{L}’-]+)`, 'u').exec(text) ?? [];
  if (written === undefined || surname === undefined || name.includes(surname) || !name.includes(' ')) return undefined;
  return {
    code: 'name-differs',
    message: `This says "${written}", but the name is "${name}".`,
    ...correction('/metaDescription', text, written, name, `Write "${name}", or correct "name".`),
  };
}

/** What a file would be called after a name. */
export const fileNameOf = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');

/** Reports a name that is nearly the one that its file is called after. */
function otherFile({ document: { file }, name }: Person): Issues<FileIssue> {
  const own = fileNameOf(name);
  if (own === file.id || own.split('-').length !== file.id.split('-').length || editDistance(own, file.id) > 2)
    return undefined;
  return {
    code: 'name-differs',
    pointer: '/name',
    message: `"${name}" is not spelt as in the name of its file, ${file.id}.`,
    suggestion: 'Correct the name; if it is right, rename the file with "npm run content -- rename".',
  };
}

/** Reports a personal address: search engines and spammers would find it, and it stays when its owner leaves. */
function privateAddress({ document: { data }, first }: Person, content: Content): Issues<FileIssue> {
  const address = textProperty(data, 'email') ?? '';
  const site = content.data('site');
  if (!isPrivateMailbox(address, site)) return undefined;
  return {
    code: 'private-address',
    pointer: '/email',
    message: `${address} is a private mailbox, and everybody could read it here.`,
    suggestion: `Write ${first}’s address at the company, such as "${first.toLowerCase()}@${companyDomain(site)}", or remove the line.`,
  };
}

/** Reports two people with the same portrait. */
function portraits(people: readonly Person[]): Issues<Issue> {
  const seen = new Map<string, string>();
  return people.map(({ document: { file, data } }) => {
    const picture = textProperty(property(data, 'picture'), 'image');
    const first = picture === undefined ? undefined : seen.get(picture);
    if (picture !== undefined) seen.set(picture, first ?? file.id);
    if (first === undefined) return undefined;
    return {
      code: 'same-portrait',
      path: file.path,
      pointer: '/picture/image',
      message: `${first}.json shows the same portrait.`,
      suggestion: 'Choose the picture of this person.',
    };
  });
}

/** Reports texts and addresses that name another person instead of the person of the file. */
function ofOthers(person: Person, people: readonly Person[]): Issues<FileIssue> {
  const { data } = person.document;
  const others = [
    ...people.filter((other) => other !== person && !hasName(other.name, person.first)),
    ...personBefore(person),
  ];
  const bio = listProperty(data, 'bio').map(String);
  const isInBio = [person.first, ...surnames(person)].some((name) => hasName(bio.join(' '), name));
  const texts: [pointer: string, text: string][] = [
    ['/metaDescription', textProperty(data, 'metaDescription') ?? ''],
    ...(isInBio ? [] : bio.map((text, index): [string, string] => [`/bio/${index}`, text])),
  ];
  return [
    texts.map(([pointer, text]) => textOfOther(pointer, text, person, others)),
    ['email', 'profileLink'].map((name) => addressOfOther(name, textProperty(data, name) ?? '', person, others)),
  ];
}

/** Whoever the file is called after, if that is somebody else: it was written over for a new person. */
function personBefore({ document, name }: Person): Person[] {
  const words = document.file.id.split('-').map((word) => word.slice(0, 1).toUpperCase() + word.slice(1));
  const [first = ''] = words;
  if (words.length !== 2 || words.some((word) => hasName(fileNameOf(name), word.toLowerCase()))) return [];
  return [{ document: { ...document, data: undefined }, first, name: words.join(' ') }];
}

const surnames = ({ name, first }: Person) => name.split(/\s+/).filter((word) => word !== first && word.length > 2);

const hasName = (text: string, name: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(name)}(?![\\p{L}\\p{N}])`, 'u').test(text);

function textOfOther(pointer: string, text: string, person: Person, others: readonly Person[]): Issues<FileIssue> {
  if (hasName(text, person.first) || surnames(person).some((name) => hasName(text, name))) return undefined;
  // Whoever the text begins with: "Juma joined Amina" is about Juma.
  const [other] = others
    .filter(({ first }) => hasName(text, first))
    .sort((one, another) => text.indexOf(one.first) - text.indexOf(another.first));
  if (other === undefined) return undefined;
  const isWhole = text.includes(other.name);
  const [written, right] = isWhole ? [other.name, person.name] : [other.first, person.first];
  return {
    code: 'of-somebody-else',
    at: { text: written },
    message: `This speaks of ${written}, but the file is about ${person.name}.`,
    ...likelyValue(pointer, text.replace(written, right), `Write "${right}" if it is about ${person.first}.`),
  };
}

function addressOfOther(name: string, address: string, person: Person, others: readonly Person[]): Issues<FileIssue> {
  const part = name === 'email' ? address.replace(/@.*/s, '') : address.replace(/^https?:\/\/[^/]*/, '');
  const has = (one: Person) => {
    const words = part.toLowerCase().split(/[^\p{L}]+/u);
    return one.name
      .toLowerCase()
      .split(/\s+/)
      .filter((word) => words.includes(word)).length;
  };
  const other = has(person) > 0 ? undefined : others.find((one) => has(one) > (name === 'email' ? 0 : 1));
  // Two files with the same profile are reported as copies.
  if (other === undefined || textProperty(other.document.data, 'profileLink') === address) return undefined;
  return {
    code: 'of-somebody-else',
    pointer: `/${name}`,
    message: `This is the address of ${other.name}, but the file is about ${person.name}.`,
    suggestion: `Write ${person.first}’s own ${name === 'email' ? 'email address' : 'profile'}, or remove the line.`,
  };
}
