import type { Content } from '../../read/content.ts';
import type { Issue } from '../../report/issues.ts';
import { asTyped } from '../../syntax/look-alikes.ts';
import { targetOf } from './issue-parts.ts';

/** Normalises a name, so that spelling variants are equal. */
const bare = (name: string) =>
  asTyped(name)
    .toLowerCase()
    .replace(/^\{\{\s*\w+\.|^https?:\/\//, '')
    .replace(/\.(?:html?|json|webp|jpe?g|png|svg)$/, '')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Suppresses broken references to an entity whose own name is misspelt, which is reported there. */
export function suppressUsesOfMisnamed(issues: Issue[], { invalidNames }: Content): Issue[] {
  const bareNames = [...invalidNames].map(bare).filter((name) => name.length > 2);
  if (bareNames.length === 0) return issues;
  return issues.filter((issue) => {
    const { code } = issue;
    const text = targetOf(issue);
    if (!LEADS_NOWHERE.test(code) || code === 'unknown-property' || text === '') return true;
    // The invalid name may be at the end of a URL, or the name may follow a path.
    const names = [text, ...text.split(/[#?]/)].map(bare).filter((name) => name.length > 2);
    return invalidNames.has(text)
      ? false
      : !bareNames.some((invalidName) => names.some((name) => invalidName === name || invalidName.endsWith(name)));
  });
}

const LEADS_NOWHERE = /^(?:unknown-|broken-(?:link|anchor)$|dead-mail-link$|frame-not-allowed$|unfilled-parameter$)/;
