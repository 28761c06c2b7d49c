/** What is shown: a room, a file in it, a place in the file. */
export interface Location {
  /** Name of a kind of content, or of a room of another sort. */
  room: string;
  /** A file relative to the content folder. */
  file?: string;
  /** JSON pointer. */
  at?: string;
}

/** The location that a fragment of the address names; undefined when it names none, or is cut off. */
export function readLocation(fragment: string): Location | undefined {
  const [path = '', query = ''] = fragment.replace(/^#\/?/, '').split('?');
  const [room, ...rest] = path.split('/').map(decoded);
  if (!room || rest.includes(undefined)) return undefined;
  const at = new URLSearchParams(query).get('at') ?? undefined;
  return { room, ...(rest.length > 0 && { file: rest.join('/') }), ...(at !== undefined && { at }) };
}

/** The fragment of the address that names a location. */
export function writeLocation({ room, file, at }: Location): string {
  const path = [room, ...(file?.split('/') ?? [])].map(encodeURIComponent).join('/');
  return `#/${path}${at === undefined ? '' : `?${new URLSearchParams({ at })}`}`;
}

function decoded(step: string): string | undefined {
  try {
    return decodeURIComponent(step);
  } catch {
    // Half of an encoded character.
    return undefined;
  }
}
