import { expect, test } from 'vitest';
import { weightOf } from './weight.ts';

const picture = (name: string) =>
  `<picture><source type="image/avif" srcSet="/i/${name}-480.avif 480w, /i/${name}-828.avif 828w, /i/${name}-1920.avif 1920w"><img src="/i/${name}.webp"></picture>`;

test('adds up the compressed document, the picture files for phones, and each script once', async () => {
  const asked: string[] = [];
  const sizeOf = async (url: string) => {
    asked.push(url);
    return url.startsWith('/i/') ? 1000 : url === '/known.js' ? 10 : undefined;
  };
  const script =
    '<script type="module" src="/known.js"></script><link rel="modulepreload" href="/known.js"><script src="/unknown.js"></script>';
  const html = `<!doctype html>${picture('a')}${picture('a')}${picture('b')}${script}${'<p>again</p>'.repeat(2000)}`;
  const weight = await weightOf(html, sizeOf);
  expect(weight).toEqual({ document: expect.any(Number), firstFlight: 14_090, pictures: 2000, script: 10 });
  expect(weight.document).toBeLessThan(400);
  expect(asked.sort()).toEqual(['/i/a-828.avif', '/i/b-828.avif', '/known.js', '/unknown.js']);
});
