import { rmSync } from 'node:fs';

/** Deletes what the server stored during the journeys. */
export default function teardown(): void {
  const folder = process.env.E2E_DATA_DIR;
  if (folder) rmSync(folder, { recursive: true, force: true });
}
