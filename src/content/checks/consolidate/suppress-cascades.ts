import type { Content } from '../../read/content.ts';
import type { Issue } from '../../report/issues.ts';
import { formCascades } from './cascades/forms.ts';
import { referenceCascades } from './cascades/references.ts';
import { settingCascades } from './cascades/settings.ts';
import { textCascades } from './cascades/texts.ts';

const CASCADES = [...formCascades, ...referenceCascades, ...settingCascades, ...textCascades];

/** Suppresses issues that only follow from a mistake that is reported itself. */
export function suppressCascades(issues: Issue[], content: Content): Issue[] {
  const effectTests = CASCADES.flatMap(({ isCause, effects, scope = () => '' }) => {
    const scopes = new Set(issues.filter((issue) => isCause(issue, content)).map(scope));
    return scopes.size === 0 ? [] : [(issue: Issue) => effects.has(issue.code) && scopes.has(scope(issue))];
  });
  return effectTests.length === 0 ? issues : issues.filter((issue) => !effectTests.some((isEffect) => isEffect(issue)));
}
