import { spawn } from 'node:child_process';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { deserialize } from 'node:v8';
import { Refusal } from '../../../content/edit/entities/refusal.ts';
import { worded } from '../../../content/edit/words/worded.ts';
import type { EncodedPicture } from './encode-picture.ts';
import { refuseOtherTypes } from './picture-type.ts';

/** The result from the process: the picture, or why there is none. */
export type EncodingAnswer = EncodedPicture | { sentence: string; reasons: string[] };

const PROCESS = path.join(import.meta.dirname, 'encode-process.ts');

/**
 * Encodes an uploaded file as a master in a separate process, which returns all memory to the system when it ends: in
 * the studio, the C library would keep hundreds of megabytes in fragments. If it runs out of memory or crashes, the
 * studio continues.
 * @throws Refusal if the file is not a picture, or too large or too small
 */
export async function encodeApart(file: Buffer): Promise<EncodedPicture> {
  refuseOtherTypes(file);
  const child = spawn(process.execPath, [PROCESS], { stdio: ['pipe', 'pipe', 'inherit'] });
  // Without a code: the system or a crash has ended it.
  const ended = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve));
  // What it has not read when it ends is nothing that anybody misses.
  child.stdin.on('error', () => undefined).end(file);
  const [said, code] = await Promise.all([buffer(child.stdout), ended]);
  if (code === null) throw new Refusal(worded('pictureMemory'));
  if (code !== 0) throw new Error(`${PROCESS} ended with ${code}.`);
  const answer: EncodingAnswer = deserialize(said);
  if ('sentence' in answer) throw new Refusal(answer.sentence, answer.reasons);
  return { ...answer, bytes: Buffer.from(answer.bytes) };
}
