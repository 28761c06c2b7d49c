/**
 * npm run bench:leads [-- --only NAME --database NAME --quick --write]: verifies the guarantees for submissions. See
 * ../README.md.
 */
import { commandLine, wrongUse } from '../../lib/command.ts';
import { GUARANTEES } from './guarantees.ts';
import { DATABASES, type Outcome } from './outcome.ts';
import { loadNow, toCells, toTable, writeCells } from './report.ts';

const QUICK = 0.1;
const names = GUARANTEES.map((row) => row.name);

const USAGE = `npm run bench:leads -- [--only ${names.join('|')}]… [--database ${DATABASES.join('|')}] [--quick] [--write]`;

function readArguments() {
  const options = {
    only: { type: 'string', multiple: true },
    database: { type: 'string' },
    quick: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  } as const;
  const { only, database, quick, write } = commandLine(USAGE, { options }).values;
  const unknown = only?.find((name) => !names.includes(name));
  if (unknown !== undefined) return wrongUse(`Nothing is measured under the name "${unknown}".`, USAGE);
  const databases = DATABASES.filter((one) => database === undefined || one.toLowerCase() === database.toLowerCase());
  if (databases.length === 0) return wrongUse(`There is no database "${database}".`, USAGE);
  if (quick && write) return wrongUse('A quick run is not worth writing down.', USAGE);
  const rows = GUARANTEES.filter((row) => only?.includes(row.name) ?? true);
  return { rows, databases, scale: quick ? QUICK : 1, write };
}

const { rows, databases, scale, write } = readArguments();
const all: Outcome[] = [];
for (const { name, run } of rows) {
  const before = loadNow();
  const outcomes = await run({ scale, databases, onProgress: (text) => console.error(`${name}: ${text}`) });
  const cells = toCells(name, outcomes, `${before}–${loadNow()}`);
  console.log(`${toTable(cells)}\n`);
  if (write) writeCells(names, cells);
  all.push(...outcomes);
}
process.exit(all.some(({ verdict }) => verdict === 'violated') ? 1 : 0);
