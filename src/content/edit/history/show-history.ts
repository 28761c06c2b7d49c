import type { ContentKind } from '../../schema/schemas.ts';
import { type ChangeSentence, describeChanges } from './describe-changes.ts';
import type { Version } from './version.ts';

/** Maximum number of sentences to show of one version. */
const MAX_SENTENCES = 12;

/** The subject of a history: a file, or a place in one. */
export interface About {
  file: string;
  pointer: string;
}

/** Versions as text, latest first: when, who, title, and changes. */
export function describeHistory(kinds: ContentKind[], versions: Version[], about: About | undefined): string[] {
  return versions.flatMap((version) => {
    const files = version.files.filter(({ file }) => !about || file === about.file);
    const changes = describeChanges(kinds, files).filter((one) => !about || isAbout(one, about));
    if (changes.length === 0) return [];
    const sentences = changes.slice(0, MAX_SENTENCES).map(({ sentence }) => `  ${sentence}`);
    const rest = changes.length > MAX_SENTENCES ? [`  … and ${changes.length - MAX_SENTENCES} more`] : [];
    return [headOf(version), ...sentences, ...rest];
  });
}

/** Whether a change affects a place, something in it, or something around it. */
function isAbout({ pointer }: ChangeSentence, about: About): boolean {
  return `${pointer}/`.startsWith(`${about.pointer}/`) || `${about.pointer}/`.startsWith(`${pointer}/`);
}

function headOf({ id, time, author, title }: Version): string {
  if (id === 'now') return `${title}:`;
  const when = time.toISOString().slice(0, 16).replace('T', ' ');
  return `${when}${author === undefined ? '' : `, ${author}`}: ${title} (${id})`;
}
