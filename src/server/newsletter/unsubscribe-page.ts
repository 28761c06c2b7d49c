import { staticPage } from '../submission/no-script/render-form-errors.ts';

const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g;

/** The inline style of a page. */
export function styleOf(html: string): string {
  return [...html.matchAll(STYLE)].map(([, style = '']) => style).join('\n');
}

/**
 * The page that asks whether to unsubscribe, with the token in the URL of its form. Its style is loaded from
 * `styleSheet`: for fonts and pictures in an inline style, browsers send the page's whole URL as the Referer,
 * whatever its Referrer-Policy, and this URL contains the token.
 */
export function unsubscribePage(html: string, form: { plain: string; signed: string }, styleSheet: string): string {
  const link = `<link rel="stylesheet" href="${styleSheet}">`;
  const styled = html.replace(STYLE, '').replace('</head>', `${link}</head>`);
  return staticPage(styled, '').replace(`action="${form.plain}"`, `action="${form.signed}"`);
}
