import type { LeaderItem } from '../../generated/types.ts';

/** The path of a profile: the path of the list and the id of the person. */
export function profilePath(listPath: string, person: Pick<LeaderItem, 'id'>): string {
  return `${listPath}/${person.id}`;
}

/**
 * Whose profile a path names (specification 2.6).
 * @returns null for the list; undefined for a path that is neither the list nor a profile of these people
 */
export function personAt<P extends Pick<LeaderItem, 'id'>>(
  people: P[],
  listPath: string,
  address: string,
): P | null | undefined {
  const path = address.replace(/\/$/, '');
  if (path === listPath) return null;
  return people.find((person) => profilePath(listPath, person) === path);
}

/** The text of the link to a profile, with {firstName} filled in. */
export function openLabel(template: string, { firstName }: Pick<LeaderItem, 'firstName'>): string {
  return template.replaceAll('{firstName}', () => firstName);
}
