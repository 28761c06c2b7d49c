import { spawn } from 'node:child_process';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { deserialize } from 'node:v8';
import { OperationRefusedError, refusal } from '../../../content/edit/entities/operation-refused-error.ts';
import type { EncodedPicture } from './encode-picture.ts';
import { refuseOtherTypes } from './picture-type.ts';

/** The output of the process: the encoded picture, or a refusal. */
export type EncodingResult = EncodedPicture | { sentence: string; reasons: string[] };

const PROCESS = path.join(import.meta.dirname, 'encode-process.ts');

/**
 * Encodes an uploaded picture in a separate process. When the process ends, all memory goes back to the system; in the
 * studio itself, heap fragmentation would hold on to hundreds of megabytes. If the process crashes or runs out of
 * memory, the studio continues.
 * @throws OperationRefusedError if the file is not a picture, or too large or too small
 */
export async function encodeInChildProcess(file: Buffer): Promise<EncodedPicture> {
  refuseOtherTypes(file);
  const child = spawn(process.execPath, [PROCESS], { stdio: ['pipe', 'pipe', 'inherit'] });
  // The exit code is null if a crash or the system ended the process.
  const ended = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve));
  // Ignore write errors (EPIPE): the process may end before it has read the whole file, and its exit code says why.
  child.stdin.on('error', () => undefined).end(file);
  const [output, code] = await Promise.all([buffer(child.stdout), ended]);
  if (code === null) throw refusal('pictureMemory');
  if (code !== 0) throw new Error(`${PROCESS} ended with ${code}.`);
  const result: EncodingResult = deserialize(output);
  if ('sentence' in result) throw new OperationRefusedError(result.sentence, result.reasons);
  return { ...result, bytes: Buffer.from(result.bytes) };
}
