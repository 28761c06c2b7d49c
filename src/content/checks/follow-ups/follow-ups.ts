import type { Content } from '../../read/content.ts';
import type { Issue } from '../../report/issues.ts';
import { withChangedDays, withChangedHours } from './changed-settings.ts';
import { withoutConsequences } from './consequences.ts';
import { withoutCopies, withoutUnusedTwins } from './copies.ts';
import { withDeletedFacts, withRenamedFacts } from './facts.ts';
import { withoutGuesses } from './guesses.ts';
import { withMislaidFiles } from './mislaid.ts';
import { withoutMisnamed } from './misnamed.ts';
import { withoutMisspeltPaths } from './misspelt-paths.ts';
import { withNamesOfOthers } from './names-of-others.ts';
import { withoutEmptiedPages } from './pages.ts';
import { withoutPartsOfOthers } from './parts-of-others.ts';
import { withRenamedAnchors } from './renamed-anchors.ts';
import { withRenamedFields } from './renamed-fields.ts';
import { withoutStrayPictures } from './stray-pictures.ts';
import { withSwappedTexts } from './swapped-texts.ts';
import { withUnlistedDays } from './unlisted-days.ts';
import { withUsedNames } from './used-names.ts';
import { withoutEffectsOfWrongFacts } from './wrong-facts.ts';

/** Removes issues that only follow from other issues and would bury them. */
export function withoutFollowUps(issues: Issue[], content: Content): Issue[] {
  const steps = [
    withDeletedFacts,
    withRenamedFacts,
    withoutGuesses,
    withoutMisnamed,
    withoutPartsOfOthers,
    withoutConsequences,
    withNamesOfOthers,
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
    withChangedHours,
    withChangedDays,
    withoutEffectsOfWrongFacts,
    withUsedNames,
  ];
  return steps.reduce((left, step) => step(left, content), issues);
}
