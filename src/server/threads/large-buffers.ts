/** Bytes up to which a buffer may share its memory with others; copying so little takes no time. */
const MAX_SHARED_BYTES = 64 * 1024;

/**
 * Returns the memory of large buffers in these values, one level deep. It is transferred to another thread instead of
 * being copied, and becomes unusable here together with everything else in it.
 */
export function largeBuffers(values: unknown[]): ArrayBuffer[] {
  return values
    .flatMap((value): unknown[] => (value && typeof value === 'object' ? Object.values(value) : []))
    .flatMap((one) => {
      const isLarge = one instanceof Uint8Array && one.byteLength > MAX_SHARED_BYTES;
      return isLarge && one.buffer instanceof ArrayBuffer ? [one.buffer] : [];
    });
}

/** Frees the memory of large buffers at once instead of leaving megabytes to the garbage collector. */
export function freeLargeBuffers(values: unknown[]): void {
  for (const memory of largeBuffers(values)) memory.transferToFixedLength(0);
}
