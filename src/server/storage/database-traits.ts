import type { Kysely } from 'kysely';
import type { ColumnTypes } from './migrations.ts';
import type { ClaimTraits } from './queries/delivery-claims.ts';
import type { Tables } from './tables.ts';

/** What differs between databases. */
export interface DatabaseTraits extends ClaimTraits {
  types: ColumnTypes;
  /** Runs `work` while no other process can change the tables. Absent if the migrator takes a lock itself. */
  alone?: (work: () => Promise<void>) => Promise<void>;
  /** The isolation level at which a transaction sees a snapshot. Absent if every transaction does. */
  snapshot?: 'repeatable read';
  /** Whether an error means that the database cannot be used at the moment. */
  isUnavailable: (error: unknown) => boolean;
  /** Removes the bytes of deleted rows from the files of the database. */
  forget: () => Promise<void>;
  /** Returns the size of the database on its disk, in bytes. */
  size: (db: Kysely<Tables>) => Promise<number>;
  /** Called after the connections are closed. */
  closed?: () => void;
}
