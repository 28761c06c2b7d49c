import type { Finding } from '../../contracts/finding.ts';
import { applyChosen } from './apply-fixes.ts';

/**
 * Adds a word to the site's own, if a finding offers that.
 * @returns whether one does
 * @throws ConcurrentChangeError if another program changes the file at the same time
 */
export function addSiteWord(word: string, findings: Finding[], displayRoot: string): boolean {
  for (const finding of findings)
    for (const choice of finding.choices ?? [])
      if (choice.word === word) {
        applyChosen(displayRoot, finding, choice);
        return true;
      }
  return false;
}
