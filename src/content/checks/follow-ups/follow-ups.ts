import type { Content } from '../../read/content.ts';
import type { Issue } from '../../report/issues.ts';
import { withoutConsequences } from './consequences.ts';
import { withoutCopies, withoutUnusedTwins } from './copies.ts';
import { withRenamedFacts } from './facts.ts';
import { withoutGuesses } from './guesses.ts';
import { withMislaidFiles } from './mislaid.ts';
import { withoutMisnamed } from './misnamed.ts';
import { withoutMisspeltPaths } from './misspelt-paths.ts';
import { withoutEmptiedPages } from './pages.ts';
import { withoutPartsOfOthers } from './parts-of-others.ts';
import { withRenamedAnchors } from './renamed-anchors.ts';
import { withRenamedFields } from './renamed-fields.ts';
import { withoutStrayPictures } from './stray-pictures.ts';
import { withSwappedTexts } from './swapped-texts.ts';
import { withUnlistedDays } from './unlisted-days.ts';
import { withUsedNames } from './used-names.ts';

/** Removes issues that only follow from other issues and would bury them. */
export function withoutFollowUps(issues: Issue[], content: Content): Issue[] {
  const steps = [
    withRenamedFacts,
    withoutGuesses,
    withoutMisnamed,
    withoutPartsOfOthers,
    withoutConsequences,
    withRenamedAnchors,
    withRenamedFields,
    withoutCopies,
    withoutMisspeltPaths,
    withoutEmptiedPages,
    withMislaidFiles,
    withoutUnusedTwins,
    withoutStrayPictures,
    withSwappedTexts,
    withUnlistedDays,
    withUsedNames,
  ];
  return steps.reduce((left, step) => step(left, content), issues);
}
