/** Documents made to take the time or the memory of whoever reads them, and what others notice of it. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { docx } from '../../../tests/contracts/documents/genuine-texts.ts';
import { heavyDocuments } from '../../../tests/contracts/documents/heavy.ts';
import { CATALOGUE, CONTENTS, PAGE, PAGES, stream } from '../../../tests/contracts/documents/pdf.ts';
import { packedPdf } from '../../../tests/contracts/documents/pdf-variants.ts';
import { ProcessorShare } from '../../../tests/contracts/documents/processor-share.ts';
import { DocumentReader } from './document-reader.ts';

const reader = new DocumentReader();
afterAll(() => reader.close());

const read = (client: string, name: string, content: Buffer) =>
  reader.read(name, { bytes: Buffer.from(content.toString('base64')), isBase64: true, size: content.length }, client);

const noise = (length: number) => {
  let state = 1;
  return Buffer.from(
    Array.from({ length }, () => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      return state >>> 24;
    }),
  );
};
const photo = stream(noise(480_000), '/Type /XObject /Subtype /Image /Filter /DCTDecode');
const fonts = Array.from(
  { length: 400 },
  (_, index) => `<< /Type /StructElem /S /P /K ${index} /Alt (word ${index}) >>`,
);
/** A curriculum vitae of 1 MB with two pictures. */
const genuine: [string, Buffer][] = [
  ['cv.pdf', packedPdf([CATALOGUE, PAGES, PAGE, CONTENTS, photo, photo, ...fonts])],
  [
    'cv.docx',
    docx(
      { name: 'word/media/image1.jpeg', content: noise(480_000), stored: true },
      { name: 'word/media/image2.jpeg', content: noise(480_000), stored: true },
      { name: 'word/footnotes.xml', content: `<w:p>${'<w:r><w:t>words of a life</w:t></w:r>'.repeat(8000)}</w:p>` },
    ),
  ],
];

/** The processes that this one has started. */
function children(): number[] {
  return execFileSync('ps', ['-o', 'pid=', '--ppid', String(process.pid)], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map(Number);
}

/** Megabytes that processes have now. What they share with others counts by their part of it. */
function memoryOf(pids: number[]): number {
  const sizes = pids.map((pid) => {
    try {
      const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
      return Number(/^Pss:\s+(\d+) kB$/m.exec(text)?.[1] ?? 0) / 1024;
    } catch {
      // It has ended since, as the one that lists them.
      return 0;
    }
  });
  return sizes.reduce((sum, size) => sum + size, 0);
}

test('each is done with within its limits, and refused when it could not be read to its end', async () => {
  const slow: string[] = [];
  for (const [what, name, content] of heavyDocuments) {
    const begin = performance.now();
    const found = await read('somebody', name, content);
    const took = performance.now() - begin;
    // The clock runs on while other programs have the processor; the limit itself counts processor time.
    if (took > 15_000) slow.push(`${what}: ${took}`);
    if ('digest' in found) expect([what, found.digest.length]).toEqual([what, 64]);
    else
      expect([what, found.fault]).toEqual([
        what,
        expect.stringMatching(/^(unsafeFile|damagedFile|tooComplex|wrongContent)$/),
      ]);
  }
  expect(slow).toEqual([]);
}, 600_000);

test.each(genuine)(
  '%s of 1 MB is read within a second',
  async (name, content) => {
    expect(content.length).toBeGreaterThan(950_000);
    const times: number[] = [];
    const share = new ProcessorShare(children());
    for (let number = 0; number < 20; number++) {
      const begin = performance.now();
      expect(await read('me', name, content)).toHaveProperty('digest');
      times.push(performance.now() - begin);
    }
    times.sort((one, other) => one - other);
    share.look(children());
    expect((times[18] ?? 0) * share.left()).toBeLessThan(1000);
  },
  60_000,
);

test('a genuine one is read within five seconds while forty that do harm arrive from two others, in bounded memory', async () => {
  const hostile = heavyDocuments.slice(0, 40);
  const all = hostile.map(([, name, content], index) => read(`attacker ${index % 2}`, name, content));
  let memory = 0;
  const share = new ProcessorShare(children());
  const timer = setInterval(() => {
    const processes = children();
    memory = Math.max(memory, memoryOf(processes));
    share.look(processes);
  }, 100);
  const [[name, content] = ['', Buffer.alloc(0)]] = genuine;
  const begin = performance.now();
  expect(await read('me', name, content)).toHaveProperty('digest');
  const took = (performance.now() - begin) * share.left();
  await Promise.all(all);
  clearInterval(timer);
  console.info(`a genuine document among forty: ${took.toFixed(0)} ms; processes at most ${memory.toFixed(0)} MB`);
  expect(took).toBeLessThan(5000);
  expect(memory).toBeGreaterThan(50);
  expect(memory).toBeLessThan(600);
}, 300_000);
