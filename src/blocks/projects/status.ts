/** How the status of a project is marked. */
export interface StatusMark {
  kind: 'completed' | 'going';
  words: string;
}

/**
 * The mark of a project's status: finished work is told apart from everything else (specification 4).
 * @param status as staff write it; empty or left out to say nothing
 * @param completed the status that means finished, whatever its capitals
 * @returns undefined where nothing is said
 */
export function statusMark(status: string | undefined, completed: string | undefined): StatusMark | undefined {
  const words = status?.trim();
  if (!words) return undefined;
  const isCompleted = words.toLowerCase() === completed?.trim().toLowerCase();
  return { kind: isCompleted ? 'completed' : 'going', words };
}
