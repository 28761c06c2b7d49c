/** Merges random races in memory. */
import fc from 'fast-check';
import type { Clash } from '../server/save/merge.ts';
import { type FileStates, mergeFiles, settled } from '../server/save/merge-files.ts';
import { faultsOf, type Race, races, textsIn } from './race.ts';

const ENOUGH_DECISIONS = 60;

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
export function decided(states: FileStates, choose: (clash: Clash) => 'mine' | 'theirs'): unknown {
  let current = states;
  for (let step = 0; step < ENOUGH_DECISIONS; step++) {
    const merged = mergeFiles(current);
    if ('joined' in merged) return valueIn(merged.joined);
    const [clash] = merged.clashes;
    if (clash) current = settled(current, clash, choose(clash));
  }
  throw new Error(`Not decided after ${ENOUGH_DECISIONS} decisions.`);
}

/** Merges random races. @returns how many had no conflicts @throws Error if a merged value has faults */
export function joinedRaces(count: number): number {
  let joined = 0;
  const property = fc.property(races(), (race) => {
    const merged = mergeFiles(statesOf(race));
    if (!('joined' in merged)) return;
    joined++;
    const value = valueIn(merged.joined);
    const faults = faultsOf(value, race);
    if (faults.length > 0) throw new Error(`${JSON.stringify(value)}: ${faults.join(', ')}.`);
  });
  fc.assert(property, { numRuns: count });
  return joined;
}

/** Resolves the conflicts of random races at random. @throws Error if a chosen text is missing in the result */
export function decideRaces(count: number): void {
  const choices = fc.array(fc.boolean(), { minLength: ENOUGH_DECISIONS, maxLength: ENOUGH_DECISIONS });
  const property = fc.property(races(), choices, (race, isMine) => {
    const left = [...isMine];
    let chosen: string[] = [];
    const after = textsIn(
      decided(statesOf(race), (clash) => {
        const side = left.pop() ? 'mine' : 'theirs';
        const dropped = new Set(textsIn(clash[side === 'mine' ? 'theirs' : 'mine']));
        chosen = [...chosen.filter((text) => !dropped.has(text)), ...textsIn(clash[side])];
        return side;
      }),
    );
    const lost = chosen.filter((text) => !after.includes(text));
    if (lost.length > 0) throw new Error(`${lost.join(', ')} was chosen and is lost.`);
  });
  fc.assert(property, { numRuns: count });
}
