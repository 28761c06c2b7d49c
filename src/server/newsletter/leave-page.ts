import { staticPage } from '../submission/no-script/render-form-errors.ts';

const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g;

/** The inline style of a page. */
export function styleOf(html: string): string {
  return [...html.matchAll(STYLE)].map(([, style = '']) => style).join('\n');
}

/**
 * The page that asks whether to leave, with the secret in the address of its form. Its style comes from `styleSheet`:
 * browsers fetch the fonts and pictures that an inline style names with the whole address of the page as their Referer,
 * whatever its Referrer-Policy, and this address holds the secret.
 */
export function leavePage(html: string, form: { plain: string; signed: string }, styleSheet: string): string {
  const link = `<link rel="stylesheet" href="${styleSheet}">`;
  const styled = html.replace(STYLE, '').replace('</head>', `${link}</head>`);
  return staticPage(styled, '').replace(`action="${form.plain}"`, `action="${form.signed}"`);
}
