import path from 'node:path';
import { ROOT } from '../../scripts/lib/root.ts';
import { runNode } from '../../scripts/lib/run.ts';
import { temporaryFolder } from '../../scripts/lib/temporary-folder.ts';

/** Input and output of a build. */
export interface BuildPaths {
  out: string;
  /** The content folder; by default the site's own. */
  config?: string;
  /** The repository, which may be a copy; by default this one. */
  root?: string;
  /** The base path of the site. */
  basePath?: string;
}

/** Builds like `npm run build`. Throws the build's output if it fails. */
export async function build({ out, config, root = ROOT, basePath }: BuildPaths): Promise<void> {
  const args = ['--out', out, ...(config === undefined ? [] : ['--config', config])];
  const { code, output } = await runNode(path.join(root, 'scripts/build.ts'), args, {
    cwd: root,
    env: { ...process.env, BASE_PATH: basePath },
  });
  if (code !== 0) throw new Error(output);
}

/** A read-only build of the current site: the one that tests share (E2E_DIST), or a new one. */
export async function builtSite(): Promise<Disposable & { path: string }> {
  const shared = process.env.E2E_DIST;
  if (shared) return { path: shared, [Symbol.dispose]: () => undefined };
  const folder = temporaryFolder();
  await build({ out: folder.path });
  return folder;
}
