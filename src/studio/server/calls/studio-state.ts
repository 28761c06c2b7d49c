import type { StudioState } from '../../contract/state.ts';
import type { Studio } from '../studio.ts';
import { titleOfFile } from './file-titles.ts';

/** Computes the state that the shell shows. */
export function stateOf(studio: Studio): StudioState {
  const { draft, checker, saved, revision } = studio;
  const errors = checker.findings.filter(({ severity }) => severity === 'error').length;
  return {
    unsaved: draft.unsavedFiles().map((file) => ({
      file,
      title: titleOfFile(studio, file),
      change: draft.text(file) === undefined ? 'removed' : draft.isSaved(file) ? 'changed' : 'added',
    })),
    ...draft.steps.titles(),
    errors,
    warnings: checker.findings.length - errors,
    isChecking: checker.isStale,
    conflicts: saved.conflicts,
    damaged: studio.live.unusableFiles,
    hasGit: saved.hasGit,
    unpublished: saved.unpublished.length,
    revision,
  };
}
