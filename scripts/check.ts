import { join, resolve } from 'node:path';
import { CONFIG, CONFIG_USAGE, commandLine, existingFolder, wrongUse } from './lib/command.ts';
import { ROOT } from './lib/root.ts';

const USAGE = `npm run check -- ${CONFIG_USAGE} [--format json] [--fix] [--add-word WORD]`;

const {
  config,
  format,
  fix,
  'add-word': words,
} = commandLine(USAGE, {
  options: {
    config: CONFIG,
    format: { type: 'string', default: 'text' },
    fix: { type: 'boolean', default: false },
    'add-word': { type: 'string', multiple: true, default: [] },
  },
}).values;
if (format !== 'text' && format !== 'json') wrongUse(`There is no format "${format}"; it can be text or json.`, USAGE);
const configDir = existingFolder(config, USAGE);
const { recheckSite } = await import('../src/content/compile/recheck-site.ts');
const folder = {
  configDir: resolve(configDir),
  schemasDir: join(ROOT, 'schemas'),
  cacheDir: join(ROOT, '.cache'),
  displayRoot: process.cwd(),
};
const check = () => recheckSite(folder);
const added = words.length > 0 ? await addWords() : undefined;
const findings = fix ? await fixAndReport() : (added ?? (await check()));
if (format === 'json') console.log(JSON.stringify(findings, null, 2));
else if (findings.length === 0) console.log('The content is in order.');
else {
  const { printFindings } = await import('../src/content/report/print.ts');
  await printFindings(findings);
}
process.exitCode = findings.some((finding) => finding.severity === 'error') ? 1 : 0;

/** Applies all safe fixes, and reports them. */
async function fixAndReport() {
  const { applySafeFixes } = await import('../src/content/fixes/apply-fixes.ts');
  const { fixed, findings } = await applySafeFixes({ displayRoot: process.cwd(), check }).catch(cannotFix);
  const say = format === 'json' ? console.error : console.log;
  for (const { finding, title } of fixed) say(`${finding.file}:${finding.line}  ${finding.message}\n  ✓ ${title}`);
  say(fixed.length === 0 ? 'There was nothing that could be fixed safely.\n' : `${fixed.length} fixed.\n`);
  return findings;
}

/** Adds words that the check does not know to those of the site. @returns the findings that are left */
async function addWords() {
  const { addSiteWord } = await import('../src/content/fixes/add-site-word.ts');
  let findings = await check();
  const offered = new Set(findings.flatMap(({ choices = [] }) => choices.map(({ word }) => word)));
  const unasked = words.find((word) => !offered.has(word));
  if (unasked !== undefined) wrongUse(`The check does not ask about the word "${unasked}", so nothing was added.`);
  for (const word of words) {
    addSiteWord(word, findings, process.cwd());
    (format === 'json' ? console.error : console.log)(`✓ "${word}" is one of the words of the site now.`);
    findings = await check();
  }
  return findings;
}

/** Ends with a message if a file could not be written; rethrows every other error. */
async function cannotFix(error: unknown): Promise<never> {
  const { ConcurrentChangeError } = await import('../src/content/edit/files/write-file.ts');
  const { saveError } = await import('../src/content/edit/files/save-error.ts');
  const fault = error instanceof ConcurrentChangeError ? error.message : saveError(error, configDir);
  if (fault === undefined) throw error;
  console.error(fault);
  process.exit(1);
}
