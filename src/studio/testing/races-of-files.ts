/** Random races of two people in one file, joined without a disk. */
import fc from 'fast-check';
import type { Clash } from '../server/save/merge.ts';
import { type FileStates, mergeFiles, settled } from '../server/save/merge-files.ts';
import { faultsOf, type Race, races, textsIn } from './race.ts';

const ENOUGH_DECISIONS = 60;

/** The three states of a file that holds the values of a race. */
export function statesOf({ base, mine, theirs }: Race): FileStates {
  const bytes = (page: unknown) => Buffer.from(`${JSON.stringify({ page }, null, 2)}\n`);
  return { base: bytes(base), mine: bytes(mine), theirs: bytes(theirs) };
}

/** The value in such a file. */
export function valueIn(file: Uint8Array | undefined): unknown {
  return JSON.parse(Buffer.from(file ?? '').toString()).page;
}

/** The file's content when every conflict is resolved. @throws if there is no end of conflicts */
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

/** Counts the races that are joined without a question, of so many. @throws where what is joined is not what both ask for */
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

/** Decides so many races at random. @throws where what was chosen is not there in the end */
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
