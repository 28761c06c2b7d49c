const WHY: Record<string, string> = { EADDRINUSE: 'is in use', EACCES: 'is not allowed for this account' };

/** A port cannot be used. The message is a sentence for the person who starts the server. */
export class PortError extends Error {
  /**
   * Converts an error to a PortError with a message; undefined if it is not about a port. `setting` is the name of the
   * variable with the port.
   */
  static of(error: unknown, setting: string, port: number): PortError | undefined {
    const why = error instanceof Error && 'code' in error ? WHY[String(error.code)] : undefined;
    return why === undefined ? undefined : new PortError(`Port ${port} ${why}. Please set ${setting} to another one.`);
  }
}
