import path from 'node:path';
import { expect, test } from 'vitest';
import { TrialDraft } from '../../testing/trial-draft.ts';
import { listFaces } from './faces.ts';

test('lists the installed fonts with a sample of each', () => {
  using draft = new TrialDraft(path.join(import.meta.dirname, '../../../../tests/fixture-site'));
  const [face] = listFaces(draft);
  expect(face).toMatchObject({ family: expect.any(String), thinnest: expect.any(Number), boldest: expect.any(Number) });
  expect(Buffer.from(face?.data ?? '', 'base64').toString('latin1', 0, 4)).toBe('wOF2');
});

test('a face without its file has no sample, and a site without faces has none', () => {
  const metadata = JSON.stringify({ family: 'Gone', variable: { wght: { min: '100', max: '900' } } });
  using draft = new TrialDraft({ 'brand/faces/gone/metadata.json': metadata });
  expect(listFaces(draft)).toEqual([{ family: 'Gone', thinnest: 100, boldest: 900, data: '' }]);
  using bare = new TrialDraft({ 'site.json': '{}' });
  expect(listFaces(bare)).toEqual([]);
});
