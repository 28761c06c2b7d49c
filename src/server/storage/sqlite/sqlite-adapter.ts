import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

function isInput(value: unknown): value is SQLInputValue {
  if (value === null || value instanceof Uint8Array) return true;
  return ['string', 'number', 'bigint'].includes(typeof value);
}

function inputs(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters.map((value) => {
    if (isInput(value)) return value;
    throw new TypeError(`SQLite cannot store a value of type ${typeof value}`);
  });
}

function adaptStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...inputs(parameters)),
    run: (parameters) => statement.run(...inputs(parameters)),
    iterate: (parameters) => statement.iterate(...inputs(parameters)),
  };
}

/**
 * Does nothing if SQLite has ended the transaction by itself, as it does on a full disk, so that the original error is
 * reported.
 */
function rollback(database: DatabaseSync): SqliteStatement {
  const statement = adaptStatement(database.prepare('rollback'));
  const done = { changes: 0, lastInsertRowid: 0 };
  return { ...statement, run: (parameters) => (database.isTransaction ? statement.run(parameters) : done) };
}

/** The part of node:sqlite that Kysely's SQLite dialect uses. Statements are prepared once. */
export function adaptDatabase(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      const known =
        prepared.get(sql) ?? (sql === 'rollback' ? rollback(database) : adaptStatement(database.prepare(sql)));
      prepared.set(sql, known);
      return known;
    },
  };
}
