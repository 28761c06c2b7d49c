import { Suspense, useEffect, useMemo } from 'react';
import { subscribeToEvents } from '../client/events.ts';
import { useObserved } from '../client/observable.ts';
import type { StudioClient } from '../client/studio-client.ts';
import { uiTexts } from '../i18n/ui-texts.ts';
import { ConflictsBanner } from '../layout/ConflictsBanner.tsx';
import { DamagedBanner } from '../layout/DamagedBanner.tsx';
import { NoticeList } from '../layout/NoticeList.tsx';
import { OfflineBanner } from '../layout/OfflineBanner.tsx';
import { Rail } from '../layout/Rail.tsx';
import { StuckBanner } from '../layout/StuckBanner.tsx';
import { TopBar } from '../layout/TopBar.tsx';
import { Tour } from '../layout/Tour.tsx';
import { EmptyState, Pending } from '../ui/EmptyState.tsx';
import { viewFor } from '../views/registry.ts';
import styles from './App.module.css';
import { syncAccentColour } from './appearance.ts';
import { keepClicksOnTarget } from './click-target.ts';
import { askBeforeClosing } from './closing.ts';
import { keepFocus } from './focus.ts';
import { Navigation } from './navigation.ts';
import { listenForShortcuts } from './shortcuts.ts';
import { ViewErrorBoundary } from './ViewErrorBoundary.tsx';
import { NavigationProvider, StudioProvider, useOverview } from './window-context.ts';

/** The studio's user interface. */
export function App({ studio }: { studio: StudioClient }) {
  const navigation = useMemo(() => new Navigation(studio, (name) => viewOf(studio, name) !== undefined), [studio]);
  useEffect(() => subscribeToEvents(studio), [studio]);
  useEffect(keepFocus, []);
  useEffect(keepClicksOnTarget, []);
  useEffect(() => syncAccentColour(studio), [studio]);
  useEffect(() => askBeforeClosing(studio), [studio]);
  useEffect(() => listenForShortcuts(studio, navigation), [studio, navigation]);
  return (
    <StudioProvider value={studio}>
      <NavigationProvider value={navigation}>
        <div className={styles.app}>
          <TopBar />
          <div>
            <OfflineBanner />
            <StuckBanner />
            <ConflictsBanner />
            <DamagedBanner />
          </div>
          <div className={styles.body}>
            <Rail />
            <main className={styles.room} tabIndex={-1}>
              <CurrentView navigation={navigation} studio={studio} />
            </main>
          </div>
          <NoticeList />
          <Tour />
        </div>
      </NavigationProvider>
    </StudioProvider>
  );
}

function CurrentView({ navigation, studio }: { navigation: Navigation; studio: StudioClient }) {
  const location = useObserved(navigation.location);
  const { kinds } = useOverview();
  const View = viewOf(studio, location.view);
  if (!View) return <EmptyState icon="folder-open" title={uiTexts.list.empty} />;
  return (
    <ViewErrorBoundary location={location}>
      <Suspense fallback={<Pending />}>
        <View key={location.view} kind={kinds.find(({ name }) => name === location.view)} location={location} />
      </Suspense>
    </ViewErrorBoundary>
  );
}

function viewOf({ overview }: StudioClient, view: string) {
  return viewFor(
    view,
    overview.get().kinds.find(({ name }) => name === view),
  );
}
