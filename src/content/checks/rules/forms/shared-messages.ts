import { asObject, property, textProperty } from '../../../read/json.ts';
import { isNamedAfter, suggestWriting, wordsOf } from '../../../references/suggestions.ts';
import type { Use } from '../../../references/uses.ts';
import { changeTo, unsafe } from '../../../report/fixes.ts';
import type { Content, Issue, Rule } from '../../rule.ts';

/** Checks that what a form says when it could not be sent is written for its visitors. */
export const rule: Rule = {
  codes: { 'message-of-another': 'warning' },
  *onEnd(content) {
    for (const [, uses] of content.graph.usesByName('message'))
      for (const use of uses)
        if (use.from.kind.name === 'forms' && FAILURE_POINTER.test(use.pointer)) {
          const reason = forPrograms(use, uses, content) ?? ofAnotherKind(use, uses, content);
          if (reason !== undefined) yield issueOf(use, reason, content);
        }
  },
};

const FAILURE_POINTER = /^\/(?:failure|offline)$/;

/** Reports a message that mails write into the console of the browser, in words for developers. */
function forPrograms({ value }: Use, uses: readonly Use[], content: Content): string | undefined {
  const text = textProperty(property(content.data('messages'), 'messages'), value) ?? '';
  const isOfMails = uses.some(({ from }) => from.kind.name === 'emails');
  return isOfMails && /[\p{L}\p{N}]$/u.test(text)
    ? `"${text}" is written for developers: mails use it for what visitors never see.`
    : undefined;
}

/** Reports a message of newsletter forms in a form for enquiries, or the other way round. */
function ofAnotherKind({ value, from, pointer }: Use, uses: readonly Use[], content: Content): string | undefined {
  const others = uses.filter((use) => use.from.path !== from.path);
  const [other] = others;
  const areOfAnotherKind = others.every((use) => kindOf(use.from.path, content) !== kindOf(from.path, content));
  if (other === undefined || !areOfAnotherKind || isNamedAfter(value, from.id)) return undefined;
  // Its name says that it is not of this form, or that of the usual one says so.
  const isOfOthers = others.every((use) => isNamedAfter(value, use.from.id));
  if (!isOfOthers && !isNamedAfter(usualMessage(from.path, pointer, content) ?? '', from.id)) return undefined;
  return `"${value}" is the message of the form ${other.from.id}, which is of another kind.`;
}

const kindOf = (path: string, content: Content) =>
  textProperty(content.documents('forms').find(({ file }) => file.path === path)?.data, 'kind');

function issueOf({ value, from, pointer }: Use, message: string, content: Content): Issue {
  const meant = ownMessage(value, from.id, content) ?? usualMessage(from.path, pointer, content);
  const place = { code: 'message-of-another', path: from.path, pointer, message };
  return meant === undefined
    ? { ...place, suggestion: 'Choose a message for the visitors of this form, or add one to messages.json.' }
    : { ...place, ...suggestWriting(meant), fix: unsafe(changeTo(pointer, meant)) };
}

/** The only message with the name of a form that nothing uses. */
function ownMessage(written: string, form: string, content: Content): string | undefined {
  const names = Object.keys(asObject(property(content.data('messages'), 'messages')));
  const own = names.filter(
    (name) =>
      isNamedAfter(name, form) &&
      wordsOf(name).at(-1) === wordsOf(written).at(-1) &&
      content.graph.usesOf('message', name).length === 0,
  );
  return own.length === 1 ? own[0] : undefined;
}

/** The message that most other forms of the same kind have in this place. */
function usualMessage(path: string, pointer: string, content: Content): string | undefined {
  const kind = kindOf(path, content);
  const named = content
    .documents('forms')
    .filter(({ file, data }) => file.path !== path && textProperty(data, 'kind') === kind)
    .flatMap(({ data }) => textProperty(data, pointer.slice(1)) ?? []);
  const [usual, second] = [...Map.groupBy(named, (name) => name)].sort(
    ([, one], [, other]) => other.length - one.length,
  );
  return usual?.[1].length === second?.[1].length ? undefined : usual?.[0];
}
