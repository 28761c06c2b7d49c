import { isObject, listItems, listProperty, property, textProperty } from '../../../read/json.ts';
import { memoizeByObject } from '../../../read/memoize.ts';
import { dubiousValue } from '../../../report/fixes.ts';
import type { Content, FileIssue, Issues, Rule } from '../../rule.ts';

/** Checks that a heading for a part of a section, such as "hoursTitle", comes with that part, "hours". */
export const rule: Rule = {
  codes: { 'title-without-part': 'warning', 'part-without-title': 'warning' },
  files: 'pages',
  *onDocument({ data }, content) {
    const pairs = pairsOf(content);
    for (const [pointer, block] of listItems(data, 'blocks'))
      for (const [title, part] of pairs.get(textProperty(block, 'type') ?? '') ?? [])
        yield pairIssues(block, title, part, pointer);
  },
};

const ENDING = 'Title';

/** The properties of each block that are headings of another one. */
const pairsOf = memoizeByObject(({ blockSchemas }: Content): Map<string, [title: string, part: string][]> => {
  return new Map(
    [...blockSchemas].map(([type, { schema }]) => {
      const properties = property(schema, 'properties');
      const names = isObject(properties) ? Object.keys(properties) : [];
      const titles = names.filter((name) => name.endsWith(ENDING) && names.includes(partOf(name)));
      return [type, titles.map((title): [string, string] => [title, partOf(title)])];
    }),
  );
});

const partOf = (title: string) => title.slice(0, -ENDING.length);

function pairIssues(block: unknown, title: string, part: string, pointer: string): Issues<FileIssue> {
  const written = textProperty(block, title);
  const hasPart = isObject(property(block, part)) || listProperty(block, part).length > 0;
  if ((written !== undefined) === hasPart) return undefined;
  if (written === undefined)
    return {
      code: 'part-without-title',
      pointer: `${pointer}/${part}`,
      at: 'key',
      message: `"${part}" has no heading here, so visitors cannot tell what it is.`,
      suggestion: `Add "${title}" with a heading.`,
    };
  return {
    code: 'title-without-part',
    message: `There is nothing under the heading "${written}": "${part}" is missing or empty.`,
    ...dubiousValue(`${pointer}/${title}`, `Add "${part}", or remove "${title}".`),
  };
}
