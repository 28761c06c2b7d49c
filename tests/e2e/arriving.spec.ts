/** Documents that arrive in parts, as on a slow network or processor: nothing is painted that moves later. */
import { createServer } from 'node:http';
import { freePort } from '../../scripts/lib/free-port.ts';
import { builtFile, documents, latestArticle } from './support/content.ts';
import { expect, FAILED_REQUEST, slowIf, test } from './support/journey.ts';
import { layoutShifts, watchLayoutShifts } from './support/measure.ts';

test.use({ allowedMessages: FAILED_REQUEST });

/** Serves a document's beginning, and the rest when asked to. */
async function serveInParts(beginning: string, end: string) {
  const { promise: asked, resolve: sendEnd } = Promise.withResolvers<void>();
  const server = createServer((request, response) => {
    if (request.url !== '/') return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'text/html' }).write(beginning);
    return void asked.then(() => response.end(end));
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${port}/`, sendEnd, [Symbol.dispose]: () => void server.close() };
}

/** Resolves with whether the browser painted anything within some frames. */
function isPainted(): Promise<boolean> {
  return new Promise((resolve) => {
    new PerformanceObserver(() => resolve(true)).observe({ type: 'paint', buffered: true });
    setTimeout(() => resolve(false), 500);
  });
}

const FIRST_LINK = /<header.*?<\/li>/s;
const HEADING = /<h1.*?<\/h1>/s;
const DIALOG_HEADING = /<dialog open.*?<\/h2>/s;
const profilePath = documents.find(({ html }) => DIALOG_HEADING.test(html))?.route ?? '/';

for (const [what, route, part] of [
  ['the header of an article', latestArticle.path, FIRST_LINK],
  ['the first block', '/', HEADING],
  ['a profile', profilePath, DIALOG_HEADING],
] as const)
  test(
    `half of ${what} is not painted before the rest has arrived`,
    slowIf(route !== latestArticle.path),
    async ({ page }) => {
      const html = builtFile(`${route}/index.html`);
      const found = part.exec(html);
      const end = (found?.index ?? 0) + (found?.[0].length ?? 0);
      expect(end).toBeGreaterThan(0);
      using served = await serveInParts(html.slice(0, end), html.slice(end));
      await watchLayoutShifts(page);
      await page.goto(served.url, { waitUntil: 'commit' });
      await page.getByRole('banner').getByRole('link').first().waitFor({ state: 'attached' });
      expect(await page.evaluate(isPainted)).toBe(false);
      served.sendEnd();
      await page.waitForLoadState();
      expect(await page.evaluate(isPainted)).toBe(true);
      expect(await layoutShifts(page)).toEqual([]);
    },
  );
