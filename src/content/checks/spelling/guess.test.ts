import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../../../scripts/lib/root.ts';
import { splitWords } from '../../read/split-words.ts';
import { checkContent } from '../check-content.ts';
import { guessFor } from './guess.ts';
import { SiteWords } from './site-words.ts';

const { content } = await checkContent({
  configDir: path.join(ROOT, 'tests/fixture-site'),
  schemasDir: path.join(ROOT, 'schemas'),
  now: new Date(),
});
const words = new SiteWords(content);

/** The correction of a word; undefined if it is known, or resembles no other. */
function correctionOf(written: string): string | undefined {
  const odd = words.oddWord(written);
  return odd && (odd.british ?? guessFor(odd.stem, words)?.right);
}

test.each([
  ['recieve', 'receive'],
  ['buidling', 'building'],
  ['goverment', 'government'],
  ['accomodation', 'accommodation'],
  ['seperately', 'separately'],
  ['Recieved', 'Received'],
  ['tenents’', 'tenants'],
  ['alot', 'a lot'],
  ['inthe', 'in the'],
  ['beliebe', 'believe'],
  ['dont', 'don’t'],
  ['companys', 'company’s'],
  ['todays', 'today’s'],
  ['teached', 'taught'],
  ['sended', 'sent'],
  ['womens', 'women’s'],
  ['teh', 'the'],
  ['kenya', 'Kenya'],
  ['wendesday', 'Wednesday'],
  ['neighbors', 'neighbours'],
])('%s should be %s', (written, right) => {
  expect(correctionOf(written)).toBe(right);
});

test('only a common typo in a long word with a single correction is certain', () => {
  const isCertain = (word: string) => guessFor(word, words)?.isCertain;
  expect(['accomodation', 'harvset'].map(isCertain)).toEqual([true, true]);
  expect(['seperate', 'recieve', 'teh', 'goverment'].map(isCertain)).toEqual([false, false, false, false]);
});

test.each([
  [
    'local words',
    'matatu shamba fundi fundis dukas sukuma ugali githeri matoke mitumba harambee murram manyatta panga chai pesa',
  ],
  [
    'names that begin a sentence',
    'Wanjiru Otieno Mutua Maina Oduor Kamau Chebet Moraa Juma Neema Naivas Jumia Safaricom Eid',
  ],
  ['possessives, contractions and accents', 'owners’ else’s founder’s don’t won’t we’re façade café naïve'],
  ['words of letting and building', 'cess relet reletting repointed tenderers unlet'],
  ['compounds', 'packhouse downpipe blockboard chairlady polytunnel'],
  ['words of both spellings', 'organise organize judgment standardization'],
  ['abbreviations and mixed case', 'kWh pcs hrs kgs iTax eTIMS NTSA kebs'],
])('%s are left alone', (_what, list) => {
  expect(splitWords(list).filter((word) => correctionOf(word) !== undefined)).toEqual([]);
});
