/**
 * Runs before every npm script: installs the packages of the lockfile when they are missing or differ from it, and
 * makes sure that the command itself will run on a Node that is new enough (the lockfile brings one along).
 * Packages for tests and development, 310 MB of 740, are installed for the commands that need them: with `--dev`.
 * Node's own modules alone, and nothing newer than Node 18: this is the one file that runs before the install.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const ON_WINDOWS = process.platform === 'win32';

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

/** Says why the packages that are needed are not there, or null when they are. `installed`: by their folder. */
function reasonToInstall(installed, needsDev) {
  if (!existsSync(path.join(ROOT, 'node_modules'))) return 'The packages are not installed yet';
  if (!installed) return 'The last installation was not finished';
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

/** Installs the packages of the lockfile; those for development are left where they are. */
function install(reason, withDev) {
  console.log(`${reason}: installing them now (npm ci). This takes a minute.`);
  // Said outright, whatever NODE_ENV says: the lockfile is what every command was tested with.
  const development = withDev ? '--include=dev' : '--omit=dev';
  const options = ['ci', '--no-audit', '--no-fund', development, '--include=optional', '--loglevel=error'];
  const start = Date.now();
  const result = spawnSync('npm', options, { cwd: ROOT, stdio: 'inherit', shell: ON_WINDOWS });
  if (result.status === 0) {
    console.log(`Installed in ${Math.round((Date.now() - start) / 1000)} s.`);
    return;
  }
  const cause = result.error ? ` (${result.error.message})` : '';
  console.error(
    `The packages could not be installed${cause}. npm says above what went wrong. ` +
      'Check the connection to the package registry, then run the command again.',
  );
  process.exit(1);
}

/** The version of the Node that npm will run the command with: the one in node_modules/.bin, if there is one. */
function nodeVersion() {
  const bundled = path.join(ROOT, 'node_modules', '.bin', ON_WINDOWS ? 'node.cmd' : 'node');
  if (!existsSync(bundled)) return process.versions.node;
  const result = spawnSync(bundled, ['--version'], { encoding: 'utf8', shell: ON_WINDOWS });
  return result.status === 0 ? result.stdout.trim().replace(/^v/, '') : process.versions.node;
}

function isAtLeast(version, minimum) {
  const [major, minor] = version.split('.').map(Number);
  const [wantedMajor, wantedMinor = 0] = minimum.split('.').map(Number);
  return major > wantedMajor || (major === wantedMajor && minor >= wantedMinor);
}

const installed = installedPackages();
const needsDev = process.argv.includes('--dev');
const reason = reasonToInstall(installed, needsDev);
if (reason) install(reason, needsDev || Object.values(installed ?? {}).some(({ dev }) => dev));

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
