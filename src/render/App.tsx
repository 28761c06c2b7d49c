import type { ReactNode } from 'react';
import { loadedNavigation } from '../browser/entry/navigation-loader.ts';
import type { HeadData, ShownPage } from '../contracts/page-data.ts';
import type { SiteData } from '../contracts/site-data.ts';
import { mainPathOf } from '../layout/current.ts';
import { FloatingMenu } from '../layout/FloatingMenu.tsx';
import { Header } from '../layout/Header.tsx';
import { ReadingProgress } from '../layout/ReadingProgress.tsx';
import { PageView } from './PageView.tsx';
import { StaticHtml } from './StaticHtml.tsx';

interface AppProps {
  site: SiteData;
  shown: ShownPage;
  /** Shows only the first blocks. */
  limit?: number;
  /** Set after client-side navigation; the first page's tags are already in the document. */
  head: HeadData | undefined;
  /** Announced by screen readers after navigation. */
  announcement: string;
  onMessage: (text: string) => void;
  onNavigate: (path: string) => void;
  /** The router, in the browser once it is loaded. */
  children?: ReactNode;
}

/** The whole screen: frame and page. The layouts 'bare' and 'overlay' show only the page. */
export function App({ site, shown, limit, head, announcement, onMessage, onNavigate, children }: AppProps) {
  const { page } = shown;
  const screen = page.screen ?? page.path;
  // Rendered in the same commit as the page, so that title and page never differ.
  const Head = loadedNavigation()?.Head;
  const framed = page.layout === 'site';
  return (
    <>
      {Head && head && <Head head={head} />}
      <a className="skip-link" href="#main">
        {site.words.skipToContent}
      </a>
      <p id="announcement" className="visually-hidden" aria-live="polite">
        {announcement}
      </p>
      {framed && <ReadingProgress data={site} />}
      {framed && <Header data={site} path={page.path} current={mainPathOf(site, screen)} />}
      <PageView screen={screen} blocks={page.blocks} html={shown.html} limit={limit} />
      {framed && <StaticHtml id="site-footer" html={shown.footer} />}
      {framed && <FloatingMenu data={site} onMessage={onMessage} onNavigate={onNavigate} />}
      <StaticHtml key={`dialogs:${screen}`} id="dialogs" html={shown.dialogs} />
      <p id="new-tab-hint" hidden>
        {site.words.newTab}
      </p>
      {children}
    </>
  );
}
