import { escapeHtml } from '../../../contracts/escape-html.ts';
import type { ServerConfig } from '../../../contracts/server-config.ts';
import { formatMessage } from '../../http/http-error.ts';

/** Rich text without its formatting marks, since these pages are plain. */
function plain(text: string): string {
  return text.replace(/\*\*([^*]+)\*\*/g, '$1').replace(/\[([^\]]+)\]\([^)]*\)/g, '$1');
}

/** The texts of a plain page. */
export interface PlainPage {
  title: string;
  paragraphs: string[];
  /** A list, such as the messages about invalid fields. */
  list?: string[];
}

/** A complete page without style or script, for browsers that submitted a form without JavaScript. */
export function htmlPage(config: ServerConfig, page: PlainPage): string {
  const title = escapeHtml(page.title);
  const paragraphs = page.paragraphs.map((text) => `<p>${escapeHtml(plain(text))}</p>`);
  const items = (page.list ?? []).map((text) => `<li>${escapeHtml(text)}</li>`);
  return [
    '<!doctype html>',
    `<html lang="${escapeHtml(config.site.language)}">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="robots" content="noindex"><title>${title} | ${escapeHtml(config.site.name)}</title></head>`,
    `<body><main><h1>${title}</h1>`,
    ...paragraphs,
    ...(items.length > 0 ? ['<ul>', ...items, '</ul>'] : []),
    `<p><a href="${config.basePath ?? ''}/">${escapeHtml(formatMessage(config, 'home'))}</a></p></main></body></html>`,
  ].join('\n');
}
