import type { Client } from 'pg';
import { isFromDatabase, unavailable } from './postgres-errors.ts';

/**
 * Wraps a connection so that errors of the driver become StorageUnavailable. A connection that does not respond in time
 * is closed before it returns to the pool, since its next user would wait behind the query that hangs.
 */
function closeOnFailure<Connection extends Client>(connection: Connection): Connection {
  return new Proxy(connection, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      if (name !== 'query') return value.bind(target);
      return async (...args: unknown[]) => {
        try {
          return await value.apply(target, args);
        } catch (error) {
          if (isFromDatabase(error)) throw error;
          void target.end();
          throw unavailable(error);
        }
      };
    },
  });
}

/**
 * Waits for a connection.
 * @throws StorageUnavailable whatever the reason; so do its queries if the connection is lost
 */
export async function guardConnection<Connection extends Client>(connecting: Promise<Connection>): Promise<Connection> {
  try {
    return closeOnFailure(await connecting);
  } catch (error) {
    throw unavailable(error);
  }
}
