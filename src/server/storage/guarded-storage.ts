import type { BackupStorage } from './storage.ts';

/** What stands between a storage and those who use it. */
export interface Guard {
  /** Throws when what is asked now would not be stored, or what was answered now would not be found again. */
  check?: () => void;
  /** The error as one that everybody knows. */
  translate: (error: unknown) => unknown;
}

/** The same storage, with every failure of the database told as its guard tells it. */
export function guarded(storage: BackupStorage, { check = () => {}, translate }: Guard): BackupStorage {
  return new Proxy(storage, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      if (name === 'close') return value.bind(target);
      return async (...args: unknown[]) => {
        try {
          check();
          const result = await value.apply(target, args);
          check();
          return result;
        } catch (error) {
          throw translate(error);
        }
      };
    },
  });
}
