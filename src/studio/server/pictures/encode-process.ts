/** The child process of `encodeInChildProcess`: reads a picture from stdin, writes an EncodingResult to stdout. */
import { buffer } from 'node:stream/consumers';
import { serialize } from 'node:v8';
import { OperationRefusedError } from '../../../content/edit/entities/operation-refused-error.ts';
import type { EncodingResult } from './encode-in-child-process.ts';
import { encodePicture } from './encode-picture.ts';

const result = await encodePicture(await buffer(process.stdin)).catch((error: unknown): EncodingResult => {
  if (!(error instanceof OperationRefusedError)) throw error;
  const { message, reasons } = error;
  return { sentence: message.split('\n', 1)[0] ?? '', reasons };
});
process.stdout.write(serialize(result));
