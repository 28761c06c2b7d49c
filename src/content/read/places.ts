import { resolve } from 'node:path';
import type { Places } from './content.ts';

/** Where content and what it names is found; absolute. */
export function projectPaths({ configDir }: { configDir: string }): Places {
  return { configDir: resolve(configDir) };
}
