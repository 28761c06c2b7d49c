/**
 * `npm run new-site -- DIR [--name NAME --domain HOST --country XX …]`: writes the initial content of another company's
 * site. Missing options are asked for in a terminal. Exits with 1 if the folder cannot be used, 2 for wrong usage.
 */
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { commandLine, wrongUse } from './lib/command.ts';
import { createSite, NewSiteError } from './new-site/create-site.ts';
import { answersOf } from './new-site/questions.ts';

const USAGE =
  'npm run new-site -- DIR --name "Acme Bakery" --country PT --calling-code 351\n' +
  '       [--domain www.acme.example] [--city Porto] [--time-zone Europe/Lisbon]';

const text = { type: 'string' } as const;
const { values, positionals } = commandLine(USAGE, {
  allowPositionals: true,
  options: { name: text, domain: text, country: text, 'calling-code': text, city: text, 'time-zone': text },
});
const [directory, ...others] = positionals;
if (directory === undefined || others.length > 0) wrongUse('Name one folder for the new site.', USAGE);
const folder = path.resolve(directory);
const terminal = process.stdin.isTTY ? createInterface({ input: process.stdin, output: process.stdout }) : undefined;
try {
  const site = await answersOf(values, USAGE, terminal && ((question) => terminal.question(question)));
  await createSite({ folder, ...site });
  console.log(
    `The site of ${site.name} is in ${directory}. See it:\n` +
      `  npm start -- --config ${/\s/.test(directory) ? `"${directory}"` : directory}\n` +
      'What to change first: address, phone and phone number format in site.json, colours in theme.json,\n' +
      'logos in brand/, pictures in images/, and every text in pages/. site-config/README.md says how.',
  );
} catch (error) {
  if (!(error instanceof NewSiteError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  terminal?.close();
}
