/** A location in the studio: a room, a file in it, and a pointer in the file. */
export interface Location {
  /** The name of a kind of content, or of a work room. */
  room: string;
  /** The file's name, relative to the content folder. */
  file?: string;
  /** JSON pointer. */
  at?: string;
}

/** Reads a location from a URL fragment; undefined if the fragment is empty or malformed. */
export function readLocation(fragment: string): Location | undefined {
  const [path = '', query = ''] = fragment.replace(/^#\/?/, '').split('?');
  const [room, ...rest] = path.split('/').map(decoded);
  if (!room || rest.includes(undefined)) return undefined;
  const at = new URLSearchParams(query).get('at') ?? undefined;
  return { room, ...(rest.length > 0 && { file: rest.join('/') }), ...(at !== undefined && { at }) };
}

/** The URL fragment for a location. */
export function writeLocation({ room, file, at }: Location): string {
  const path = [room, ...(file?.split('/') ?? [])].map(encodeURIComponent).join('/');
  return `#/${path}${at === undefined ? '' : `?${new URLSearchParams({ at })}`}`;
}

function decoded(step: string): string | undefined {
  try {
    return decodeURIComponent(step);
  } catch {
    // Invalid percent-encoding.
    return undefined;
  }
}
