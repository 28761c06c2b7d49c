import type { Content } from '../../read/content.ts';
import type { Issue } from '../../report/issues.ts';
import { inForms } from './mistakes/forms.ts';
import { inReferences } from './mistakes/references.ts';
import { inSettings } from './mistakes/settings.ts';
import { inTexts } from './mistakes/texts.ts';

const MISTAKES = [...inForms, ...inReferences, ...inSettings, ...inTexts];

/** Leaves out what only follows from a mistake that is reported itself. */
export function withoutConsequences(issues: Issue[], content: Content): Issue[] {
  const made = MISTAKES.flatMap(({ matches, effects, scope = () => '' }) => {
    const scopes = new Set(issues.filter((issue) => matches(issue, content)).map(scope));
    return scopes.size === 0 ? [] : [(issue: Issue) => effects.has(issue.code) && scopes.has(scope(issue))];
  });
  return made.length === 0 ? issues : issues.filter((issue) => !made.some((follows) => follows(issue)));
}
