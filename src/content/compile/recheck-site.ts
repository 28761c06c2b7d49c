import type { Finding } from '../../contracts/finding.ts';
import { type CheckedFolder, LastCheck } from '../cache/last-check.ts';
import { nextChange } from '../references/publishing/publishing-window.ts';

/**
 * Checks a content folder, or returns what the last check found if nothing has changed since. For commands, which start
 * from scratch each time: the code of the check is only loaded if it is needed.
 */
export async function recheckSite(folder: CheckedFolder): Promise<Finding[]> {
  const last = new LastCheck(folder);
  const { findings: known } = last;
  if (known) return known;
  const { checkedContent, findingsOf } = await import('./check-site.ts');
  const { content, issues } = await checkedContent(folder);
  const findings = await findingsOf(issues, folder);
  const windows = content.scheduledParts().map(({ window }) => window);
  last.keep(findings, nextChange(windows, content.now));
  return findings;
}
