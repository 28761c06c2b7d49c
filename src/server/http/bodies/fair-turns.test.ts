import { expect, test } from 'vitest';
import { FairTurns } from './fair-turns.ts';

test('so many at the same time, and clients by turns', async () => {
  const turns = new FairTurns(2);
  const begun: string[] = [];
  const endings: (() => void)[] = [];
  const begin = (client: string, name: string) =>
    turns.take(client).then((end) => {
      begun.push(name);
      endings.push(end);
    });
  const settle = () => new Promise(setImmediate);
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2']) void begin(name.charAt(0), name);
  await settle();
  expect(begun).toEqual(['a1', 'a2']);
  for (const [at, next] of ['a3', 'b1', 'c1', 'a4', 'b2'].entries()) {
    endings[at]?.();
    endings[at]?.();
    await settle();
    expect(begun.slice(2 + at)).toEqual([next]);
  }
  for (const end of endings) end();
  await Promise.all([begin('d', 'd1'), begin('d', 'd2')]);
  expect(begun.slice(-2)).toEqual(['d1', 'd2']);
});
