import type { Content } from '../../read/content.ts';
import { asObject, property } from '../../read/json.ts';
import { hasParameter, routeOf, routePaths } from '../../references/routes.ts';
import { type Advice, didYouMean, nearest, suggestWriting } from '../../references/suggestions.ts';
import type { Use } from '../../references/uses.ts';
import type { Issue } from '../../report/issues.ts';
import { likelyCollection } from '../links/likely-collection.ts';
import { isName, isTypo, isUnused, onlyUnusedName, otherSpelling, type UnresolvedName } from './unresolved-name.ts';

/** Reports a use of a name that does not exist. @param count how often its file has the name, if it is reported once */
export function unknownName(unresolved: UnresolvedName, use: Use, count: number, content: Content): Issue {
  const { code, kind, value } = unresolved;
  const place = { code, path: use.from.path, pointer: use.pointer };
  if (code === 'unknown-message' && !isName(value))
    return {
      ...place,
      target: value,
      message: `${JSON.stringify(value)} is a sentence, but messages are named here.`,
      ...messageFor(value, content),
    };
  const otherwise = withoutGuess(unresolved, use);
  const advice =
    collectionOf(unresolved, use, content) ?? guess(unresolved, otherwise, use.from.kind.name === 'routes', content);
  const isGuessed = advice.suggestion !== otherwise;
  const isSpaced = value.trim() !== value && unresolved.known.has(value.trim());
  const isNear = isSpaced || (isGuessed && isTypo(unresolved) && nearest(value, unresolved.offered) !== undefined);
  const more = count > 1 ? ` It is named ${count} times in this file.` : '';
  const renamed = isGuessed || !isName(value) ? undefined : onlyUnusedName(unresolved, content);
  return {
    ...place,
    at: { text: value },
    ...(kind.names?.type === 'value' && { contentType: kind.names.contentType }),
    message: `There is no ${kind.noun} "${value}".${isNear ? '' : ` It is not in ${kind.definedIn}.`}${more}`,
    ...(renamed === undefined ? advice : suggestRestoring(value, renamed)),
  };
}

/** Advice for a message written out instead of its name. */
function messageFor(words: string, content: Content): Advice {
  const messages = property(content.data('messages'), 'messages');
  const [known] = Object.entries(asObject(messages)).find(([, text]) => text === words) ?? [];
  if (known !== undefined) return suggestWriting(known);
  return {
    suggestion:
      'Add the sentence to "messages" in messages.json under a name of its own, such as "day-required", and write that name here.',
  };
}

const isOnTheWeb = ({ code, value }: UnresolvedName) => code === 'unknown-image' && /^https?:/i.test(value);

/** Advice for the collection of a route, by the names of its placeholder and its page. */
function collectionOf(
  { code, offered, value }: UnresolvedName,
  { from, pointer }: Use,
  content: Content,
): Advice | undefined {
  if (code !== 'unknown-collection' || from.kind.name !== 'routes' || nearest(value, offered) !== undefined)
    return undefined;
  const route = routePaths(content.data('routes')).find(
    (one) => pointer.startsWith(`${routeOf(one)}/`) && hasParameter(one.pattern),
  );
  const likely = route && likelyCollection(route.pattern, route.pageId, content);
  return likely === undefined ? undefined : suggestWriting(likely);
}

/** Advice if nothing shows what is meant. */
function withoutGuess(unresolved: UnresolvedName, { from, pointer }: Use): string {
  const { code, uses, kind, offered, value } = unresolved;
  const { definedIn, names } = kind;
  if (isOnTheWeb(unresolved))
    return 'Download the picture, put the file into images/, describe it in images.json, and write its name there.';
  if (code === 'unknown-page' && from.kind.name === 'routes' && !/\/page$/.test(pointer))
    return `Bring ${definedIn}${value}.json back, or write the name of another page.`;
  if (code === 'unknown-page' && from.kind.name === 'routes')
    return `Choose one from ${definedIn}, add it there, or remove this route; "moved" can lead its paths on to another page.`;
  if (uses.length > 1)
    return `It is named in ${uses.length} places, so it was probably renamed or deleted: put it back into ${definedIn}, or name another one.`;
  const few = offered.length > 0 && offered.length <= 8 ? ` (${offered.join(', ')})` : '';
  if (names?.type === 'file' && isName(value))
    return `Choose one from ${definedIn}${few}, or put ${value}.json there: bring it back if it was deleted.`;
  return `Choose one from ${definedIn}${few}${names?.type === 'engine' && !definedIn.endsWith('/') ? '.' : ', or add it there.'}`;
}

/** Advice with the name that is probably meant. */
function guess(unresolved: UnresolvedName, otherwise: string, isOfRoute: boolean, content: Content): Advice {
  const { value, offered, code } = unresolved;
  const spelling = otherSpelling(unresolved, content);
  if (spelling !== undefined) return suggestWriting(spelling);
  // Pages that have a route need no second one.
  const candidates =
    isOfRoute && code === 'unknown-page' ? offered.filter((page) => isUnused(page, unresolved, content)) : offered;
  return isTypo(unresolved) ? didYouMean(value, candidates, otherwise) : { suggestion: otherwise };
}

/** Advice to use the only unused name, or to bring the old one back. */
export function suggestRestoring(value: string, renamed: string): Advice {
  return {
    suggestion: `Was it renamed? Nothing uses "${renamed}": write that, or bring "${value}" back.`,
    meant: renamed,
  };
}
