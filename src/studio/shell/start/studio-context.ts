import type { Studio } from '../client/studio.ts';
import { requiredContext } from '../ui/required-context.ts';

/** The studio of this window. */
export const [StudioProvider, useStudio] = requiredContext<Studio>('There is no studio around this component.');
