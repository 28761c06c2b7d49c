import { flushSync } from 'react-dom';
import type { FullPageData, HeadData, PageData, ShownPage } from '../../contracts/page-data.ts';
import { announceAddress } from '../../ui/link/address-change.ts';
import { saveScroll, scrollToStart } from '../entry/scroll.ts';
import { afterFrame } from '../starter/after-frame.ts';
import { layOutBelowFold } from '../starter/below-fold.ts';
import { commitPage, focusHeading, type Part } from './commit-page.ts';
import type { RouteLocation } from './Router.tsx';
import { fetchedPage, isSameScreen } from './shown-page.ts';

/** The head of a page, which is updated one frame after its content. */
export interface DeferredHead {
  head?: HeadData;
  /** The title of a page that was entered. */
  title?: string;
}

/** What the application shows, and how to change it. */
export interface Screen {
  shown: () => PageData;
  setShown: (change: (before: ShownPage) => ShownPage) => void;
  setPart: (part: Part) => void;
  setSettled: (settled: DeferredHead) => void;
}

/** Scrolls to the top of the current page, or to an anchor on it, after a link to it was followed. */
function revisitPage({ hash }: RouteLocation, changeAddress: () => void): void {
  flushSync(changeAddress);
  announceAddress();
  if (hash) layOutBelowFold();
  scrollToStart(hash);
  afterFrame(focusHeading);
}

/** Shows the page of a location synchronously, and changes the URL in the same step if a link was followed. */
export function showPage(screen: Screen, place: RouteLocation, page: FullPageData, changeAddress?: () => void): void {
  const before = screen.shown();
  if (before.path === place.pathname && changeAddress) {
    revisitPage(place, changeAddress);
    return;
  }
  const { head } = page;
  const change = () => {
    changeAddress?.();
    screen.setShown((before) => fetchedPage(page, place.pathname, before));
  };
  if (isSameScreen(before.screen, page)) {
    saveScroll(before.path);
    flushSync(() => {
      change();
      screen.setSettled({ head });
    });
    announceAddress();
    return;
  }
  commitPage(place, {
    from: before.path,
    title: head.title,
    show: (part) =>
      flushSync(() => {
        change();
        screen.setPart(part);
      }),
    complete: () => flushSync(() => screen.setPart('whole')),
    onSettled: () => screen.setSettled({ head, title: head.title }),
  });
}
