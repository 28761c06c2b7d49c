/**
 * Trusted Types of the page's policy: strings cannot become HTML or scripts, except through the site's own two
 * policies.
 */
import { awakenApp, expect, nightlyIf, test } from './support/journey.ts';

/** Ways in which an attacker would use a string. Returns the browser's reaction to each. */
function attempts(): string[] {
  const text = '<img src=x onerror="document.title=`taken`">';
  const element = document.createElement('div');
  const tries: (() => unknown)[] = [
    () => Reflect.set(element, 'innerHTML', text),
    () => Reflect.set(element, 'outerHTML', text),
    () => document.body.insertAdjacentHTML('beforeend', text),
    () => document.write(text),
    () => new DOMParser().parseFromString(text, 'text/html'),
    () => document.createRange().createContextualFragment(text),
    () => Reflect.set(document.createElement('iframe'), 'srcdoc', text),
    () => Reflect.set(document.createElement('script'), 'text', 'document.title="taken"'),
    () => Reflect.set(document.createElement('script'), 'src', '/assets/a.js'),
    () => new Worker('/assets/a.js'),
    () => new Worker('/pagefind/0/../../assets/pagefind-worker.js'),
    () => new Worker('https://evil.example/pagefind/0/pagefind-worker.js'),
    () =>
      Reflect.apply(Reflect.get(globalThis.trustedTypes ?? {}, 'createPolicy'), globalThis.trustedTypes, ['own', {}]),
    () =>
      Reflect.apply(Reflect.get(globalThis.trustedTypes ?? {}, 'createPolicy'), globalThis.trustedTypes, ['html', {}]),
  ];
  return tries.map((attempt) => {
    try {
      attempt();
      return 'done';
    } catch (error) {
      return error instanceof Error ? error.name : String(error);
    }
  });
}

test.describe('strings that the policy refuses', () => {
  test.use({ allowedMessages: /trusted|status of 404/i });

  for (const path of ['/', '/contact', '/nowhere']) {
    test(
      `no string becomes HTML or script on ${path}, before and after the search has started its worker`,
      nightlyIf(path !== '/'),
      async ({ page }) => {
        await page.goto(path);
        await awakenApp(page);
        const before = await page.evaluate(attempts);
        expect(before).toEqual(before.map(() => 'TypeError'));
        const working = page.waitForEvent('worker');
        await page.keyboard.press('/');
        await page.getByRole('searchbox').fill('property');
        expect(new URL((await working).url()).pathname).toBe('/pagefind/0/pagefind-worker.js');
        const after = await page.evaluate(attempts);
        expect(after).toEqual(after.map(() => 'TypeError'));
        expect(await page.title()).not.toBe('taken');
      },
    );
  }
});
