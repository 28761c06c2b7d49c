import { StorageError, StorageTimeout } from '../storage/errors.ts';
import { SettingsError } from './env.ts';
import { PortError } from './port-error.ts';

/** The server cannot start. The message is a sentence for the person who starts it. */
export class StartError extends Error {}

/**
 * Ends the process even if one of its threads hangs in a system call, for which `process.exit` would wait: the process
 * is replaced by a program that exits with this code.
 */
function leaveAtOnce(code: number): never {
  return process.execve?.('/bin/sh', ['sh', '-c', `exit ${code}`], {}) ?? process.exit(code);
}

/** Ends a process that cannot start with code 2 and a message; with a stack trace only for bugs. */
export function endWithSentence(error: unknown): never {
  const isPlain = [SettingsError, StartError, StorageError, PortError].some((kind) => error instanceof kind);
  console.error(isPlain && error instanceof Error ? error.message : error);
  return error instanceof StorageTimeout ? leaveAtOnce(2) : process.exit(2);
}
