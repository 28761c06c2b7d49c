import type { Content } from '../../read/content.ts';
import type { Issue } from '../../report/issues.ts';
import { withoutCopies, withoutTwinEntries } from './copies.ts';
import { withoutOtherFacts, withoutOverwrittenFacts, withRenamedFacts } from './facts.ts';
import { withoutUnclearFields } from './fields.ts';
import { withoutMissingFolders } from './folders.ts';
import { withoutEmptiedForms, withoutMistakenPurpose, withoutUnknownKinds } from './forms.ts';
import { withoutGuesses } from './guesses.ts';
import { withMislaidFiles } from './mislaid.ts';
import { withoutMisnamed } from './misnamed.ts';
import { withoutEmptiedPages } from './pages.ts';
import { withoutPartsOfOthers } from './parts-of-others.ts';
import { withoutDoubledLinks, withoutMisspeltPaths, withoutUnreadRoutes } from './routes.ts';
import { withoutWrongSettings, withoutWrongTimes } from './settings.ts';

/** Removes issues that only follow from other issues and would bury them. */
export function withoutFollowUps(issues: Issue[], content: Content): Issue[] {
  const steps = [
    withRenamedFacts,
    withoutGuesses,
    withoutMisnamed,
    withoutPartsOfOthers,
    withoutEmptiedForms,
    withoutMistakenPurpose,
    withoutCopies,
    withoutUnknownKinds,
    withoutUnclearFields,
    withoutUnreadRoutes,
    withoutMisspeltPaths,
    withoutDoubledLinks,
    withoutEmptiedPages,
    withoutWrongSettings,
    withoutWrongTimes,
    withMislaidFiles,
    withoutMissingFolders,
    withoutTwinEntries,
    withoutOverwrittenFacts,
    withoutOtherFacts,
  ];
  return steps.reduce((left, step) => step(left, content), issues);
}
