/** The functions that the prerenderer calls; each returns HTML. Bundled by Vite for Node. */
import type { ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { CompiledPage } from '../contracts/compiled-site.ts';
import type { BlockProps } from '../contracts/content.ts';
import type { FormDefinition } from '../contracts/forms.ts';
import type { HeadData, PageData, ShownPage } from '../contracts/page-data.ts';
import type { FormTemplates, MailTemplates } from '../contracts/server-config.ts';
import type { SiteData } from '../contracts/site-data.ts';
import { mailTemplates, ROWS_HTML } from '../emails/mail-templates.tsx';
import { FormThanks, formTemplates } from '../forms/view/FormTemplates.tsx';
import { blockComponents } from '../generated/registry.ts';
import type { Block, SiteSettings, Theme } from '../generated/types.ts';
import { footerMarks, headerMarks, mainPathOf } from '../layout/current.ts';
import { Footer } from '../layout/Footer.tsx';
import { App } from './App.tsx';
import { headTags } from './Head.tsx';
import { ModalView } from './ModalView.tsx';
import { PageView } from './PageView.tsx';
import { StaticHtml } from './StaticHtml.tsx';

function element<T extends Block['type']>(type: T, props: BlockProps<T>): ReactElement {
  const Component: React.ComponentType<BlockProps<T>> = blockComponents[type];
  return <Component {...props} />;
}

/** One block as HTML that React can hydrate later. */
export function renderBlock(block: Block, blockKey: string, site: SiteData): string {
  return renderToString(element(block.type, { ...block, blockKey, words: site.words }), {
    identifierPrefix: `${blockKey}-`,
  });
}

/** The dialogs that links of a page open; they are native, so they need no hydration. */
export function renderDialogs(modals: CompiledPage['modals'], site: SiteData): string {
  return modals.map((modal) => renderToStaticMarkup(<ModalView modal={modal} words={site.words} />)).join('');
}

/** The footer. It is never hydrated, and differs between pages only in the marked links to the current page. */
export function renderFooter(site: SiteData, current = ''): string {
  return renderToStaticMarkup(<Footer data={site} current={current} />);
}

/**
 * The tags of the document's head. The first is marked, so that navigation finds them. Slashes of void elements are
 * omitted.
 */
export function renderHead(head: HeadData): string {
  return renderToStaticMarkup(headTags(head)).replace('<title', '<title data-prerendered').replaceAll('/>', '>');
}

/** HTML fragments for the server's answers to forms sent without JavaScript. */
export function renderFormTemplates(forms: FormDefinition[]): FormTemplates {
  const { summary, problem, note, notice } = formTemplates;
  const thanks = forms.map((form) => [form.id, renderToStaticMarkup(<FormThanks success={form.success} />)]);
  return {
    summary: renderToStaticMarkup(summary),
    problem: renderToStaticMarkup(problem),
    note: renderToStaticMarkup(note),
    notice: renderToStaticMarkup(notice),
    thanks: Object.fromEntries(thanks),
  };
}

/** Without this doctype, some mail programs fall back to quirks mode. */
const MAIL_TYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** HTML fragments from which the server assembles mails. */
export function renderMailPieces(site: SiteSettings, theme: Theme): MailTemplates {
  const pieces = mailTemplates(site, theme);
  return {
    frame: MAIL_TYPE + renderToStaticMarkup(pieces.frame),
    paragraph: renderToStaticMarkup(pieces.paragraph),
    quote: renderToStaticMarkup(pieces.quote),
    details: renderToStaticMarkup(pieces.details).replace(ROWS_HTML, '{rows}'),
    detail: renderToStaticMarkup(pieces.detail),
    button: renderToStaticMarkup(pieces.button),
    link: renderToStaticMarkup(pieces.link),
    closing: renderToStaticMarkup(pieces.closing),
  };
}

const nothing = () => undefined;

const emptyMain = renderToString(<PageView screen="" blocks={[]} html={{}} />);
const emptyDialogs = renderToString(<StaticHtml id="dialogs" html="" />);

/** Rendered frames, cached by their inputs; thousands of pages share one. */
const frames = new WeakMap<SiteData, Map<string, string>>();

/**
 * Header, footer and menus around a page's blocks. They differ between pages only in the marks of the links to the
 * current page.
 */
function renderFrame(site: SiteData, { page, footer }: ShownPage): string {
  const known = frames.get(site) ?? new Map<string, string>();
  frames.set(site, known);
  const current = mainPathOf(site, page.screen ?? page.path);
  const inFooter = footerMarks(site, current);
  const key = JSON.stringify([page.layout, headerMarks(site, current), inFooter, footer]);
  const frame =
    known.get(key) ?? renderEmpty(site, page, current, inFooter.some(Boolean) ? renderFooter(site, current) : footer);
  known.set(key, frame);
  return frame;
}

/** The frame without blocks. */
function renderEmpty(site: SiteData, page: PageData, path: string, footer: string): string {
  const shown = { page: { ...page, path, screen: undefined, blocks: [] }, html: {}, dialogs: '', footer };
  return renderToString(
    <App site={site} shown={shown} head={undefined} announcement="" onMessage={nothing} onNavigate={nothing} />,
  );
}

/** The whole content of the root element, with the page's blocks in their hosts. */
export function renderApp(site: SiteData, shown: ShownPage): string {
  const { page, html, dialogs } = shown;
  const main = renderToString(<PageView screen={page.screen ?? page.path} blocks={page.blocks} html={html} />);
  return renderFrame(site, shown)
    .replace(emptyMain, () => main)
    .replace(emptyDialogs, () => renderToString(<StaticHtml id="dialogs" html={dialogs} />));
}
