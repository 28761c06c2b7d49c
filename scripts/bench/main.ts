/**
 * npm run bench [-- --only bytes|lighthouse|check|build|dev|studio --quick --write --config DIR]: measures the site and
 * the engine. See README.md.
 */
import { CONFIG, CONFIG_USAGE, commandLine, existingFolder, isOwnContent, wrongUse } from '../lib/command.ts';
import { devReport } from './dev/dev-report.ts';
import { buildReport, checkReport } from './growth.ts';
import { browserReport } from './in-browser.ts';
import { isPart, PARTS, type Part } from './parts.ts';
import { measuredOn, writePart } from './readme.ts';
import { studioReport } from './studio/studio-report.ts';

interface BenchOptions {
  parts: readonly Part[];
  /** Whether to run few rounds on small sites, to see that everything works. */
  quick: boolean;
  /** Whether to write the results into README.md. */
  write: boolean;
  configDir: string;
}

const USAGE = `npm run bench -- ${CONFIG_USAGE} [--only ${PARTS.join('|')}] [--quick] [--write]`;

function readArguments(): BenchOptions {
  const options = {
    config: CONFIG,
    only: { type: 'string' },
    quick: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  } as const;
  const { config, only, ...wish } = commandLine(USAGE, { options }).values;
  const configDir = existingFolder(config, USAGE);
  if (wish.write && !isOwnContent(configDir))
    wrongUse('README.md holds the figures of the site of this repository.', USAGE);
  if (only === undefined) return { parts: PARTS, configDir, ...wish };
  return isPart(only)
    ? { parts: [only], configDir, ...wish }
    : wrongUse(`Nothing is measured under the name "${only}".`, USAGE);
}

function report(part: Part, { configDir, quick }: BenchOptions): Promise<string> {
  if (part === 'check') return checkReport(configDir, quick ? 1000 : 10_000, quick ? 1 : 3);
  if (part === 'build') return buildReport(configDir, quick ? [100] : [1000, 10_000], quick ? 1 : 3);
  if (part === 'dev') return devReport(configDir, quick ? 5 : 40);
  if (part === 'studio') return studioReport(configDir, quick ? 1 : 3);
  return browserReport(configDir, part, quick ? 1 : 5);
}

const wish = readArguments();
const { parts, quick, write } = wish;
for (const part of parts) {
  const when = measuredOn();
  const text = `${when}${quick ? ' Quick run: do not trust it.' : ''}\n\n${await report(part, wish)}`;
  console.log(`\n## ${part}\n\n${text}`);
  if (write) writePart(part, text);
}
