import { StorageError, StorageTimeout } from '../storage/errors.ts';
import { SettingsError } from './env.ts';
import { PortError } from './port-error.ts';

/** Something that keeps the server from starting, in a sentence for the person who starts it. */
export class StartError extends Error {}

/**
 * Ends the process, also when a thread of it hangs in the system, for which `process.exit` would wait: another program
 * takes its place, whose exit code is this one.
 */
function leaveAtOnce(code: number): never {
  return process.execve?.('/bin/sh', ['sh', '-c', `exit ${code}`], {}) ?? process.exit(code);
}

/** Ends a process that cannot start with 2 and a sentence; with more only when it is a mistake of ours. */
export function endWithSentence(error: unknown): never {
  const isPlain = [SettingsError, StartError, StorageError, PortError].some((kind) => error instanceof kind);
  console.error(isPlain && error instanceof Error ? error.message : error);
  return error instanceof StorageTimeout ? leaveAtOnce(2) : process.exit(2);
}
