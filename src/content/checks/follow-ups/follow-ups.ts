import type { Content } from '../../read/content.ts';
import type { Issue } from '../../report/issues.ts';
import { withoutConsequences } from './consequences.ts';
import { withoutCopies } from './copies.ts';
import { withoutOverwrittenFacts, withRenamedFacts } from './facts.ts';
import { withoutGuesses } from './guesses.ts';
import { withoutUnknownKinds } from './kinds.ts';
import { withMislaidFiles } from './mislaid.ts';
import { withoutMisnamed } from './misnamed.ts';
import { withoutMisspeltPaths } from './misspelt-paths.ts';
import { withoutEmptiedPages } from './pages.ts';
import { withoutPartsOfOthers } from './parts-of-others.ts';

/** Removes issues that only follow from other issues and would bury them. */
export function withoutFollowUps(issues: Issue[], content: Content): Issue[] {
  const steps = [
    withRenamedFacts,
    withoutGuesses,
    withoutMisnamed,
    withoutPartsOfOthers,
    withoutConsequences,
    withoutCopies,
    withoutUnknownKinds,
    withoutMisspeltPaths,
    withoutEmptiedPages,
    withMislaidFiles,
    withoutOverwrittenFacts,
  ];
  return steps.reduce((left, step) => step(left, content), issues);
}
