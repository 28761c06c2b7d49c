/** npm run bench [-- --only bytes|lighthouse|check|build|studio --quick --write]: measures the site and the engine. README.md says how. */
import { parseArgs } from 'node:util';
import { buildReport, checkReport } from './growth.ts';
import { browserReport } from './in-browser.ts';
import { isPart, PARTS, type Part } from './parts.ts';
import { circumstances, writePart } from './readme.ts';
import { studioReport } from './studio/studio-report.ts';

interface Wish {
  parts: readonly Part[];
  /** Few rounds and small sites, to see that everything works. */
  quick: boolean;
  /** Puts the results into README.md. */
  write: boolean;
}

function wrongUse(sentence: string): never {
  console.error(`${sentence}\nUse: npm run bench -- [--only ${PARTS.join('|')}] [--quick] [--write]`);
  process.exit(2);
}

function readArguments(): Wish {
  try {
    const options = {
      only: { type: 'string' },
      quick: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
    } as const;
    const { only, quick, write } = parseArgs({ options }).values;
    if (only === undefined) return { parts: PARTS, quick, write };
    return isPart(only) ? { parts: [only], quick, write } : wrongUse(`Nothing is measured under the name "${only}".`);
  } catch (error) {
    return wrongUse(error instanceof Error ? error.message : String(error));
  }
}

function report(part: Part, quick: boolean): Promise<string> {
  if (part === 'check') return checkReport(quick ? 1000 : 10_000, quick ? 1 : 3);
  if (part === 'build') return buildReport(quick ? [100] : [1000, 10_000], quick ? 1 : 3);
  if (part === 'studio') return studioReport(quick ? 1 : 3);
  return browserReport(part, quick ? 1 : 5);
}

const { parts, quick, write } = readArguments();
for (const part of parts) {
  const when = circumstances();
  const text = `${when}${quick ? ' Quick run: do not trust it.' : ''}\n\n${await report(part, quick)}`;
  console.log(`\n## ${part}\n\n${text}`);
  if (write) writePart(part, text);
}
