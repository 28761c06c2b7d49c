/** `npm run content -- …`: safely changes names, paths and files of the content, and lists what was changed. */
import path from 'node:path';
import { CONFIG, commandLine, existingFolder, wrongUse } from './lib/command.ts';
import { ROOT } from './lib/root.ts';

const USAGE = `npm run content -- COMMAND [--config DIR] [--dry-run]

  uses NAME                   shows where a page, a path, a picture … is used
  rename OLD NEW              renames it, and updates all references
  move PATH NEW               changes an address and redirects the old one
  duplicate NAME NEW          copies it under another name
  remove NAME [--to OTHER]    deletes it; references then point to the other one,
         [--everywhere]       or are removed as well
  new KIND NAME               adds a page, a form, an article … for you to fill in
  history [NAME]              lists changes in plain words, latest first
  undo [NUMBER]               undoes the last change made with these commands, or the one with this number
  restore NAME [--from WHEN]  restores a file as it was before its last change, in a version of the history,
                              or on a date

NAME identifies what you mean: contact, page/contact, field/contact/phone, /about, /careers#form.
--dry-run only prints what would change.`;

const { values, positionals } = commandLine(USAGE, {
  allowPositionals: true,
  options: {
    config: CONFIG,
    'dry-run': { type: 'boolean', default: false },
    to: { type: 'string' },
    everywhere: { type: 'boolean' },
    from: { type: 'string' },
  },
});
const configDir = existingFolder(values.config, USAGE);
const { UsageError } = await import('../src/content/edit/commands/command.ts');
const { runCommand } = await import('../src/content/edit/commands/run-command.ts');
const { OperationRefusedError } = await import('../src/content/edit/entities/operation-refused-error.ts');
const { logFolder } = await import('../src/content/edit/log/log-folder.ts');
const { FolderLockedError } = await import('../src/content/edit/log/lock.ts');
const { ConcurrentChangeError } = await import('../src/content/edit/files/write-file.ts');
const { saveError } = await import('../src/content/edit/files/save-error.ts');
const [name = '', ...words] = positionals;
const cacheDir = path.join(ROOT, '.cache');
try {
  const lines = await runCommand(name, words, {
    configDir: path.resolve(configDir),
    schemasDir: path.join(ROOT, 'schemas'),
    cacheDir,
    logDir: logFolder(cacheDir, configDir),
    isDryRun: values['dry-run'],
    to: values.to,
    everywhere: values.everywhere,
    from: values.from,
  });
  console.log(lines.join('\n'));
} catch (error) {
  if (error instanceof UsageError) wrongUse(error.message, USAGE);
  if (
    error instanceof OperationRefusedError ||
    error instanceof FolderLockedError ||
    error instanceof ConcurrentChangeError
  )
    console.error(error.message);
  else {
    const fault = saveError(error, configDir);
    if (fault === undefined) throw error;
    console.error(`${fault} Nothing was changed.`);
  }
  process.exitCode = 1;
}
