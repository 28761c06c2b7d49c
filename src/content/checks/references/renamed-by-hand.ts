import type { Content } from '../../read/content.ts';
import { pointerStep } from '../../read/json.ts';
import { nearest } from '../../references/suggestions.ts';
import { renameProperty, unsafe } from '../../report/fixes.ts';
import { type Issue, type IssueFix, wholeFilePlace } from '../../report/issues.ts';
import { renameEverywhere } from './rename-advice.ts';
import { isName, isTypo, isUnused, onlyUnusedName, otherSpelling, type UnresolvedName } from './unresolved-name.ts';

/**
 * Reports something that was renamed by hand, or whose own name is misspelt, where that name is defined, if several
 * places use another name.
 * @returns undefined if the name does not resolve for another reason
 */
export function renamedByHand(unresolved: UnresolvedName, content: Content): Issue | undefined {
  const { kind, name, code, value, uses } = unresolved;
  if (uses.length === 1 || !isName(value) || otherSpelling(unresolved, content) !== undefined) return undefined;
  const near = isTypo(unresolved) ? nearest(value, unresolved.offered) : undefined;
  const now = near ?? onlyUnusedName(unresolved, content);
  if (now === undefined || !isUnused(now, unresolved, content)) return undefined;
  const found = definitionOf(unresolved, now, content);
  if (found === undefined) return undefined;
  const { again, fix, ...place } = found;
  const word = kind.noun.includes(' ') ? name : kind.noun;
  return {
    code,
    subject: value,
    target: now,
    ...place,
    message: renamedMessage(now, value, uses.length),
    suggestion: near === undefined ? `${again} ${renameEverywhere(`${word}/${value}`, now)}` : again,
    ...(fix && { fix: near === undefined ? unsafe(fix) : fix }),
  };
}

/** The message for a name that nothing uses, while several places use another one. */
export const renamedMessage = (now: string, before: string, count: number) =>
  `Nothing uses "${now}", but ${count} places use "${before}", which does not exist.`;

/** The place of an issue, the sentence that changes the name there back, and the fix that does so. */
type Definition = Pick<Issue, 'path' | 'pointer' | 'at' | 'range'> & { again: string; fix?: IssueFix };

function definitionOf(
  { kind: { names }, value }: UnresolvedName,
  now: string,
  content: Content,
): Definition | undefined {
  if (names?.type === 'file') {
    const file = content.files.find(({ kind, id }) => kind.name === names.contentType && id === now);
    return file && { ...wholeFilePlace(file.path), again: `Call this file ${value}.json again.` };
  }
  const [document] = names?.type === 'key' ? content.documents(names.contentType) : [];
  if (names?.type !== 'key' || document === undefined) return undefined;
  const pointer = `${names.property === undefined ? '' : pointerStep(names.property)}${pointerStep(now)}`;
  const fix = renameProperty(pointer, value);
  return { path: document.file.path, pointer, at: 'key', again: `Write "${value}" again.`, fix };
}
