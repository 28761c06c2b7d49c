import { listProperty, property, textProperty } from '../../../read/json.ts';
import { dubiousValue, likelyValue, removeValue, unsafe } from '../../../report/fixes.ts';
import type { FileIssue, Issues, Rule } from '../../rule.ts';

/** Checks that menus have no duplicates, and that the copyright year is not typed. */
export const rule: Rule = {
  codes: { 'menu-entry-twice': 'warning', 'typed-year': 'warning', 'link-of-a-menu': 'warning' },
  files: 'navigation',
  onDocument: ({ data }) => {
    const menus = menusOf(data);
    return [menus.map((entries) => twice(entries, menus.flat())), typedYear(data), unusedLinks(data)];
  },
};

interface Entry {
  label: string;
  link: string | undefined;
  pointer: string;
}

/** The entries of each menu, including dropdowns. */
function menusOf(navigation: unknown): Entry[][] {
  const entriesIn = (list: unknown[], pointer: string): Entry[] =>
    list.flatMap((entry, index) => [
      { label: textProperty(entry, 'label') ?? '', link: textProperty(entry, 'link'), pointer: `${pointer}/${index}` },
      ...entriesIn(listProperty(entry, 'entries'), `${pointer}/${index}/entries`),
    ]);
  const footer = property(navigation, 'footer');
  const lists = listProperty(footer, 'lists').map((list, index) =>
    entriesIn(listProperty(list, 'links'), `/footer/lists/${index}/links`),
  );
  const suggestions = listProperty(property(navigation, 'searchPanel'), 'suggestions');
  return [
    entriesIn(listProperty(navigation, 'topBar'), '/topBar'),
    entriesIn(listProperty(navigation, 'main'), '/main'),
    entriesIn(listProperty(footer, 'legal'), '/footer/legal'),
    entriesIn(suggestions, '/searchPanel/suggestions'),
    ...lists,
  ];
}

/** Reports links of dropdowns, which open their entries instead. */
function unusedLinks(navigation: unknown): Issues<FileIssue> {
  return listProperty(navigation, 'main').map((entry, index) => {
    const label = textProperty(entry, 'label') ?? '';
    if (textProperty(entry, 'link') === undefined || listProperty(entry, 'entries').length === 0) return undefined;
    const pointer = `/main/${index}/link`;
    return {
      code: 'link-of-a-menu',
      message: `"${label}" opens its entries, so nobody can follow this link.`,
      ...dubiousValue(pointer, 'Remove the line, and add the page to "entries" if it is not there yet.'),
    };
  });
}

function twice(entries: Entry[], all: Entry[]): Issues<FileIssue> {
  return entries.map(({ label, link, pointer }, index) => {
    const earlier = entries.slice(0, index);
    const sameLabel = earlier.find((other) => other.label.trim().toLowerCase() === label.trim().toLowerCase());
    const sameLink = link && link !== '#' ? earlier.find((other) => other.link === link) : undefined;
    const twin = sameLabel ?? sameLink;
    if (!twin) return undefined;
    const wrong = sameLabel ? undefined : (misled(twin, all) ?? misled({ label, link, pointer }, all));
    if (wrong) return wrong;
    const whole = twin.label === label && twin.link === link;
    const others = sameLabel && twin.link && link && twin.link !== link ? [twin.link, link] : undefined;
    return {
      code: 'menu-entry-twice',
      pointer: `${pointer}/${sameLabel ? 'label' : 'link'}`,
      message: sameLabel
        ? `"${label}" is in this menu twice.`
        : `"${twin.label}" and "${label}" in this menu lead to the same place, ${link}.`,
      ...(others
        ? { suggestion: `They lead to ${others.join(' and to ')}: give each a label of its own.` }
        : {
            suggestion: 'Remove one of the two.',
            fix: whole ? removeValue(pointer) : unsafe(removeValue(pointer)),
          }),
    };
  });
}

/** Reports an entry that leads to the page of another one, while the entry of its name in another menu does not. */
function misled({ label, link, pointer }: Entry, all: Entry[]): FileIssue | undefined {
  const right = all.find((other) => other.label === label && other.link?.startsWith('/') && other.link !== link)?.link;
  if (right === undefined) return undefined;
  const at = `${pointer}/link`;
  return {
    code: 'menu-entry-twice',
    message: `"${label}" leads to ${link} here, like another entry of this menu, but to ${right} in another menu.`,
    ...likelyValue(at, right, `Write "${right}", or change the label.`),
  };
}

function typedYear(navigation: unknown): Issues<FileIssue> {
  const copyright = textProperty(property(navigation, 'footer'), 'copyright') ?? '';
  const year = /\b(?:19|20)\d\d\b(?!\s*[–-]\s*\{\{)/.exec(
    copyright.replace(/\b(?:19|20)\d\d(?=\s*[–-])/, (from) => '-'.repeat(from.length)),
  )?.[0];
  if (year === undefined) return undefined;
  return {
    code: 'typed-year',
    pointer: '/footer/copyright',
    at: { text: year },
    message: `The year ${year} is typed here, so somebody would have to change it every January.`,
    suggestion: 'Write {{build.year}}.',
    fix: {
      title: 'Change to {{build.year}}',
      isSafe: true,
      changes: [{ type: 'set', at: '/footer/copyright', value: copyright.replace(year, '{{build.year}}') }],
    },
  };
}
