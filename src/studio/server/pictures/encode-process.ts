/** The child process of `encodeInChildProcess`: reads a picture from stdin, writes an EncodingAnswer to stdout. */
import { buffer } from 'node:stream/consumers';
import { serialize } from 'node:v8';
import { Refusal } from '../../../content/edit/entities/refusal.ts';
import type { EncodingAnswer } from './encode-in-child-process.ts';
import { encodePicture } from './encode-picture.ts';

const answer = await encodePicture(await buffer(process.stdin)).catch((error: unknown): EncodingAnswer => {
  if (!(error instanceof Refusal)) throw error;
  const { message, reasons } = error;
  return { sentence: message.split('\n', 1)[0] ?? '', reasons };
});
process.stdout.write(serialize(answer));
