/** Helpers for journeys through forms. */
import type { Page, Route } from 'playwright/test';
import { words } from './content.ts';
import { expect } from './journey.ts';

export const SAVE = '**/api/save-submission.php';
const MAIL = '**/api/v1.0/email/send';

export interface Call {
  to: 'save' | 'mail';
  body: Record<string, unknown>;
}

/** Answers the calls of a form, and records them in order. `refusal`: the server's response to a save. */
export async function answer(
  page: Page,
  status: { save?: number; mail?: number; refusal?: unknown } = {},
): Promise<Call[]> {
  const calls: Call[] = [];
  const keep = (to: Call['to']) => async (route: Route) => {
    calls.push({ to, body: route.request().postDataJSON() });
    const body = to === 'mail' ? 'OK' : JSON.stringify(status.refusal ?? {});
    await route.fulfill({ status: status[to] ?? 200, body });
  };
  await page.unrouteAll();
  await page.route(SAVE, keep('save'));
  await page.route(MAIL, keep('mail'));
  return calls;
}

export const alertIn = (page: Page) => page.getByRole('alertdialog');

/** The alert shows this text, and is closed by its button. */
export async function expectAlert(page: Page, text: string): Promise<void> {
  await expect(alertIn(page).getByText(text, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: words.ok, exact: true }).click();
  await expect(alertIn(page)).toBeHidden();
}
