import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FullPageData, HeadData, PageData } from '../shapes/page-data.ts';
import type { SiteData } from '../shapes/site-data.ts';
import { announceAddress } from '../ui/address-change.ts';
import { App, type ShownPage } from './App.tsx';
import type { RunningApp } from './app-loader.ts';
import { onCrash } from './crash.ts';
import { enterPage, type Part } from './enter-page.ts';
import { showMessage } from './messages.ts';
import { go, reportOffline } from './navigation.ts';
import { loadPage, notFoundPath } from './page-data.ts';
import { onPageEdit, type ShowPage } from './page-edits.ts';
import type { Navigate, Place } from './Router.tsx';
import { loadReadyPage } from './ready-page.ts';
import { loadHead, loadRouter, type RouterComponent } from './router-loader.ts';
import { saveScroll } from './scroll.ts';
import { beginningOf, fetchedPage, isSameScreen } from './shown-page.ts';
import { addPageAssets } from './styles.ts';

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
  const [part, setPart] = useState<Part>('whole');
  const [settled, setSettled] = useState<Settled>({});
  const put = useCallback((page: FullPageData, path: string) => {
    setShown((before) => fetchedPage(page, path, before));
  }, []);
  return { shown, part, settled, put, setPart, setSettled };
}

type Shower = ReturnType<typeof useShownPage>;

/** Follows the router: fetches the page of each new address and enters it. Only the latest address counts. */
function useFollowing({ shown, put, setPart, setSettled }: Shower): (place: Place) => void {
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
          show: (part) =>
            flushSync(() => {
              put(page, place.pathname);
              setPart(part);
            }),
          complete: () => flushSync(() => setPart('whole')),
          onSettled: () => setSettled({ head, title: head.title }),
        });
      };
      latest.current = place;
      if (place.pathname !== current.current.path) loadReadyPage(place.pathname).then(show).catch(reportOffline);
    },
    [put, setPart, setSettled],
  );
}

/** The router once it is fetched, and its navigate once it is mounted. */
function useRouter(onReady: (app: RunningApp) => void) {
  const [Router, setRouter] = useState<RouterComponent>();
  const navigator = useRef(Promise.withResolvers<Navigate>());
  useEffect(() => {
    const loadNavigate = async () => {
      const loaded = await loadRouter();
      // Not by a lazy component: React would let the first click wait up to 300 ms for what has been suspended.
      setRouter(() => loaded);
      return navigator.current.promise;
    };
    onReady({ loadNavigate });
  }, [onReady]);
  const onRouter = useCallback((navigate: Navigate) => navigator.current.resolve(navigate), []);
  return { Router, onRouter };
}

/** The application in the browser: shows the page of the current path, whatever the path; it holds no list of pages. */
export function LiveApp({ site, initial, onReady }: LiveAppProps) {
  const [currentSite, setCurrentSite] = useState(site);
  const shower = useShownPage(initial);
  const { shown, part, settled, put, setSettled } = shower;
  const { Router, onRouter } = useRouter(onReady);
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
      shown={part === 'beginning' ? beginningOf(shown) : shown}
      head={settled.head}
      announcement={title === undefined ? '' : currentSite.words.pageLoaded.replace('{title}', title)}
      onMessage={showMessage}
      onNavigate={goToPath}
    >
      {Router && <Router onReady={onRouter} onPlace={onPlace} />}
    </App>
  );
}
