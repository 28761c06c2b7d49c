/**
 * Runs before every npm script: installs the packages of the lockfile if they are missing or differ from it, ensures
 * that the command runs on a recent Node (the lockfile includes one), and writes the files that editors need to
 * validate content. Packages for tests and development, 330 MB of 745, are only installed with `--dev`, for the
 * commands that need them. This file may use only Node's own modules and features of Node 18, since it runs before the
 * installation.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Progress } from './lib/progress.mjs';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const ON_WINDOWS = process.platform === 'win32';
const BUNDLED_NODE = path.join(ROOT, 'node_modules', '.bin', ON_WINDOWS ? 'node.cmd' : 'node');

/** @param {string} file relative to the root */
function readJson(file) {
  return JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));
}

/** The installed packages by folder; null if the last installation was not completed. */
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
    // Optional packages for other systems are omitted on purpose.
    if (!found && wanted.optional) continue;
    if (!found && wanted.dev) return 'The packages for tests and development are not installed yet';
    const same = found && found.version === wanted.version && found.integrity === wanted.integrity;
    if (!same || !existsSync(path.join(ROOT, folder))) return 'The installed packages differ from package-lock.json';
  }
  return null;
}

/**
 * Runs npm, and shows how many of the folders exist.
 * @param {string[]} options
 * @param {string[]} folders
 * @param {Progress} progress
 * @returns {Promise<string | null>} the reason if it failed: null on success, '' if npm has printed it
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

/** Removes Node's C++ headers, 70 MB: they are only needed to compile packages, and none is compiled here. */
function removeHeaders() {
  for (const name of Object.keys(readJson('package.json').optionalDependencies ?? {}))
    rmSync(path.join(ROOT, 'node_modules', name, 'include'), { recursive: true, force: true });
}

/**
 * Installs the packages of the lockfile.
 * @param {string} reason
 * @param {boolean} withDev whether to install packages for tests and development
 */
async function install(reason, withDev) {
  console.log(`${reason}: installing them now (npm ci). This takes a minute.`);
  // Explicit, so that NODE_ENV has no influence: every command was tested with the versions in the lockfile.
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

/** The version of the Node that npm will run the command with: the one in node_modules/.bin, if any. */
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
 * When a file, or anything in a folder, was last modified, in milliseconds; 0 if it does not exist.
 * @param {string} file
 * @returns {number}
 */
function lastChange(file) {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found?.mtimeMs ?? 0;
  return Math.max(found.mtimeMs, ...readdirSync(file).map((name) => lastChange(path.join(file, name))));
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
