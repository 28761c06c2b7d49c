import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { FullPageData, PageData, SiteData } from '../shapes.ts';
import { App, type ShownPage } from './App.tsx';
import type { RunningApp } from './app-loader.ts';
import { onCrash } from './crash.ts';
import { showMessage } from './messages.ts';
import { go, reportOffline } from './navigation.ts';
import { loadPage } from './page-data.ts';
import { onPageEdit } from './page-edits.ts';
import { restoreScroll, saveScroll, scrollToStart } from './scroll.ts';
import { addPageAssets } from './styles.ts';
import { showTextFace } from './text-face.ts';

interface LiveAppProps {
  site: SiteData;
  initial: PageData;
  onReady: (app: RunningApp) => void;
}

/** The page that the document holds, at the address it was asked by: the 404 screen has none of its own. */
function firstPage(page: PageData): ShownPage {
  const footer = document.getElementById('site-footer')?.innerHTML ?? '';
  return { page: { ...page, path: window.location.pathname }, html: {}, dialogs: '', footer };
}

/** A fetched page as it is shown. Of the same page, blocks that were there before keep their HTML: their keys say that they are the same. */
function fetchedPage(page: FullPageData, path: string, before: ShownPage): ShownPage {
  const same =
    before.page.path === path ? before.page.blocks.map((block) => [block.key, before.html[block.key] ?? '']) : [];
  const html = { ...page.html, ...Object.fromEntries(same) };
  return {
    page: { ...page, path },
    html,
    dialogs: page.dialogs,
    footer: page.footer ?? before.footer,
    head: page.head,
  };
}

/** The application in the browser: shows the page of the current path, whatever the path; it holds no list of pages. */
export function LiveApp({ site, initial, onReady }: LiveAppProps) {
  const location = useLocation();
  const navigationType = useNavigationType();
  const routerNavigate = useNavigate();
  const [currentSite, setCurrentSite] = useState(site);
  const [shown, setShown] = useState(() => firstPage(initial));
  const [announcement, setAnnouncement] = useState('');
  const moved = useRef(false);

  const show = useCallback((page: FullPageData, path: string) => {
    for (const tag of document.querySelectorAll('head [data-prerendered]')) tag.remove();
    showTextFace();
    setShown((before) => fetchedPage(page, path, before));
  }, []);

  useEffect(() => {
    onReady({
      navigate: (path) => {
        saveScroll(window.location.pathname);
        routerNavigate(path);
      },
    });
    onCrash(() => {
      loadPage('/404').then((page) => addPageAssets(page).then(() => show(page, '/404')), console.error);
    });
    onPageEdit(setCurrentSite, show);
  }, [onReady, routerNavigate, show]);

  const { pathname } = location;
  useEffect(() => {
    if (pathname === shown.page.path) return;
    let current = true;
    loadPage(pathname)
      .then(async (page) => {
        await addPageAssets(page);
        moved.current = true;
        if (current) show(page, pathname);
      })
      .catch(reportOffline);
    return () => {
      current = false;
    };
  }, [pathname, shown.page.path, show]);

  useLayoutEffect(() => {
    if (!moved.current || !shown.head) return;
    moved.current = false;
    if (navigationType === 'POP') restoreScroll(shown.page.path);
    else scrollToStart(location.hash);
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    setAnnouncement(currentSite.words.pageLoaded.replace('{title}', shown.head.title));
  }, [shown, navigationType, location.hash, currentSite]);

  return (
    <App
      site={currentSite}
      shown={shown}
      announcement={announcement}
      onMessage={showMessage}
      onNavigate={(path) => go(new URL(path, window.location.href))}
    />
  );
}
