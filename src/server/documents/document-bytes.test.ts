import { expect, test } from 'vitest';
import { decodeDocument } from './document-bytes.ts';

test('decoding a large document yields to the event loop, and its result is complete', async () => {
  const document = Buffer.alloc(3_500_000, 'a curriculum ');
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns++;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const bytes = Buffer.from(document.toString('base64'));
  const decoded = await decodeDocument({ bytes, isBase64: true, size: document.length });
  isOver = true;
  expect(decoded?.equals(document)).toBe(true);
  expect(turns).toBeGreaterThan(3);
});

test.each(['AAA', 'A!A=', 'AAAA', ''])('%j does not decode to the announced two bytes', async (text) => {
  expect(await decodeDocument({ bytes: Buffer.from(text), isBase64: true, size: 2 })).toBeUndefined();
});
