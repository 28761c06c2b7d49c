/** Merges random races in memory. */
import fc from 'fast-check';
import type { MergeConflict } from '../server/save/merge.ts';
import { type FileStates, mergeFiles, withConflictResolved } from '../server/save/merge-files.ts';
import { faultsOf, type Race, races, textsIn } from './race.ts';

const MAX_DECISIONS = 60;

/** The three states of a file that contains the values of a race. */
export function statesOf({ base, mine, theirs }: Race): FileStates {
  const bytes = (page: unknown) => Buffer.from(`${JSON.stringify({ page }, null, 2)}\n`);
  return { base: bytes(base), mine: bytes(mine), theirs: bytes(theirs) };
}

/** The value in a file made by `statesOf`. */
export function valueIn(file: Uint8Array | undefined): unknown {
  return JSON.parse(Buffer.from(file ?? '').toString()).page;
}

/** Merges a file, and resolves all conflicts. @returns the value @throws Error if conflicts do not end */
export function mergedAndResolved(states: FileStates, choose: (conflict: MergeConflict) => 'mine' | 'theirs'): unknown {
  let current = states;
  for (let step = 0; step < MAX_DECISIONS; step++) {
    const merged = mergeFiles(current);
    if ('bytes' in merged) return valueIn(merged.bytes);
    const [conflict] = merged.conflicts;
    if (conflict) current = withConflictResolved(current, conflict, choose(conflict));
  }
  throw new Error(`Not decided after ${MAX_DECISIONS} decisions.`);
}

/** Merges random races. @returns how many had no conflicts @throws Error if a merged value has faults */
export function countMergedRaces(count: number): number {
  let withoutConflict = 0;
  const property = fc.property(races(), (race) => {
    const merged = mergeFiles(statesOf(race));
    if (!('bytes' in merged)) return;
    withoutConflict++;
    const value = valueIn(merged.bytes);
    const faults = faultsOf(value, race);
    if (faults.length > 0) throw new Error(`${JSON.stringify(value)}: ${faults.join(', ')}.`);
  });
  fc.assert(property, { numRuns: count });
  return withoutConflict;
}

/** Resolves the conflicts of random races at random. @throws Error if a chosen text is missing in the result */
export function resolveRaces(count: number): void {
  const choices = fc.array(fc.boolean(), { minLength: MAX_DECISIONS, maxLength: MAX_DECISIONS });
  const property = fc.property(races(), choices, (race, isMine) => {
    const left = [...isMine];
    let chosen: string[] = [];
    const after = textsIn(
      mergedAndResolved(statesOf(race), (conflict) => {
        const side = left.pop() ? 'mine' : 'theirs';
        const dropped = new Set(textsIn(conflict[side === 'mine' ? 'theirs' : 'mine']));
        chosen = [...chosen.filter((text) => !dropped.has(text)), ...textsIn(conflict[side])];
        return side;
      }),
    );
    const lost = chosen.filter((text) => !after.includes(text));
    if (lost.length > 0) throw new Error(`${lost.join(', ')} was chosen and is lost.`);
  });
  fc.assert(property, { numRuns: count });
}
