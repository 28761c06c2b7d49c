import { Suspense, useEffect, useMemo } from 'react';
import { subscribeToEvents } from '../client/events.ts';
import { useObserved } from '../client/observable.ts';
import type { Studio } from '../client/studio.ts';
import { ConflictsBanner } from '../layout/ConflictsBanner.tsx';
import { DamagedBanner } from '../layout/DamagedBanner.tsx';
import { NoticeList } from '../layout/NoticeList.tsx';
import { OfflineBanner } from '../layout/OfflineBanner.tsx';
import { Rail } from '../layout/Rail.tsx';
import { StuckBanner } from '../layout/StuckBanner.tsx';
import { TopBar } from '../layout/TopBar.tsx';
import { Tour } from '../layout/Tour.tsx';
import { roomFor } from '../rooms/registry.ts';
import { EmptyState, Pending } from '../ui/EmptyState.tsx';
import { words } from '../words/words.ts';
import styles from './App.module.css';
import { syncAccentColour } from './appearance.ts';
import { keepClicksOnTarget } from './click-target.ts';
import { askBeforeClosing } from './closing.ts';
import { keepFocus } from './focus.ts';
import { Navigation, NavigationProvider } from './navigation.ts';
import { RoomBoundary } from './RoomBoundary.tsx';
import { listenForShortcuts } from './shortcuts.ts';
import { StudioProvider } from './studio-context.ts';

/** The studio's user interface. */
export function App({ studio }: { studio: Studio }) {
  const navigation = useMemo(() => new Navigation(studio, (name) => roomOf(studio, name) !== undefined), [studio]);
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
              <Room navigation={navigation} studio={studio} />
            </main>
          </div>
          <NoticeList />
          <Tour />
        </div>
      </NavigationProvider>
    </StudioProvider>
  );
}

function Room({ navigation, studio }: { navigation: Navigation; studio: Studio }) {
  const location = useObserved(navigation.location);
  const { kinds } = useObserved(studio.overview);
  const Shown = roomOf(studio, location.room);
  if (!Shown) return <EmptyState icon="folder-open" title={words.list.empty} />;
  return (
    <RoomBoundary location={location}>
      <Suspense fallback={<Pending />}>
        <Shown key={location.room} kind={kinds.find(({ name }) => name === location.room)} location={location} />
      </Suspense>
    </RoomBoundary>
  );
}

function roomOf({ overview }: Studio, room: string) {
  return roomFor(
    room,
    overview.get().kinds.find(({ name }) => name === room),
  );
}
