import { afterEach, expect, test, vi } from 'vitest';
import { isShortcutOn, setShortcut } from './search-shortcut.ts';

afterEach(() => vi.unstubAllGlobals());

test('the key works until it is turned off, and again once it is turned on', () => {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => items.set(name, value),
    removeItem: (name: string) => items.delete(name),
  });
  expect(isShortcutOn()).toBe(true);
  setShortcut(false);
  expect(isShortcutOn()).toBe(false);
  setShortcut(true);
  expect([isShortcutOn(), items.size]).toEqual([true, 0]);
});

test('without access to storage the key works, and turning it off causes no error', () => {
  const forbidden = () => {
    throw new DOMException('', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
  expect(() => setShortcut(false)).not.toThrow();
  expect(isShortcutOn()).toBe(true);
});
