import type { Content } from '../../read/content.ts';
import { pointerStep } from '../../read/json.ts';
import { nearest } from '../../references/nearest.ts';
import { renameProperty, unsure } from '../../report/fixes.ts';
import { type Issue, type IssueFix, wholeFile } from '../../report/issues.ts';
import { isFree, isName, isTypo, type LostName, onlyFreeName, otherSpelling } from './lost-name.ts';
import { renameEverywhere } from './rename-advice.ts';

/**
 * Reports something that was renamed by hand, or whose own name is misspelt, where that name is defined, if several
 * places use another name.
 * @returns undefined if the name is lost for another reason
 */
export function renamedByHand(lost: LostName, content: Content): Issue | undefined {
  const { kind, name, code, value, uses } = lost;
  if (uses.length === 1 || !isName(value) || otherSpelling(lost, content) !== undefined) return undefined;
  const near = isTypo(lost) ? nearest(value, lost.offered) : undefined;
  const now = near ?? onlyFreeName(lost, content);
  if (now === undefined || !isFree(now, lost, content)) return undefined;
  const found = definitionOf(lost, now, content);
  if (found === undefined) return undefined;
  const { again, fix, ...place } = found;
  const word = kind.noun.includes(' ') ? name : kind.noun;
  return {
    code,
    subject: value,
    ...place,
    message: usedUnderAnother(now, value, uses.length),
    suggestion: near === undefined ? `${again} ${renameEverywhere(`${word}/${value}`, now)}` : again,
    ...(fix && { fix: near === undefined ? unsure(fix) : fix }),
  };
}

/** The message for a name that nothing uses, while several places use another one. */
export const usedUnderAnother = (now: string, before: string, count: number) =>
  `Nothing uses "${now}", but ${count} places use "${before}", which does not exist.`;

/** The place of an issue, the sentence that changes the name there back, and the fix that does so. */
type Definition = Pick<Issue, 'path' | 'pointer' | 'at' | 'range'> & { again: string; fix?: IssueFix };

function definitionOf({ kind: { names }, value }: LostName, now: string, content: Content): Definition | undefined {
  if (names?.by === 'file') {
    const file = content.files.find(({ kind, id }) => kind.name === names.in && id === now);
    return file && { ...wholeFile(file.path), again: `Call this file ${value}.json again.` };
  }
  const [document] = names?.by === 'key' ? content.documents(names.in) : [];
  if (names?.by !== 'key' || document === undefined) return undefined;
  const pointer = `${names.of === undefined ? '' : pointerStep(names.of)}${pointerStep(now)}`;
  const fix = renameProperty(pointer, value);
  return { path: document.file.path, pointer, at: 'key', again: `Write "${value}" again.`, fix };
}
