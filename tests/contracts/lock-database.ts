import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';

/** Locks the database against writing, as another program may. Returns a function that unlocks it. */
export async function lockDatabase(where: {
  dataDir: string;
  databaseUrl: string | undefined;
}): Promise<() => Promise<void>> {
  const { databaseUrl, dataDir } = where;
  if (databaseUrl === undefined) {
    const database = new DatabaseSync(join(dataDir, 'submissions.sqlite'));
    database.exec('begin immediate');
    return async () => {
      database.exec('commit');
      database.close();
    };
  }
  const connection = new Client({ connectionString: databaseUrl });
  await connection.connect();
  await connection.query('begin; lock table submissions in access exclusive mode');
  return async () => {
    await connection.query('commit');
    await connection.end();
  };
}
