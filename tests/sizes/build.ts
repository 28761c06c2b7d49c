import path from 'node:path';
import { ROOT } from '../../scripts/lib/root.ts';
import { runNode } from '../../scripts/lib/run.ts';
import { temporaryFolder } from '../../scripts/lib/temporary-folder.ts';

/** Where a build takes its parts from, and where it goes. */
export interface BuildPlaces {
  out: string;
  /** The content; the site's own without it. */
  config?: string;
  /** A copy of the repository; this one without it. */
  root?: string;
  /** The path that the site lies under. */
  basePath?: string;
}

/** Builds as `npm run build` does. Throws what the build printed when it fails. */
export async function build({ out, config, root = ROOT, basePath }: BuildPlaces): Promise<void> {
  const args = ['--out', out, ...(config === undefined ? [] : ['--config', config])];
  const { code, output } = await runNode(path.join(root, 'scripts/build.ts'), args, {
    cwd: root,
    env: { ...process.env, BASE_PATH: basePath },
  });
  if (code !== 0) throw new Error(output);
}

/** The site as it is: the build that the tests share (E2E_DIST), or one made now. Only for reading. */
export async function builtSite(): Promise<Disposable & { path: string }> {
  const shared = process.env.E2E_DIST;
  if (shared) return { path: shared, [Symbol.dispose]: () => undefined };
  const folder = temporaryFolder();
  await build({ out: folder.path });
  return folder;
}
