import { lazy, Suspense, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FullPageData, PageData, SiteData } from '../shapes.ts';
import { announceAddress } from '../ui/address-change.ts';
import { App, type ShownPage } from './App.tsx';
import type { RunningApp } from './app-loader.ts';
import { onCrash } from './crash.ts';
import { showMessage } from './messages.ts';
import { go, reportOffline } from './navigation.ts';
import { loadPage, notFoundPath } from './page-data.ts';
import { onPageEdit, type ShowPage } from './page-edits.ts';
import type { Navigate, Place } from './Router.tsx';
import { loadHead, loadRouter } from './router-loader.ts';
import { restoreScroll, saveScroll, scrollToStart } from './scroll.ts';
import { fetchedPage, isSameScreen } from './shown-page.ts';
import { addPageAssets } from './styles.ts';
import { showTextFace } from './text-face.ts';

const Router = lazy(loadRouter);

type PutPage = (page: FullPageData, path: string) => void;

interface LiveAppProps {
  site: SiteData;
  initial: PageData;
  onReady: (app: RunningApp) => void;
}

/** The page that the document holds, at the address it was asked by: the 404 screen has none of its own. */
function firstPage(page: PageData): ShownPage {
  const footer = document.getElementById('site-footer')?.innerHTML ?? '';
  return { page: { ...page, path: location.pathname }, html: {}, dialogs: '', footer };
}

/** Puts a new page's start, or the place it was left at, on the screen, and the focus on its heading. */
function enter(path: string, { hash, back }: Place): void {
  if (back) restoreScroll(path);
  else scrollToStart(hash);
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/** The page on the screen, and how to change it once the head's code is there. */
function useShownPage(initial: PageData) {
  const [shown, setShown] = useState(() => firstPage(initial));
  const put = useCallback((page: FullPageData, path: string) => {
    setShown((before) => fetchedPage(page, path, before));
  }, []);
  return { shown, put };
}

/** Follows the router: fetches the page of each new address and enters it once it is on the screen. */
function useRoutedPage(shown: ShownPage, put: PutPage, onEntered: (title: string) => void) {
  const [place, setPlace] = useState<Place>();
  const entering = useRef(false);
  const { path: shownPath, screen } = shown.page;
  // No frame goes by between the change of address and the change of page, when the page is there.
  useLayoutEffect(() => {
    if (!place || place.pathname === shownPath) return;
    saveScroll(shownPath);
    let current = true;
    loadPage(place.pathname)
      .then(async (page) => {
        await addPageAssets(page);
        await loadHead();
        if (!current) return;
        if (isSameScreen(screen, page)) {
          put(page, place.pathname);
          announceAddress();
          return;
        }
        entering.current = true;
        showTextFace();
        put(page, place.pathname);
      })
      .catch(reportOffline);
    return () => {
      current = false;
    };
  }, [place, shownPath, screen, put]);
  useLayoutEffect(() => {
    if (!entering.current || !place || !shown.head) return;
    entering.current = false;
    enter(shown.page.path, place);
    onEntered(shown.head.title);
  }, [shown, place, onEntered]);
  return { path: place?.pathname ?? shownPath, setPlace };
}

/** The router's navigate, once the router is there. */
function useNavigator(onReady: (app: RunningApp) => void) {
  const [routed, setRouted] = useState(false);
  const navigator = useRef(Promise.withResolvers<Navigate>());
  useEffect(() => {
    onReady({
      prepare: () => setRouted(true),
      navigate: async (path) => {
        setRouted(true);
        (await navigator.current.promise)(path);
      },
    });
  }, [onReady]);
  const onRouter = useCallback((navigate: Navigate) => navigator.current.resolve(navigate), []);
  return { routed, onRouter };
}

/** The application in the browser: shows the page of the current path, whatever the path; it holds no list of pages. */
export function LiveApp({ site, initial, onReady }: LiveAppProps) {
  const [currentSite, setCurrentSite] = useState(site);
  const [announcement, setAnnouncement] = useState('');
  const { shown, put } = useShownPage(initial);
  const { routed, onRouter } = useNavigator(onReady);
  const { pageLoaded } = currentSite.words;
  const onEntered = useCallback((title: string) => setAnnouncement(pageLoaded.replace('{title}', title)), [pageLoaded]);
  const { path, setPlace } = useRoutedPage(shown, put, onEntered);
  useEffect(() => {
    const show: ShowPage = async (page, at) => {
      await loadHead();
      put(page, at);
    };
    onCrash(() => {
      notFoundPath()
        .then(loadPage)
        .then((page) => addPageAssets(page).then(() => show(page, page.path)))
        .catch(console.error);
    });
    onPageEdit(setCurrentSite, show);
  }, [put]);
  return (
    <App
      site={currentSite}
      path={path}
      shown={shown}
      announcement={announcement}
      onMessage={showMessage}
      onNavigate={(target) => go(new URL(target, location.href))}
    >
      {routed && (
        <Suspense>
          <Router onReady={onRouter} onPlace={setPlace} />
        </Suspense>
      )}
    </App>
  );
}
