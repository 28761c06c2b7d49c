import type { StudioClient } from '../client/studio-client.ts';
import { requiredContext } from '../ui/required-context.ts';
import type { Navigation } from './navigation.ts';

/** The studio of this window. */
export const [StudioProvider, useStudio] = requiredContext<StudioClient>('There is no studio around this component.');

/** The navigation of the window. */
export const [NavigationProvider, useNavigation] = requiredContext<Navigation>(
  'There is no navigation around this component.',
);

/** Returns a function that opens a file in its view. */
export function useOpenFile(): (file: string, at?: string) => void {
  const navigation = useNavigation();
  return (file, at) => navigation.openFile(file, at);
}
