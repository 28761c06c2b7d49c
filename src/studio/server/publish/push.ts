import { git, runGit } from './git.ts';
import type { Repository } from './repository.ts';

const REASONS: readonly (readonly [RegExp, string])[] = [
  [
    /fetch first|non-fast-forward|\[rejected\]/,
    'Somebody else has sent changes meanwhile. Have them fetched ("git pull"), then publish again.',
  ],
  [
    /could not read Username|Authentication failed|Permission denied|terminal prompts disabled|access denied|403/i,
    'The other computer does not let you in. Have a developer look at the access.',
  ],
  [
    /Could not resolve host|unable to access|Connection (refused|timed out)|Network is unreachable/i,
    'The other computer cannot be reached. Publish again when you are online.',
  ],
  [/\[remote rejected\]|pre-receive|protected branch/, 'The other computer refused it by its own rules.'],
  [/pre-push|hook/, 'A hook of git refused to send it.'],
];

/** Whether there are commits that the remote does not have, as far as is known here. */
export async function isAhead(dir: string, { branch }: Repository): Promise<boolean> {
  const count = await runGit(dir, ['rev-list', '--count', `${branch}@{upstream}..HEAD`]);
  return count === undefined || Number(count) > 0;
}

/** Sends the branch to its remote. @returns how that went, in a sentence */
export async function pushBranch(dir: string, { branch = '', remote = '' }: Repository): Promise<string> {
  const target = (await runGit(dir, ['config', `branch.${branch}.merge`])) || `refs/heads/${branch}`;
  const { isDone, complaints } = await git(dir, ['push', '--quiet', remote, `HEAD:${target}`]);
  if (isDone) return `It was sent to ${remote}.`;
  const known = REASONS.find(([pattern]) => complaints.some((line) => pattern.test(line)));
  return `It could not be sent to ${remote}. ${known?.[1] ?? `Git says: ${complaints.at(-1) ?? 'nothing.'}`}`;
}
