/**
 * Runs before every npm script: installs the packages of the lockfile when they are missing or differ from it, and
 * makes sure that the command itself will run on a Node that is new enough (the lockfile brings one along), and that
 * editors find what they complete and check content with.
 * Node's own modules alone, and nothing newer than Node 18: this is the one file that runs before the install.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const ON_WINDOWS = process.platform === 'win32';
const BUNDLED_NODE = path.join(ROOT, 'node_modules', '.bin', ON_WINDOWS ? 'node.cmd' : 'node');

/** @param {string} file below the root */
function readJson(file) {
  return JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));
}

/** Says why the installed packages are not those of the lockfile, or null when they are. */
function reasonToInstall() {
  if (!existsSync(path.join(ROOT, 'node_modules'))) return 'The packages are not installed yet';
  let installed;
  try {
    installed = readJson('node_modules/.package-lock.json').packages;
  } catch {
    return 'The last installation was not finished';
  }
  for (const [folder, wanted] of Object.entries(readJson('package-lock.json').packages)) {
    if (folder === '') continue;
    const found = installed[folder];
    // Optional packages for other systems are left out on purpose.
    if (!found && wanted.optional) continue;
    const same = found && found.version === wanted.version && found.integrity === wanted.integrity;
    if (!same || !existsSync(path.join(ROOT, folder))) return 'The installed packages differ from package-lock.json';
  }
  return null;
}

/** @param {string} reason in a sentence without its full stop */
function install(reason) {
  console.log(`${reason}: installing them now (npm ci). This takes a minute.`);
  // Development packages too, whatever NODE_ENV says: the lockfile is what every command was tested with.
  const options = ['ci', '--no-audit', '--no-fund', '--include=dev', '--include=optional', '--loglevel=error'];
  const result = spawnSync('npm', options, { cwd: ROOT, stdio: 'inherit', shell: ON_WINDOWS });
  if (result.status === 0) return;
  const cause = result.error ? ` (${result.error.message})` : '';
  console.error(
    `The packages could not be installed${cause}. npm says above what went wrong. ` +
      'Check the connection to the package registry, then run the command again.',
  );
  process.exit(1);
}

/** The version of the Node that npm will run the command with: the one in node_modules/.bin, if there is one. */
function nodeVersion() {
  if (!existsSync(BUNDLED_NODE)) return process.versions.node;
  const result = spawnSync(BUNDLED_NODE, ['--version'], { encoding: 'utf8', shell: ON_WINDOWS });
  return result.status === 0 ? result.stdout.trim().replace(/^v/, '') : process.versions.node;
}

/**
 * @param {string} version
 * @param {string} minimum
 */
function isAtLeast(version, minimum) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = minimum.split('.').map(Number);
  return major > wantedMajor || (major === wantedMajor && minor >= wantedMinor);
}

const reason = reasonToInstall();
if (reason) install(reason);

/**
 * When a file, or anything in a folder, was last written, in milliseconds; 0 for what is not there.
 * @param {string} place
 * @returns {number}
 */
function lastChange(place) {
  const found = statSync(place, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found?.mtimeMs ?? 0;
  return Math.max(found.mtimeMs, ...readdirSync(place).map((name) => lastChange(path.join(place, name))));
}

/** Writes what editors complete and check content with: it is not kept in the repository. */
function provideEditorFiles() {
  const written = lastChange(path.join(ROOT, 'src/generated/schemas'));
  if (written > lastChange(path.join(ROOT, 'schemas'))) return;
  const node = existsSync(BUNDLED_NODE) ? BUNDLED_NODE : process.execPath;
  spawnSync(node, ['scripts/generate.ts', '--editors'], { cwd: ROOT, stdio: 'inherit', shell: ON_WINDOWS });
}

const minimum = readJson('package.json').engines.node.replace('>=', '');
const version = nodeVersion();
if (!isAtLeast(version, minimum)) {
  console.error(
    `This project needs Node ${minimum} or newer, and this is Node ${version}. The lockfile brings a Node along for ` +
      'Linux, macOS and Windows; on this system it is missing or does not run. ' +
      `Install Node ${minimum} or newer from nodejs.org, then run the command again.`,
  );
  process.exit(1);
}

provideEditorFiles();
