import { phrase, type SentenceName } from '../../../content/edit/words/phrase.ts';
import { git, runGit } from './git.ts';
import type { Repository } from './repository.ts';

const REASONS: readonly (readonly [RegExp, SentenceName])[] = [
  [/fetch first|non-fast-forward|\[rejected\]/, 'othersSent'],
  [
    /could not read Username|Authentication failed|Permission denied|terminal prompts disabled|access denied|403/i,
    'noAccess',
  ],
  [/Could not resolve host|unable to access|Connection (refused|timed out)|Network is unreachable/i, 'notReached'],
  [/\[remote rejected\]|pre-receive|protected branch/, 'refusedThere'],
  [/pre-push|hook/, 'hookRefusedSending'],
];

/** Whether there are commits that the remote-tracking branches do not contain. Does not contact the remote. */
export async function isAhead(dir: string, { remote, hasCommit }: Repository): Promise<boolean> {
  if (remote === undefined || !hasCommit) return false;
  const count = await runGit(dir, ['rev-list', '--count', 'HEAD', '--not', `--remotes=${remote}`]);
  return count === undefined || Number(count) > 0;
}

/** Pushes the branch to its remote. @returns sentences that say whether it succeeded, and if not, why */
export async function pushBranch(dir: string, { branch = '', remote = '' }: Repository): Promise<string> {
  const target = (await runGit(dir, ['config', `branch.${branch}.merge`])) || `refs/heads/${branch}`;
  const { isDone, errorLines } = await git(dir, ['push', '--quiet', remote, `HEAD:${target}`]);
  if (isDone) return phrase('sent', { remote });
  const known = REASONS.find(([pattern]) => errorLines.some((line) => pattern.test(line)));
  const why = known ? phrase(known[1]) : phrase('gitSays', { line: errorLines.at(-1) ?? '' });
  return `${phrase('notSent', { remote })} ${why}`;
}
