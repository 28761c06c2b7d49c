import type { BackupStorage } from './storage.ts';

/** What happens around each call of a storage. */
export interface Guard {
  /** Throws if data stored now would be lost, or a result returned now would be unreliable. */
  check?: () => void;
  /** Translates an error of the database into one of ours. */
  translate: (error: unknown) => unknown;
}

/** The same storage, with every database error translated by its guard. */
export function withErrorTranslation(storage: BackupStorage, { check = () => {}, translate }: Guard): BackupStorage {
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
