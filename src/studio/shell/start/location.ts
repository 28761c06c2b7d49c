/** A location in the studio: a view, a file in it, and a pointer in the file. */
export interface StudioLocation {
  /** The name of a kind of content, or of a tool view. */
  view: string;
  /** The file's name, relative to the content folder. */
  file?: string;
  /** JSON pointer. */
  at?: string;
}

/** Reads a location from a URL fragment; undefined if the fragment is empty or malformed. */
export function readLocation(fragment: string): StudioLocation | undefined {
  const [path = '', query = ''] = fragment.replace(/^#\/?/, '').split('?');
  const [view, ...rest] = path.split('/').map(decodeStep);
  if (!view || rest.includes(undefined)) return undefined;
  const at = new URLSearchParams(query).get('at') ?? undefined;
  return { view, ...(rest.length > 0 && { file: rest.join('/') }), ...(at !== undefined && { at }) };
}

/** The URL fragment for a location. */
export function writeLocation({ view, file, at }: StudioLocation): string {
  const path = [view, ...(file?.split('/') ?? [])].map(encodeURIComponent).join('/');
  return `#/${path}${at === undefined ? '' : `?${new URLSearchParams({ at })}`}`;
}

function decodeStep(step: string): string | undefined {
  try {
    return decodeURIComponent(step);
  } catch {
    // Invalid percent-encoding.
    return undefined;
  }
}
