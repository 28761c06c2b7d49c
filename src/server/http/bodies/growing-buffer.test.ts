import { expect, test } from 'vitest';
import { GrowingBuffer } from './growing-buffer.ts';

const KB = 1024;

function collecting() {
  const taken: number[] = [];
  const segments = new GrowingBuffer((bytes) => taken.push(bytes));
  return { segments, all: () => taken.reduce((sum, bytes) => sum + bytes, 0) };
}

test('collects bytes unchanged in memory of its own, whatever the size of the chunks', () => {
  const { segments } = collecting();
  const bytes = Buffer.from(Array.from({ length: 700 * KB }, (_, at) => (at * 31 + (at >> 8)) & 0xff));
  for (let at = 0, step = 1; at < bytes.length; at += step, step = (step * 7) % 100_003)
    segments.add(bytes.subarray(at, at + step));
  expect(segments.size).toBe(bytes.length);
  const whole = segments.whole();
  expect(whole.equals(bytes)).toBe(true);
  expect(whole.buffer.byteLength).toBe(bytes.length);
  expect(segments.size).toBe(0);
});

test.each([1, 100, 16 * KB, 100 * KB, 5000 * KB])('%i bytes take a proportionate amount of memory', (length) => {
  const { segments, all } = collecting();
  for (let sent = 0; sent < length; sent += 10_000) segments.add(Buffer.alloc(Math.min(10_000, length - sent)));
  expect(all()).toBeGreaterThanOrEqual(length);
  expect(all()).toBeLessThanOrEqual(Math.max(16 * KB, Math.min(2 * length, length + 256 * KB)));
});

test('keeps no bytes that exceed the limit or were cleared', () => {
  const full = new GrowingBuffer(() => {
    throw new Error('full');
  });
  expect(() => full.add(Buffer.from('a'))).toThrow('full');
  expect(full.whole()).toHaveLength(0);
  const { segments } = collecting();
  segments.add(Buffer.from('abc'));
  segments.clear();
  segments.add(Buffer.from('d'));
  expect(segments.whole().toString()).toBe('d');
});
