import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './lib/root.ts';
import { temporaryFolder } from './lib/temporary-folder.ts';

const LOCK = {
  packages: {
    '': { name: 'site' },
    'node_modules/left': { version: '1.0.0', integrity: 'sha512-left' },
    'node_modules/runner': { version: '2.0.0', integrity: 'sha512-runner', dev: true },
    'node_modules/other-system': { version: '1.0.0', integrity: 'sha512-other', optional: true },
  },
};

/** A fake npm that leaves the same files as the real one, or fails. */
const NPM = `#!/bin/sh
echo "$@" >> npm-calls
test -f npm-fails && exit 1
mkdir -p node_modules/left node_modules/other-system/bin node_modules/other-system/include
case "$@" in *--omit=dev*) cp serving.json node_modules/.package-lock.json ;; *)
  mkdir -p node_modules/runner
  cp everything.json node_modules/.package-lock.json ;;
esac
`;

/** A fake generator that writes the editors' files, and records that it ran. */
const GENERATE = `import { appendFileSync, mkdirSync } from 'node:fs';
mkdirSync('src/generated/schemas', { recursive: true });
appendFileSync('generated', process.argv.slice(2).join(' ') + ',');
`;

function write(folder: string, file: string, content: unknown) {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, typeof content === 'string' ? content : JSON.stringify(content));
}

function project(folder: string, minimum = '18.0') {
  write(folder, 'package.json', {
    engines: { node: `>=${minimum}` },
    optionalDependencies: { 'other-system': '1.0.0' },
  });
  write(folder, 'package-lock.json', LOCK);
  const { 'node_modules/left': left, 'node_modules/runner': runner } = LOCK.packages;
  write(folder, 'serving.json', { packages: { 'node_modules/left': left } });
  write(folder, 'everything.json', { packages: { 'node_modules/left': left, 'node_modules/runner': runner } });
  write(folder, 'bin/npm', NPM);
  chmodSync(path.join(folder, 'bin/npm'), 0o755);
  write(folder, 'schemas/page.schema.json', {});
  write(folder, 'scripts/generate.ts', GENERATE);
  mkdirSync(path.join(folder, 'scripts/lib'), { recursive: true });
  for (const file of ['scripts/bootstrap.mjs', 'scripts/lib/progress.mjs'])
    copyFileSync(path.join(ROOT, file), path.join(folder, file));
}

function bootstrap(folder: string, ...args: string[]) {
  const env = { PATH: `${path.join(folder, 'bin')}:/usr/bin:/bin` };
  const result = spawnSync(process.execPath, ['scripts/bootstrap.mjs', ...args], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  const calls = path.join(folder, 'npm-calls');
  const installs = existsSync(calls) ? readFileSync(calls, 'utf8').trim().split('\n') : [];
  return { status: result.status, text: result.stdout + result.stderr, installs };
}

test('installs missing packages, and prints nothing afterwards', () => {
  using folder = temporaryFolder();
  project(folder.path);
  const first = bootstrap(folder.path);
  expect(first.status).toBe(0);
  expect(first.text).toContain('The packages are not installed yet');
  expect(first.installs).toEqual([expect.stringMatching(/^ci --no-audit --no-fund --omit=dev /)]);
  expect(bootstrap(folder.path)).toEqual({ status: 0, text: '', installs: first.installs });
});

test('removes only the C++ headers of the bundled Node', () => {
  using folder = temporaryFolder();
  project(folder.path);
  bootstrap(folder.path);
  expect(readdirSync(path.join(folder.path, 'node_modules/other-system'))).toEqual(['bin']);
});

test('installs packages for development with the first command that needs them, and keeps them', () => {
  using folder = temporaryFolder();
  project(folder.path);
  bootstrap(folder.path);
  const second = bootstrap(folder.path, '--dev');
  expect(second.text).toContain('The packages for tests and development are not installed yet');
  expect(second.installs[1]).toContain('--include=dev');
  expect(bootstrap(folder.path, '--dev').text).toBe('');
  expect(bootstrap(folder.path).text).toBe('');
  rmSync(path.join(folder.path, 'node_modules/left'), { recursive: true });
  expect(bootstrap(folder.path).installs[2]).toContain('--include=dev');
});

test('installs again when the lockfile has changed, a package is missing, or an installation was interrupted', () => {
  using folder = temporaryFolder();
  project(folder.path);
  bootstrap(folder.path);
  write(folder.path, 'node_modules/.package-lock.json', { packages: { 'node_modules/left': { version: '0.9.0' } } });
  expect(bootstrap(folder.path).text).toContain('differ from package-lock.json');
  rmSync(path.join(folder.path, 'node_modules/left'), { recursive: true });
  expect(bootstrap(folder.path).text).toContain('differ from package-lock.json');
  write(folder.path, 'node_modules/.package-lock.json', '{ "packages"');
  const last = bootstrap(folder.path);
  expect(last.text).toContain('did not finish');
  expect(last.installs).toHaveLength(4);
});

test('reports a failed installation with a message, and fails', () => {
  using folder = temporaryFolder();
  project(folder.path);
  write(folder.path, 'npm-fails', '');
  const result = bootstrap(folder.path);
  expect(result.status).toBe(1);
  expect(result.text).toContain('could not be installed');
});

test('says what to do if Node is too old and none is bundled', () => {
  using folder = temporaryFolder();
  project(folder.path, '99.1');
  const result = bootstrap(folder.path);
  expect(result.status).toBe(1);
  expect(result.text).toContain('needs Node 99.1 or newer');
  expect(result.text).toContain('nodejs.org');
});

test('checks the version of the bundled Node, not of the system’s', () => {
  using folder = temporaryFolder();
  project(folder.path, '99.1');
  bootstrap(folder.path);
  write(folder.path, 'node_modules/.bin/node', '#!/bin/sh\necho v99.2.0\n');
  chmodSync(path.join(folder.path, 'node_modules/.bin/node'), 0o755);
  expect(bootstrap(folder.path).status).toBe(0);
});

test('writes the editors’ files if they are missing or older than the schemas, and otherwise leaves them', () => {
  using folder = temporaryFolder();
  project(folder.path);
  const generated = () => readFileSync(path.join(folder.path, 'generated'), 'utf8');
  bootstrap(folder.path);
  expect(generated()).toBe('--editors,');
  bootstrap(folder.path);
  expect(generated()).toBe('--editors,');
  const later = new Date(Date.now() + 60_000);
  utimesSync(path.join(folder.path, 'schemas/page.schema.json'), later, later);
  bootstrap(folder.path);
  expect(generated()).toBe('--editors,--editors,');
});
