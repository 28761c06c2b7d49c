/** Uploading the largest possible pictures one after the other must not make the studio's memory grow. */
import { randomFillSync } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { callsOf, startStudio } from '../../../../scripts/bench/studio/running-studio.ts';
import { ROOT } from '../../../../scripts/lib/root.ts';
import { studioFolder } from '../studio.ts';

/** Maximum peak memory of the studio's process in megabytes. */
const MAX_MEMORY_MB = 1400;

const noise = (width: number, height: number) =>
  sharp(randomFillSync(Buffer.alloc(width * height * 3)), { raw: { width, height, channels: 3 } });

/** The peak memory of a process in megabytes; 0 on systems without /proc. */
function peakOf(pid: number): number {
  if (!existsSync(`/proc/${pid}/status`)) return 0;
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

test('uploads twelve pictures of up to 100 million pixels and 60 MB', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'studio-pictures-'));
  const configDir = path.join(folder, 'site');
  cpSync(path.join(ROOT, 'tests/fixture-site'), configDir, { recursive: true });
  const pictures: [Buffer, RegExp][] = [
    // The server closes the connection before it has read the whole body; fetch may fail before it gets a response.
    [await noise(4600, 4400).png({ compressionLevel: 0 }).toBuffer(), /too large|fetch failed/],
    [await noise(4100, 3250).png({ compressionLevel: 0 }).toBuffer(), /taken/],
    [await noise(11_000, 9000).withMetadata({ orientation: 6 }).jpeg({ quality: 45 }).toBuffer(), /taken/],
    [await noise(9000, 6600).jpeg({ quality: 40, progressive: true }).toBuffer(), /taken/],
  ];
  try {
    await using studio = await startStudio(configDir);
    const call = callsOf(studio);
    for (let round = 0; round < 3; round++)
      for (const [bytes, expected] of pictures) {
        const request = { name: 'noise', data: bytes.toString('base64'), replaces: false, alt: 'Noise' };
        const outcome = await call('picture', request).then(
          () => 'taken',
          (error: unknown) => String(error),
        );
        expect(outcome).toMatch(expected);
      }
    expect(peakOf(studio.pid)).toBeLessThan(MAX_MEMORY_MB);
    const kept = (await call('pictures', {})).pictures.filter(({ name }) => name.startsWith('noise'));
    expect(kept).toHaveLength(9);
    // Noise compresses worst; it is reduced until the check accepts it.
    expect(Math.max(...kept.map(({ bytes }) => bytes))).toBeLessThan(1_500_000);
  } finally {
    const kept = studioFolder({ root: ROOT, configDir, cacheDir: path.join(ROOT, '.cache') });
    for (const dir of [folder, kept]) rmSync(dir, { recursive: true, force: true });
  }
});
