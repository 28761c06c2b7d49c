/**
 * Runs before every npm script: installs the packages of the lockfile when they are missing or differ from it, and
 * makes sure that the command itself will run on a Node that is new enough (the lockfile brings one along), and that
 * editors find what they complete and check content with.
 * Packages for tests and development, 330 MB of 745, are installed for the commands that need them: with `--dev`.
 * Nothing but Node's own modules and what Node 18 knows: this runs before the install.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Progress } from './lib/progress.mjs';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const ON_WINDOWS = process.platform === 'win32';
const BUNDLED_NODE = path.join(ROOT, 'node_modules', '.bin', ON_WINDOWS ? 'node.cmd' : 'node');

/** @param {string} file below the root */
function readJson(file) {
  return JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));
}

/** The packages that are installed, by their folder; null when the last installation was not finished. */
function installedPackages() {
  try {
    return readJson('node_modules/.package-lock.json').packages;
  } catch {
    return null;
  }
}

/**
 * Why packages must be installed, or null if they are up to date.
 * @param {ReturnType<typeof installedPackages>} installed
 * @param {boolean} needsDev
 */
function reasonToInstall(installed, needsDev) {
  if (!existsSync(path.join(ROOT, 'node_modules'))) return 'The packages are not installed yet';
  if (!installed) return 'The last installation did not finish';
  for (const [folder, wanted] of Object.entries(readJson('package-lock.json').packages)) {
    if (folder === '' || (wanted.dev && !needsDev)) continue;
    const found = installed[folder];
    // Optional packages for other systems are left out on purpose.
    if (!found && wanted.optional) continue;
    if (!found && wanted.dev) return 'The packages for tests and development are not installed yet';
    const same = found && found.version === wanted.version && found.integrity === wanted.integrity;
    if (!same || !existsSync(path.join(ROOT, folder))) return 'The installed packages differ from package-lock.json';
  }
  return null;
}

/**
 * Runs npm, and shows meanwhile how many of the folders are there.
 * @param {string[]} options
 * @param {string[]} folders
 * @param {Progress} progress
 * @returns {Promise<string | null>} what went wrong: null when it went well, '' when npm says so itself
 */
function runNpm(options, folders, progress) {
  const timer = setInterval(() => {
    const there = folders.filter((folder) => existsSync(path.join(ROOT, folder, 'package.json')));
    progress.draw('Installing packages', there.length, folders.length);
  }, 500);
  const npm = spawn('npm', options, { cwd: ROOT, stdio: 'inherit', shell: ON_WINDOWS });
  return new Promise((resolve) => {
    npm.on('error', (error) => resolve(` (${error.message})`));
    npm.on('close', (code) => resolve(code === 0 ? null : ''));
  }).finally(() => clearInterval(timer));
}

/** Removes the headers that come with Node, 70 MB: they only serve to compile packages, and none is compiled here. */
function removeHeaders() {
  for (const name of Object.keys(readJson('package.json').optionalDependencies ?? {}))
    rmSync(path.join(ROOT, 'node_modules', name, 'include'), { recursive: true, force: true });
}

/**
 * Installs the packages of the lockfile.
 * @param {string} reason
 * @param {boolean} withDev whether those for tests and development come along
 */
async function install(reason, withDev) {
  console.log(`${reason}: installing them now (npm ci). This takes a minute.`);
  // Explicit, so that NODE_ENV cannot change it: every command was tested with what the lockfile says.
  const development = withDev ? '--include=dev' : '--omit=dev';
  const options = [
    'ci',
    '--no-audit',
    '--no-fund',
    development,
    '--include=optional',
    '--loglevel=error',
    '--no-progress',
  ];
  const folders = Object.entries(readJson('package-lock.json').packages)
    .filter(([folder, { dev, optional }]) => folder !== '' && !optional && (withDev || !dev))
    .map(([folder]) => folder);
  const progress = new Progress();
  const fault = await runNpm(options, folders, progress);
  const took = progress.end();
  if (fault === null) {
    removeHeaders();
    return console.log(`Installed ${took}.`);
  }
  console.error(
    `The packages could not be installed${fault}. See the npm output above. ` +
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

const installed = installedPackages();
const needsDev = process.argv.includes('--dev');
const reason = reasonToInstall(installed, needsDev);
if (reason) await install(reason, needsDev || Object.values(installed ?? {}).some(({ dev }) => dev));

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

/** Writes the schemas that editors use for completion and validation, which are not in the repository. */
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
    `This project needs Node ${minimum} or newer, and this is Node ${version}. The lockfile includes a Node for ` +
      'Linux, macOS and Windows; on this system it is missing or does not run. ' +
      `Install Node ${minimum} or newer from nodejs.org, then run the command again.`,
  );
  process.exit(1);
}

provideEditorFiles();
