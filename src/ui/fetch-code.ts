/** There was no usable response: the visitor is offline, or the server is unavailable. */
export class ConnectionError extends Error {}

/** A script could not be fetched; the server may no longer have it. */
export class LostScriptError extends ConnectionError {}

/**
 * Imports a script, retrying once. Browsers remember the error of a script that throws, but fetch a failed one again:
 * this distinguishes code that throws from code that never arrived.
 * @param load an import; called again, it imports the same
 * @throws LostScriptError if the script, or one it imports, cannot be fetched; otherwise the script's own error
 */
export async function fetchCode<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (thrown) {
    return load().catch((again: unknown) => {
      throw again === thrown ? thrown : new LostScriptError('script', { cause: again });
    });
  }
}
