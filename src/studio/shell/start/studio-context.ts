import { createContext, useContext } from 'react';
import type { Studio } from '../client/studio.ts';

const StudioContext = createContext<Studio | undefined>(undefined);

export const StudioProvider = StudioContext.Provider;

/** The studio of this window. @throws Error outside a StudioProvider */
export function useStudio(): Studio {
  const studio = useContext(StudioContext);
  if (!studio) throw new Error('There is no studio around this component.');
  return studio;
}
