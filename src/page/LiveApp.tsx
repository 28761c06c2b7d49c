import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FullPageData, HeadData, PageData } from '../shapes/page-data.ts';
import type { SiteData } from '../shapes/site-data.ts';
import { announceAddress } from '../ui/address-change.ts';
import { App, type ShownPage } from './App.tsx';
import type { RunningApp } from './app-loader.ts';
import { onCrash } from './crash.ts';
import { enterPage } from './enter-page.ts';
import { showMessage } from './messages.ts';
import { go, reportOffline } from './navigation.ts';
import { loadPage, notFoundPath } from './page-data.ts';
import { onPageEdit, type ShowPage } from './page-edits.ts';
import type { Navigate, Place } from './Router.tsx';
import { loadHead, loadRouter } from './router-loader.ts';
import { saveScroll } from './scroll.ts';
import { fetchedPage, isSameScreen } from './shown-page.ts';
import { addPageAssets } from './styles.ts';

const Router = lazy(loadRouter);

interface LiveAppProps {
  site: SiteData;
  initial: PageData;
  onReady: (app: RunningApp) => void;
}

const goToPath = (target: string) => go(new URL(target, location.href));

/** The page that the document holds, at the address it was asked by: the 404 screen has none of its own. */
function firstPage(page: PageData): ShownPage {
  const footer = document.getElementById('site-footer')?.innerHTML ?? '';
  return { page: { ...page, path: location.pathname }, html: {}, dialogs: '', footer };
}

/** What nobody sees of a page, and what is said of it: it follows the page by a frame. */
interface Settled {
  head?: HeadData;
  /** The title of a page that was entered. */
  title?: string;
}

/** The page on the screen, and how to change it. */
function useShownPage(initial: PageData) {
  const [shown, setShown] = useState(() => firstPage(initial));
  const [settled, setSettled] = useState<Settled>({});
  const put = useCallback((page: FullPageData, path: string) => {
    setShown((before) => fetchedPage(page, path, before));
  }, []);
  return { shown, settled, put, setSettled };
}

type Shower = ReturnType<typeof useShownPage>;

/** A page with all that it takes to show it. */
async function readyPage(path: string): Promise<FullPageData> {
  const page = await loadPage(path);
  await Promise.all([addPageAssets(page), loadHead()]);
  return page;
}

/** Follows the router: fetches the page of each new address and enters it. Only the latest address counts. */
function useFollowing({ shown, put, setSettled }: Shower): (place: Place) => void {
  const current = useRef(shown.page);
  current.current = shown.page;
  const latest = useRef<Place>(null);
  return useCallback(
    (place) => {
      const show = (page: FullPageData) => {
        if (latest.current !== place) return;
        const { path: from, screen } = current.current;
        const { head } = page;
        if (isSameScreen(screen, page)) {
          saveScroll(from);
          flushSync(() => {
            put(page, place.pathname);
            setSettled({ head });
          });
          announceAddress();
          return;
        }
        enterPage(place, {
          from,
          title: head.title,
          show: () => flushSync(() => put(page, place.pathname)),
          onSettled: () => setSettled({ head, title: head.title }),
        });
      };
      latest.current = place;
      if (place.pathname !== current.current.path) readyPage(place.pathname).then(show).catch(reportOffline);
    },
    [put, setSettled],
  );
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
  const shower = useShownPage(initial);
  const { shown, settled, put, setSettled } = shower;
  const { routed, onRouter } = useNavigator(onReady);
  const onPlace = useFollowing(shower);
  useEffect(() => {
    const show: ShowPage = async (page, at) => {
      await loadHead();
      put(page, at);
      setSettled({ head: page.head });
    };
    onCrash(() => {
      notFoundPath()
        .then(loadPage)
        .then((page) => addPageAssets(page).then(() => show(page, page.path)))
        .catch(console.error);
    });
    onPageEdit(setCurrentSite, show);
  }, [put, setSettled]);
  const { title } = settled;
  return (
    <App
      site={currentSite}
      shown={shown}
      head={settled.head}
      announcement={title === undefined ? '' : currentSite.words.pageLoaded.replace('{title}', title)}
      onMessage={showMessage}
      onNavigate={goToPath}
    >
      {routed && (
        <Suspense>
          <Router onReady={onRouter} onPlace={onPlace} />
        </Suspense>
      )}
    </App>
  );
}
