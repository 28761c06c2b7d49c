/** How mails look: in narrow programs, in dark mode, and with any content. */
import { readFileSync } from 'node:fs';
import PostalMime, { type Email } from 'postal-mime';
import { formOf } from './support/content.ts';
import { alone, expect, NIGHTLY, SLOW, test } from './support/journey.ts';
import { axeFindings } from './support/measure.ts';
import { mailFiles } from './support/outbox.ts';

const WIDTHS = [320, 700];
/** axe rules about the regions of a page, which a mail does not have. */
const ABOUT_PAGES = /^(?:landmark-one-main|region):/;
const LONG = 'x'.repeat(300);

/** The mails about a submission, parsed like a mail program. */
async function mailsAbout(submissionId: string): Promise<Email[]> {
  const mails = await Promise.all(mailFiles().map((file) => PostalMime.parse(readFileSync(file))));
  return mails.filter(({ text }) => text?.includes(submissionId));
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} mode`, () => {
    alone.use({ colorScheme });

    alone(
      'mails fit a narrow window, and are legible',
      colorScheme === 'dark' ? NIGHTLY : SLOW,
      async ({ page, request }) => {
        const submissionId = `${formOf('contact').idPrefix}${Date.now()}-${colorScheme.padEnd(9, 'x')}`;
        const answers = {
          fullName: 'Wanjiru Otieno',
          email: 'wanjiru@example.com',
          phone: '0712345678',
          company: LONG.slice(0, 90),
          location: 'Kisumu',
          partnerType: 'Careers - Job Opportunities',
          interests: ['Property Management'],
          message: `We have a building.\n\n${LONG}`,
        };
        const data = { ...answers, source: 'contact', submissionId, timestamp: new Date().toISOString() };
        expect((await request.post('/api/save-submission.php', { data })).status()).toBe(201);
        await expect.poll(async () => (await mailsAbout(submissionId)).length).toBe(2);

        for (const { html = '', subject } of await mailsAbout(submissionId)) {
          await page.setContent(html);
          for (const width of WIDTHS) {
            await page.setViewportSize({ width, height: 800 });
            const needed = await page.evaluate(() => document.documentElement.scrollWidth);
            expect(needed, `${subject} in ${width} pixels`).toBeLessThanOrEqual(width);
          }
          const findings = (await axeFindings(page)).filter((finding) => !ABOUT_PAGES.test(finding));
          expect(findings, subject).toEqual([]);
          const ground = await page.evaluate(() => {
            const text = document.querySelector('h1');
            return text && getComputedStyle(text).color;
          });
          const [red = 0] = (ground ?? '').match(/\d+/g)?.map(Number) ?? [];
          expect(red > 128, `${subject}: light letters on a dark ground`).toBe(colorScheme === 'dark');
        }
      },
    );
  });
}
