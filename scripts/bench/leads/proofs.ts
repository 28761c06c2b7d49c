import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ROOT } from '../../lib/root.ts';
import { temporaryFolder } from '../../lib/temporary-folder.ts';
import { type Outcome, promiseVerdict, type Row } from './outcome.ts';

/** A guarantee that is verified by existing tests, which are run here. */
interface Proof extends Pick<Outcome, 'database'> {
  what: string;
  files: string[];
  /** The beginning of the title of the only relevant test; undefined to run all tests. */
  name?: string;
  aim: string;
}

const VITEST = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');

const OUTAGE: Proof = {
  what: 'mail server down for an hour (fake clock), 500 submissions',
  files: ['src/server/deliveries/queue.test.ts'],
  name: 'a mail server that is down for an hour',
  aim: 'all accepted, then 1,000 mails, each once',
};

const FULL_DISK: Proof = {
  what: 'disk full while submissions arrive',
  database: 'SQLite',
  files: ['tests/contracts/faults.alone.test.ts'],
  name: 'a full disk',
  aim: 'no crash; stored, or refused with an error',
};

const ATTACKS: Proof = {
  what: 'spoofed, macro, bomb, traversal, header, relay, template, formula, cross-site and proxy attacks',
  files: [
    'src/server/attacks/attacks.sample.test.ts',
    'src/server/documents/documents-route.sample.test.ts',
    'src/server/health',
    'src/server/leads',
    'src/server/mail/email-route.test.ts',
    'src/server/mail/templates.test.ts',
    'src/server/newsletter/newsletter-route.test.tsx',
    'src/server/pages',
    'src/server/submission',
  ],
  aim: 'all refused or neutral; genuine ones pass',
};

function prove({ database, what, files, name, aim }: Proof): Outcome {
  const which = name === undefined ? [] : ['-t', name];
  using folder = temporaryFolder();
  const report = join(folder.path, 'report.json');
  const mode = files.some((file) => file.endsWith('.alone.test.ts')) ? ['--mode', 'alone'] : [];
  const args = [VITEST, 'run', ...mode, ...files, ...which, '--reporter=json', `--outputFile=${report}`];
  spawnSync(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, THOROUGH: 'yes' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const result: unknown = JSON.parse(readFileSync(report, 'utf8'));
  const figure = (key: string): unknown => Object.getOwnPropertyDescriptor(result, key)?.value;
  const [passed, failed] = [Number(figure('numPassedTests')), Number(figure('numFailedTests'))];
  return {
    ...(database ? { database } : {}),
    what,
    found: `${passed} tests passed, ${failed} failed (${files.join(', ')})`,
    aim,
    verdict: promiseVerdict(passed > 0 && figure('success') === true),
  };
}

/** Submissions on a full disk, by their tests. */
export const proveFullDisk = (): Outcome => prove(FULL_DISK);
/** A mail server that is down for an hour, by its tests. */
export const outage: Row = { name: 'outage', run: async () => [prove(OUTAGE)] };
/** Attacks on every defence, by their tests. */
export const attacks: Row = { name: 'attacks', run: async () => [prove(ATTACKS)] };
