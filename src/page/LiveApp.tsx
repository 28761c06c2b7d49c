import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FullPageData, HeadData, PageData } from '../shapes/page-data.ts';
import type { SiteData } from '../shapes/site-data.ts';
import { announceAddress } from '../ui/address-change.ts';
import { App, type ShownPage } from './App.tsx';
import type { Navigate, RunningApp } from './app-loader.ts';
import { onCrash } from './crash.ts';
import { enterPage, type Part } from './enter-page.ts';
import { showLoading } from './loading-strip.ts';
import { showMessage } from './messages.ts';
import { go, reportOffline } from './navigation.ts';
import { loadPage, notFoundPath } from './page-data.ts';
import { onPageEdit, type ShowPage } from './page-edits.ts';
import type { ChangeAddress, Place } from './Router.tsx';
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

/** Shows fetched pages, and those of the addresses that the router reports. Only the latest address counts. */
function useFollowing({ shown, put, setPart, setSettled }: Shower) {
  const current = useRef(shown.page);
  current.current = shown.page;
  const latest = useRef<Place>(null);
  /** Shows a place's page, and changes the address in the same step when a visitor goes there by a link. */
  const show = useCallback(
    (place: Place, page: FullPageData, changeAddress?: () => void) => {
      const { path: from, screen } = current.current;
      const { head } = page;
      latest.current = place;
      const change = () => {
        changeAddress?.();
        put(page, place.pathname);
      };
      if (isSameScreen(screen, page)) {
        saveScroll(from);
        flushSync(() => {
          change();
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
            change();
            setPart(part);
          }),
        complete: () => flushSync(() => setPart('whole')),
        onSettled: () => setSettled({ head, title: head.title }),
      });
    },
    [put, setPart, setSettled],
  );
  const onPlace = useCallback(
    (place: Place) => {
      latest.current = place;
      // The page of a link is there with its address.
      if (place.pathname === current.current.path) return;
      loadReadyPage(place.pathname)
        .finally(showLoading())
        .then((page) => {
          if (latest.current === place) show(place, page);
        })
        .catch(reportOffline);
    },
    [show],
  );
  return { current, show, onPlace };
}

/** The router once it is fetched, and how to go to a page once the router is mounted. */
function useRouter(onReady: (app: RunningApp) => void, { current, show }: ReturnType<typeof useFollowing>) {
  const [Router, setRouter] = useState<RouterComponent>();
  const mounted = useRef(Promise.withResolvers<ChangeAddress>());
  useEffect(() => {
    const loadNavigate = async (): Promise<Navigate> => {
      const loaded = await loadRouter();
      // Not by a lazy component: React would let the first click wait up to 300 ms for what has been suspended.
      setRouter(() => loaded);
      const changeAddress = await mounted.current.promise;
      return ({ pathname, search, hash }, page) => {
        const change = () => changeAddress(pathname + search + hash);
        if (pathname === current.current.path) flushSync(change);
        else show({ pathname, hash, back: false }, page, change);
      };
    };
    onReady({ loadNavigate });
  }, [onReady, current, show]);
  const onRouter = useCallback((changeAddress: ChangeAddress) => mounted.current.resolve(changeAddress), []);
  return { Router, onRouter };
}

/** The application in the browser: shows the page of the current path, whatever the path; it holds no list of pages. */
export function LiveApp({ site, initial, onReady }: LiveAppProps) {
  const [currentSite, setCurrentSite] = useState(site);
  const shower = useShownPage(initial);
  const { shown, part, settled, put, setSettled } = shower;
  const following = useFollowing(shower);
  const { Router, onRouter } = useRouter(onReady, following);
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
      {Router && <Router onReady={onRouter} onPlace={following.onPlace} />}
    </App>
  );
}
