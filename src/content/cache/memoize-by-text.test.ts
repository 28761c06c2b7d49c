import { expect, test } from 'vitest';
import { memoizeByText } from './memoize-by-text.ts';

test('a text is looked at once, as long as it is among the latest', () => {
  const asked: string[] = [];
  const lengthOf = memoizeByText((text) => {
    asked.push(text);
    return text.length;
  }, 2);
  for (const text of ['a', 'bb', 'a', 'ccc', 'a', 'bb', 'ccc']) expect(lengthOf(text)).toBe(text.length);
  expect(asked).toEqual(['a', 'bb', 'ccc']);
  for (const text of ['1', '2', '3', '4', 'a']) lengthOf(text);
  expect(asked.at(-1)).toBe('a');
});

test('that nothing was found is memoised too', () => {
  let times = 0;
  const nothing = memoizeByText(() => {
    times++;
    return undefined;
  });
  expect([nothing('a'), nothing('a'), times]).toEqual([undefined, undefined, 1]);
});
