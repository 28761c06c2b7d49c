/** How the status of a project is marked. */
export interface StatusMark {
  kind: 'completed' | 'going';
  words: string;
}

/**
 * The mark of a project's status, which distinguishes finished work (specification 4).
 * @param status as written by staff; empty or undefined for none
 * @param completed the status that means finished, ignoring capitals
 * @returns undefined if there is no status
 */
export function statusMark(status: string | undefined, completed: string | undefined): StatusMark | undefined {
  const words = status?.trim();
  if (!words) return undefined;
  const isCompleted = words.toLowerCase() === completed?.trim().toLowerCase();
  return { kind: isCompleted ? 'completed' : 'going', words };
}
