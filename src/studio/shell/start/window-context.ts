import { useObserved } from '../client/observable.ts';
import type { StudioClient } from '../client/studio-client.ts';
import { requiredContext } from '../ui/required-context.ts';
import type { Navigation } from './navigation.ts';

/** The studio of this window. */
export const [StudioProvider, useStudio] = requiredContext<StudioClient>('There is no studio around this component.');

/** What there is: files, kinds and the address of the pages. The component renders again when it changes. */
export const useOverview = () => useObserved(useStudio().overview);

/** What is unsaved and unpublished. The component renders again when it changes. */
export const useStudioState = () => useObserved(useStudio().state);

/** All findings. The component renders again when they change. */
export const useFindingIndex = () => useObserved(useStudio().findings);

/** The navigation of the window. */
export const [NavigationProvider, useNavigation] = requiredContext<Navigation>(
  'There is no navigation around this component.',
);

/** Returns a function that opens a file in its view. */
export function useOpenFile(): (file: string, at?: string) => void {
  const navigation = useNavigation();
  return (file, at) => navigation.openFile(file, at);
}
