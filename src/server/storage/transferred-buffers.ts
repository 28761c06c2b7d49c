import { largeBuffers } from '../threads/large-buffers.ts';

/** The memory of the contents of documents in the arguments of `save`. */
export function contentsIn(args: unknown[]): ArrayBuffer[] {
  return args.flatMap((arg) => {
    if (typeof arg !== 'object' || arg === null || !('documents' in arg)) return [];
    const { documents } = arg;
    return Array.isArray(documents) ? largeBuffers(documents) : [];
  });
}
