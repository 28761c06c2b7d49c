import { expect, test, vi } from 'vitest';
import { tabMemory } from './tab-memory.ts';

function stubStorage(kept: Record<string, string> = {}) {
  const items = new Map(Object.entries(kept));
  const storage = {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => void items.set(name, text),
    removeItem: (name: string) => void items.delete(name),
  };
  vi.stubGlobal('sessionStorage', storage);
  return { items, storage };
}

test('keeps, reads and deletes a value under its name', () => {
  const { items } = stubStorage({ other: '1' });
  const memory = tabMemory('mine');
  expect(memory.read()).toBeUndefined();
  memory.keep({ a: ['b'] });
  expect(memory.read()).toEqual({ a: ['b'] });
  memory.forget();
  expect([...items.keys()]).toEqual(['other']);
});

test('a damaged value is ignored', () => {
  stubStorage({ mine: '{"a":' });
  expect(tabMemory('mine').read()).toBeUndefined();
});

test('storage that is full, blocked or missing is no error, and stores nothing', () => {
  const { storage } = stubStorage();
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  expect(() => tabMemory('mine').keep('x')).not.toThrow();
  for (const isRefused of [true, false]) {
    Object.defineProperty(globalThis, 'sessionStorage', {
      configurable: true,
      get: () => {
        if (isRefused) throw new DOMException('no', 'SecurityError');
        return undefined;
      },
    });
    const memory = tabMemory('mine');
    expect(() => memory.keep('x')).not.toThrow();
    expect(memory.read()).toBeUndefined();
    expect(() => memory.forget()).not.toThrow();
  }
});
