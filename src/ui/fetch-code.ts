/** No answer came, or none that is of use: the visitor is offline, or the server is away. */
export class ConnectionError extends Error {}

/** A script could not be fetched; the server may not have it any more. */
export class LostScriptError extends ConnectionError {}

/**
 * Imports a script, at a failure once more. Browsers keep what a script threw and throw the same thing again, while one
 * that could not be fetched is asked for anew: this tells code that throws from code that never came.
 * @param load an import; called again it imports the same
 * @throws LostScriptError when the script, or one that it imports, cannot be fetched; else what the script threw
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
