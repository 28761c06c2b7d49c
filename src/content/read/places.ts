import { join, resolve } from 'node:path';
import type { Places } from './content.ts';

const projectRoot = join(import.meta.dirname, '../../..');

/** Where content and what it names is found, with what the project itself has unless another place is given. */
export function projectPlaces({ configDir, iconsDir }: { configDir: string; iconsDir?: string | undefined }): Places {
  return {
    configDir: resolve(configDir),
    iconsDir: resolve(iconsDir ?? join(projectRoot, 'node_modules/lucide-static/icons')),
  };
}
