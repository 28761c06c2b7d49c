import { expect, test } from 'vitest';
import { Progress } from './progress.mjs';

function watched(isTTY: boolean) {
  let time = 0;
  let text = '';
  const stream = {
    isTTY,
    write: (piece: string) => {
      text += piece;
    },
  };
  return {
    progress: new Progress(stream, () => time),
    wait: (milliseconds: number) => {
      time += milliseconds;
    },
    text: () => text,
  };
}

test('a terminal shows a bar that is redrawn in place, and removed at the end', () => {
  const { progress, text } = watched(true);
  progress.show('Making pictures', 12, 48);
  expect(text()).toBe('\r\x1b[K[######..................] Making pictures: 12 of 48');
  progress.end();
  expect(text().endsWith('\r\x1b[K')).toBe(true);
});

test('without a terminal, lines are printed at intervals', () => {
  const { progress, wait, text } = watched(false);
  progress.show('Making pictures', 1, 4);
  wait(10_000);
  progress.show('Making pictures', 2, 4);
  progress.show('Making pictures', 3, 4);
  expect(text()).toBe('Making pictures: 2 of 4 (50 %)\n');
});

test('the last line names the slowest parts', () => {
  const { progress, wait } = watched(false);
  progress.show('Checking', 0, 1);
  wait(1000);
  progress.show('Making pictures', 0, 1);
  wait(3000);
  progress.count('Fonts', 1500);
  expect(progress.end()).toBe('in 4.0 s; longest: Making pictures 3.0 s, Fonts 1.5 s, Checking 1.0 s');
});
