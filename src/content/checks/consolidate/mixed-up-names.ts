import type { Content } from '../../read/content.ts';
import { isNamedAfter, suggestWriting, wordsOf } from '../../references/suggestions.ts';
import type { Use } from '../../references/uses.ts';
import { changeTo, unsafe } from '../../report/fixes.ts';
import type { Issue } from '../../report/issues.ts';
import { locationOf } from './issue-parts.ts';

/** Kinds of names that a form, a page or a mail may confuse, and the codes of findings about unused ones. */
const CONFUSED = ['email', 'options', 'message', 'form'];

/**
 * Reports a name where it is used instead of the one that nothing uses any more, if that one has the name of the form
 * or page, and the other one belongs to another: the form "impact" sends the mail "contact-notification".
 */
export function mergeMixedUpNames(issues: Issue[], content: Content): Issue[] {
  return CONFUSED.reduce((left, kind) => {
    const [unused, another] = left.filter(({ code }) => code === `unused-${kind}`);
    const name = unused?.subject;
    if (unused === undefined || name === undefined || another !== undefined) return left;
    const [use, second] = usesInstead(name, kind, content);
    if (use === undefined || second !== undefined) return left;
    const found = issueOf(use, name);
    return [...left.filter((issue) => issue !== unused && locationOf(issue) !== locationOf(found)), found];
  }, issues);
}

/** The uses of other names where this one may be meant. */
function usesInstead(name: string, kind: string, { graph }: Content): Use[] {
  return [...graph.usesByName(kind)].flatMap(([other, uses]) => {
    const isSameSort = kind === 'form' || wordsOf(other).at(-1) === wordsOf(name).at(-1);
    const isShared = new Set(uses.map(({ from }) => from.path)).size > 1;
    if (!isSameSort || !isShared) return [];
    return uses.filter(
      ({ from, pointer }) =>
        (kind !== 'message' || FORM_MESSAGE_POINTER.test(pointer)) &&
        from.kind.name !== 'integrations' &&
        isNamedAfter(name, from.id) &&
        !isNamedAfter(other, from.id),
    );
  });
}

/** Where a form names a message itself: those of its rules are about single fields. */
const FORM_MESSAGE_POINTER = /^\/\w+$/;

function issueOf({ value, from, pointer }: Use, name: string): Issue {
  return {
    code: 'name-of-another',
    path: from.path,
    pointer,
    message: `Other files use "${value}" too, while nothing uses "${name}", which is named after this one.`,
    ...suggestWriting(name),
    fix: unsafe(changeTo(pointer, name)),
  };
}
