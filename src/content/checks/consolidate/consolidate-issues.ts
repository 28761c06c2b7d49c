import type { Content } from '../../read/content.ts';
import type { Issue } from '../../report/issues.ts';
import { mergeChangedConfirmationDays, mergeChangedHours } from './changed-settings.ts';
import { mergeDuplicateFiles, suppressUnusedDuplicates } from './duplicate-files.ts';
import { suppressUsesOfMisnamed } from './misnamed.ts';
import { mergeMisplacedFiles } from './misplaced-files.ts';
import { mergeMissingDays } from './missing-days.ts';
import { explainDeletedFacts, mergeRenamedFacts } from './missing-facts.ts';
import { suppressLinksToMisspeltPaths } from './misspelt-paths.ts';
import { mergeMixedUpNames } from './mixed-up-names.ts';
import { suppressOverlapping } from './overlapping.ts';
import { mergeRenamedAnchors } from './renamed-anchors.ts';
import { mergeRenamedFields } from './renamed-fields.ts';
import { suppressSuggestedPictures } from './suggested-pictures.ts';
import { suppressCascades } from './suppress-cascades.ts';
import { mergeSwappedTexts } from './swapped-texts.ts';
import { suppressUncertainUnused } from './uncertain-unused.ts';
import { suppressLinksToUnreadableSections } from './unreadable-sections.ts';
import { correctUsesOfNames } from './used-names.ts';
import { suppressChartsOfWrongFacts } from './wrong-facts.ts';

/**
 * Drops issues that only follow from others and would bury them, and merges several that have one cause into one. The
 * order of the steps matters: some use what earlier ones leave.
 */
export function consolidateIssues(issues: Issue[], content: Content): Issue[] {
  const steps = [
    explainDeletedFacts,
    mergeRenamedFacts,
    suppressUncertainUnused,
    suppressUsesOfMisnamed,
    suppressOverlapping,
    suppressCascades,
    mergeMixedUpNames,
    mergeRenamedAnchors,
    mergeRenamedFields,
    mergeDuplicateFiles,
    suppressLinksToMisspeltPaths,
    suppressLinksToUnreadableSections,
    mergeMisplacedFiles,
    suppressUnusedDuplicates,
    suppressSuggestedPictures,
    mergeSwappedTexts,
    mergeMissingDays,
    mergeChangedHours,
    mergeChangedConfirmationDays,
    suppressChartsOfWrongFacts,
    correctUsesOfNames,
  ];
  return steps.reduce((left, step) => step(left, content), issues);
}
