import type { StudioClient } from '../client/studio-client.ts';
import { requiredContext } from '../ui/required-context.ts';

/** The studio of this window. */
export const [StudioProvider, useStudio] = requiredContext<StudioClient>('There is no studio around this component.');
