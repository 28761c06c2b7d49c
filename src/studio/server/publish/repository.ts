import { existsSync } from 'node:fs';
import { hostname, userInfo } from 'node:os';
import path from 'node:path';
import { bytesOf } from '../../../content/edit/files/write-file.ts';
import { GitVersions } from '../../../content/edit/history/git.ts';
import type { VersionedFile } from '../../../content/edit/history/version.ts';
import { runGit } from './git.ts';

/** The state of a git repository that matters for publishing. */
export interface Repository {
  /** The current branch; undefined if HEAD is detached. */
  branch: string | undefined;
  /** The remote to push to, if there is one. */
  remote: string | undefined;
  /** Whether a merge, rebase, revert or cherry-pick is in progress, or files are unmerged. */
  isInConflict: boolean;
  /** Whether the branch has a commit. */
  hasCommit: boolean;
}

/** Files that git keeps in the .git folder during a merge, cherry-pick, revert or rebase. */
const UNFINISHED = ['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'rebase-merge', 'rebase-apply'];

/** The repository that contains a folder; undefined if there is none, or the folder is ignored. */
export async function repositoryOf(dir: string): Promise<Repository | undefined> {
  if ((await runGit(dir, ['rev-parse', '--is-inside-work-tree'])) !== 'true') return undefined;
  if ((await runGit(dir, ['check-ignore', '--quiet', '.'])) !== undefined) return undefined;
  const [branch, unmerged, head] = await Promise.all([
    runGit(dir, ['symbolic-ref', '--quiet', '--short', 'HEAD']),
    runGit(dir, ['ls-files', '--unmerged', '--full-name', ':/']),
    runGit(dir, ['rev-parse', '--verify', '--quiet', 'HEAD']),
  ]);
  const markerFiles = await runGit(dir, ['rev-parse', ...UNFINISHED.flatMap((name) => ['--git-path', name])]);
  const isUnfinished = (markerFiles ?? '')
    .split('\n')
    .some((file) => file !== '' && existsSync(path.resolve(dir, file)));
  return {
    branch,
    remote: await remoteOf(dir, branch),
    isInConflict: isUnfinished || (unmerged ?? '') !== '',
    hasCommit: head !== undefined,
  };
}

async function remoteOf(dir: string, branch: string | undefined): Promise<string | undefined> {
  const own = branch === undefined ? undefined : await runGit(dir, ['config', `branch.${branch}.remote`]);
  if (own !== undefined && own !== '' && own !== '.') return own;
  const remotes = ((await runGit(dir, ['remote'])) ?? '').split('\n').filter((name) => name !== '');
  return remotes.includes('origin') ? 'origin' : remotes[0];
}

/** The files of a folder that differ from the last commit. */
export async function uncommittedFiles(dir: string, { hasCommit }: Repository): Promise<VersionedFile[]> {
  if (hasCommit) return new GitVersions(dir).list(0).find(({ id }) => id === 'now')?.files ?? [];
  const names = await runGit(dir, ['ls-files', '--cached', '--others', '--exclude-standard', '-z', '--', '.']);
  return (names ?? '')
    .split('\0')
    .filter((file) => file !== '')
    .map((file) => ({ file, before: () => undefined, after: () => bytesOf(path.join(dir, file)) }));
}

/** Git options that set the account's name as author; empty if git has an author configured. */
export async function fallbackAuthor(dir: string): Promise<string[]> {
  const isKnown = (await runGit(dir, ['config', 'user.email'])) || process.env.GIT_AUTHOR_EMAIL;
  if (isKnown) return [];
  const { username } = userInfo();
  return ['-c', `user.name=${username}`, '-c', `user.email=${username}@${hostname()}`];
}

/** Whether the repository has hooks that can refuse a commit. */
export async function hasCommitHook(dir: string): Promise<boolean> {
  const folder = await runGit(dir, ['rev-parse', '--git-path', 'hooks']);
  const hooks = ['pre-commit', 'commit-msg', 'prepare-commit-msg'];
  return folder !== undefined && hooks.some((hook) => existsSync(path.resolve(dir, folder, hook)));
}
