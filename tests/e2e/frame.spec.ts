/** Progress strip and footer (specification 2.3 and 2.25). */
import { navigation, site, words } from './support/content.ts';
import { awakenApp, expect, scrollTo, test } from './support/journey.ts';

test('the progress bar reports how far the page is read, and the web app manifest is added after load', async ({
  page,
}) => {
  await page.goto('/');
  await awakenApp(page);
  const progress = page.getByRole('progressbar', { name: words.readingProgress });
  await expect(progress).toHaveAttribute('aria-valuenow', '0');
  await scrollTo(page, 100_000);
  await expect(progress).toHaveAttribute('aria-valuenow', '100');
  await page.evaluate(() =>
    window.scrollTo({ top: (document.documentElement.scrollHeight - innerHeight) / 2, behavior: 'instant' }),
  );
  await expect(progress).toHaveAttribute('aria-valuenow', '50');
  await expect(page.locator('head link[rel="manifest"]')).toHaveAttribute('href', '/manifest.webmanifest');
  await expect(page.locator('noscript[data-late]')).toHaveCount(0);
});

test('the footer has its lists, contact details, legal links and the year of the build', async ({ page }) => {
  await page.goto('/faqs');
  const footer = page.getByRole('contentinfo');
  for (const { title, links } of navigation.footer.lists) {
    await expect(footer.getByText(title, { exact: true })).toBeVisible();
    for (const { label, link } of links) {
      await expect(footer.locator(`a[href="${link}"]`, { hasText: label }).first()).toBeVisible();
    }
  }
  for (const { label, link } of [...navigation.footer.legal, navigation.footer.credit]) {
    await expect(footer.locator(`a[href="${link}"]`, { hasText: label }).first()).toBeVisible();
  }
  await expect(footer.locator(`a[href="mailto:${site.email}"]`)).toBeVisible();
  await expect(footer.locator(`a[href="tel:${site.phoneLink}"]`)).toBeVisible();
  for (const { link } of site.social) {
    await expect(footer.locator(`a[href="${link}"]`)).toHaveAttribute(
      'rel',
      /noopener.*noreferrer|noreferrer.*noopener/,
    );
  }
  await expect(footer).toContainText(String(new Date().getFullYear()));
  await expect(footer).toContainText(site.legalName);
});
