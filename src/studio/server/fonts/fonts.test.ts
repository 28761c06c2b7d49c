import path from 'node:path';
import { expect, test } from 'vitest';
import { TestDraft } from '../../testing/test-draft.ts';
import { listFonts } from './fonts.ts';

test('lists the installed fonts with a sample of each', () => {
  using draft = new TestDraft(path.join(import.meta.dirname, '../../../../tests/fixture-site'));
  const [font] = listFonts(draft);
  expect(font).toMatchObject({ family: expect.any(String), thinnest: expect.any(Number), boldest: expect.any(Number) });
  expect(Buffer.from(font?.data ?? '', 'base64').toString('latin1', 0, 4)).toBe('wOF2');
});

test('a font whose file is missing has no sample; a site without fonts has an empty list', () => {
  const metadata = JSON.stringify({ family: 'Gone', variable: { wght: { min: '100', max: '900' } } });
  using draft = new TestDraft({ 'brand/fonts/gone/metadata.json': metadata });
  expect(listFonts(draft)).toEqual([{ family: 'Gone', thinnest: 100, boldest: 900, data: '' }]);
  using bare = new TestDraft({ 'site.json': '{}' });
  expect(listFonts(bare)).toEqual([]);
});
