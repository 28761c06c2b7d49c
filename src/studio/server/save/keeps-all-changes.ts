import { isObject } from '../../../content/read/json.ts';
import type { Values } from './merge.ts';

/**
 * Whether a merged value contains each text and number as often as both sides' changes require: additions are present,
 * removals are absent, and nothing is duplicated because both sides have moved it. Texts and numbers that occur more
 * than once in the base are not checked, since they cannot be distinguished.
 */
export function keepsAllChanges(states: Values, merged: unknown): boolean {
  const [base, mine, theirs, found] = [states.base, states.mine, states.theirs, merged].map(countsIn);
  if (!base || !mine || !theirs || !found) return true;
  const texts = new Set([...mine.keys(), ...theirs.keys(), ...found.keys()]);
  return [...texts].every((text) => {
    const count = (counts: Map<string | number, number>) => counts.get(text) ?? 0;
    if (count(base) > 1) return true;
    const sum = count(mine) + count(theirs) - count(base);
    // If both sides added or removed an equal value, that may be one change or two.
    const least = Math.min(sum, Math.max(count(mine), count(theirs)));
    const most = Math.max(sum, Math.min(count(mine), count(theirs)));
    return count(found) >= least && count(found) <= most;
  });
}

function countsIn(value: unknown): Map<string | number, number> {
  const counts = new Map<string | number, number>();
  const visit = (part: unknown): void => {
    if (typeof part === 'string' || typeof part === 'number') counts.set(part, (counts.get(part) ?? 0) + 1);
    else if (Array.isArray(part) || isObject(part)) for (const inner of Object.values(part)) visit(inner);
  };
  visit(value);
  return counts;
}
