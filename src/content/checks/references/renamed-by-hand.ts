import type { Content } from '../../read/content.ts';
import { pointerStep } from '../../read/json.ts';
import { nearest } from '../../references/nearest.ts';
import { renameProperty, unsure } from '../../report/fixes.ts';
import { type Issue, type IssueFix, wholeFile } from '../../report/issues.ts';
import { isFree, isTypo, type LostName, onlyFreeName, otherSpelling } from './lost-name.ts';

/**
 * Reports something that was renamed by hand, or whose own name is misspelt, where that name is defined, if several
 * places use another name.
 * @returns undefined if the name is lost for another reason
 */
export function renamedByHand(lost: LostName, content: Content): Issue | undefined {
  const { kind, name, code, value, uses } = lost;
  if (uses.length === 1 || otherSpelling(lost, content) !== undefined) return undefined;
  const near = isTypo(lost) ? nearest(value, lost.offered) : undefined;
  const now = near ?? onlyFreeName(lost, content);
  const found = now === undefined || !isFree(now, lost, content) ? undefined : definitionOf(lost, now, content);
  if (found === undefined) return undefined;
  const { again, fix, ...place } = found;
  const word = kind.noun.includes(' ') ? name : kind.noun;
  const command = `To rename it everywhere, then run: npm run content -- rename ${word}/${value} ${now}`;
  return {
    code,
    subject: value,
    ...place,
    message: `Nothing uses "${now}", but ${uses.length} places use "${value}", which does not exist.`,
    suggestion: near === undefined ? `${again} ${command}` : again,
    ...(fix && { fix: near === undefined ? unsure(fix) : fix }),
  };
}

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
