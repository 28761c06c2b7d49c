import { listProperty, property } from '../../../read/json.ts';
import { changeTo, uselessValue } from '../../../report/fixes.ts';
import { isCollection } from '../../../schema/schemas.ts';
import type { FileIssue, Issues, Rule } from '../../rule.ts';

/** Checks that an entry has no tag twice, and that each tag is a separate text. */
export const rule: Rule = {
  codes: { 'repeated-tag': 'warning', 'list-in-one-text': 'warning' },
  onDocument: ({ file, data }) => (isCollection(file.kind) ? [repeatedTags(data), severalTags(data)] : undefined),
};

function repeatedTags(data: unknown): Issues<FileIssue> {
  return ['tags', 'expertise', 'techStack'].map((name) => {
    const tags = listProperty(data, name).map((tag) => String(tag).trim().toLowerCase());
    return tags.map((tag, index) => {
      const pointer = `/${name}/${index}`;
      if (tags.indexOf(tag) === index) return undefined;
      return {
        code: 'repeated-tag',
        message: `"${tag}" is in this list twice.`,
        ...uselessValue(pointer, 'Remove one of them.'),
      };
    });
  });
}

/** Reports several tags written as one text. */
function severalTags(data: unknown): Issues<FileIssue> {
  const lists: [pointer: string, tags: unknown[]][] = [
    ['/tags', listProperty(data, 'tags')],
    ['/techStack', listProperty(data, 'techStack')],
    ['/seo/keywords', listProperty(property(data, 'seo'), 'keywords')],
  ];
  return lists.map(([pointer, tags]) => tags.map((tag, index) => severalIn(tag, `${pointer}/${index}`)));
}

const NOUNS: Record<string, string> = { tags: 'tag', keywords: 'keyword' };

function severalIn(tag: unknown, pointer: string): Issues<FileIssue> {
  if (typeof tag !== 'string' || !/[,;|]/.test(tag)) return undefined;
  const tags = tag
    .split(/[,;|]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return {
    code: 'list-in-one-text',
    pointer,
    message: `${JSON.stringify(tag)} would count as a single ${NOUNS[pointer.split('/').at(-2) ?? ''] ?? 'entry'}.`,
    suggestion: `Write ${tags.map((one) => JSON.stringify(one)).join(', ')}.`,
    ...(tags.length === 1 && { fix: changeTo(pointer, tags[0]) }),
  };
}
