import { useCallback, useEffect, useRef, useState } from 'react';
import type { PageData, ShownPage } from '../../contracts/page-data.ts';
import type { Go, Navigate, RunningApp } from '../../contracts/running-app.ts';
import type { SiteData } from '../../contracts/site-data.ts';
import { ariaCurrent, mainPathOf } from '../../layout/current.ts';
import { App } from '../../render/App.tsx';
import { onCrash } from '../entry/crash.ts';
import { handleNavigationError } from '../entry/handle-navigation-error.ts';
import { addIcons } from '../entry/load/icons.ts';
import { loadNotFoundPage } from '../entry/load/not-found-page.ts';
import { preloadPage } from '../entry/load/preload-page.ts';
import { showLoading } from '../entry/loading.ts';
import { showMessage } from '../entry/messages.ts';
import { loadedNavigation, loadNavigationCode, type NavigationCode } from '../entry/navigation-loader.ts';
import type { Part } from '../navigation/commit-page.ts';
import type { ChangeAddress, RouteLocation } from '../navigation/Router.tsx';
import type { DeferredHead, Screen } from '../navigation/show-page.ts';
import { onPageEdit, type ShowPage } from './page-edits.ts';

interface LiveAppProps {
  site: SiteData;
  initial: PageData;
  /** Must be referentially stable: the floating menu re-renders only when its props change. */
  go: Go;
  onReady: (app: RunningApp) => void;
}

/** The prerendered page of this document, at the requested address: the 404 screen has no address itself. */
function firstPage(page: PageData): ShownPage {
  const footer = document.getElementById('site-footer')?.innerHTML ?? '';
  return { page: { ...page, path: location.pathname }, html: {}, dialogs: '', footer };
}

/** Number of blocks in the first frame of a page: nearly always enough to fill the screen. */
const FIRST_BLOCKS = 2;

/**
 * What the first frame shows when a page is entered at its top; limited, so that the browser parses and styles less.
 */
const beginningOf = (shown: ShownPage) => ({ shown: { ...shown, dialogs: '' }, limit: FIRST_BLOCKS });

/** The current page, and a function that replaces it. */
function useShownPage(initial: PageData) {
  const [shown, setShown] = useState(() => firstPage(initial));
  const [part, setPart] = useState<Part>('whole');
  const [settled, setSettled] = useState<DeferredHead>({});
  const current = useRef(shown.page);
  current.current = shown.page;
  const [screen] = useState((): Screen => ({ shown: () => current.current, setShown, setPart, setSettled }));
  return { shown, part, settled, screen };
}

/** Shows the page of each location that the router reports. Only the latest location counts. */
function useFollowing(screen: Screen): (location: RouteLocation) => void {
  const latest = useRef<RouteLocation>(null);
  return useCallback(
    (place) => {
      latest.current = place;
      // Page and URL change together.
      if (place.pathname === screen.shown().path) return;
      Promise.all([loadNavigationCode(), preloadPage(place.pathname)])
        .finally(showLoading())
        .then(([{ showPage }, page]) => {
          if (latest.current === place) showPage(screen, place, page);
        })
        .catch((error: unknown) => {
          if (latest.current === place) return handleNavigationError(error, () => location.reload());
        })
        .catch(console.error);
    },
    [screen],
  );
}

/** The router component once it is loaded, and the navigate function once it is mounted. */
function useRouter(onReady: (app: RunningApp) => void, screen: Screen) {
  const [Router, setRouter] = useState<NavigationCode['Router']>();
  const mounted = useRef(Promise.withResolvers<ChangeAddress>());
  useEffect(() => {
    const loadNavigate = async (): Promise<Navigate> => {
      const code = await loadNavigationCode();
      // Not React.lazy: React delays the result of a suspended render by up to 300 ms, which the first click would
      // wait for.
      setRouter(() => code.Router);
      code.manageInPageHistory(() => screen.shown().path);
      const changeAddress = await mounted.current.promise;
      return ({ pathname, search, hash }, page) => {
        const address = pathname + search + hash;
        const replace = address === location.pathname + location.search + location.hash;
        code.showPage(screen, { pathname, hash, back: false }, page, () => changeAddress(address, { replace }));
      };
    };
    onReady({ loadNavigate });
  }, [onReady, screen]);
  const onRouter = useCallback((changeAddress: ChangeAddress) => mounted.current.resolve(changeAddress), []);
  return { Router, onRouter };
}

/** The application in the browser: shows the page of the current path. It has no list of pages. */
export function LiveApp({ site, initial, go, onReady }: LiveAppProps) {
  const [currentSite, setCurrentSite] = useState(site);
  const { shown, part, settled, screen } = useShownPage(initial);
  const onNavigated = useFollowing(screen);
  const { Router, onRouter } = useRouter(onReady, screen);
  useEffect(() => {
    const show: ShowPage = async (page, at) => {
      const { fetchedPage } = await loadNavigationCode();
      screen.setShown((before) => fetchedPage(page, at, before));
      screen.setSettled({ head: page.head });
    };
    onCrash(() => {
      loadNotFoundPage()
        .then((page) => show(page, page.path))
        .catch(console.error);
    });
    onPageEdit(setCurrentSite, show);
  }, [screen]);
  useEffect(() => {
    const current = mainPathOf(currentSite, shown.page.screen ?? shown.page.path);
    loadedNavigation()?.markFooter((link) => ariaCurrent(currentSite, link, current));
  }, [currentSite, shown]);
  useEffect(() => addIcons(currentSite.icons), [currentSite]);
  const goToPath = useCallback((target: string) => go(new URL(target, location.href)), [go]);
  const { title } = settled;
  return (
    <App
      site={currentSite}
      {...(part === 'beginning' ? beginningOf(shown) : { shown })}
      head={settled.head}
      announcement={title === undefined ? '' : currentSite.words.pageLoaded.replace('{title}', title)}
      onMessage={showMessage}
      onNavigate={goToPath}
    >
      {Router && <Router onReady={onRouter} onNavigated={onNavigated} />}
    </App>
  );
}
