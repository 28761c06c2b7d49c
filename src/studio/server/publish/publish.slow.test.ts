import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { ChangeLog } from '../../../content/edit/log/change-log.ts';
import { readSchemas } from '../../../content/schema/read-schemas.ts';
import { contentKinds } from '../../../content/schema/schemas.ts';
import { type PublishOptions, publish, publishPreview, unpublishedFiles } from './publish.ts';

const kinds = contentKinds(readSchemas(path.join(import.meta.dirname, '../../../../schemas')));

/** The repository that each project copies. */
const beginning = mkdtempSync(path.join(tmpdir(), 'publish-beginning-'));
afterAll(() => rmSync(beginning, { recursive: true }));

/** A project with a content folder, by default in a git repository with one commit. */
class Project implements Disposable {
  readonly dir = mkdtempSync(path.join(tmpdir(), 'publish-'));
  readonly options: PublishOptions;

  constructor(hasGit = true) {
    // Isolates the tests from the git configuration of this machine.
    vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null')
      .stubEnv('GIT_CONFIG_NOSYSTEM', '1')
      .stubEnv('GIT_CEILING_DIRECTORIES', tmpdir());
    const savedDir = path.join(this.dir, 'project/site-config');
    const logDir = path.join(this.dir, 'log');
    const log = new ChangeLog(logDir, savedDir);
    this.options = { savedDir, kinds, log, logDir, describe: (file) => ({ title: file }) };
    this.write('pages/home.json', '{ "title": "Home" }\n');
    this.write('../code.ts', 'one\n');
    if (hasGit) this.#begin();
  }

  /** Creates the repository once, and copies it from then on, because running git five times per project is slow. */
  #begin(): void {
    const [repository, first] = [path.join(this.dir, 'project/.git'), path.join(beginning, '.git')];
    if (existsSync(first)) {
      cpSync(first, repository, { recursive: true });
      return;
    }
    this.git('init', '--quiet', '--template=', '--initial-branch=main', '..');
    this.git('config', 'user.name', 'Jo');
    this.git('config', 'user.email', 'jo@example.com');
    this.git('add', '..');
    this.git('commit', '--quiet', '-m', 'First');
    cpSync(repository, first, { recursive: true });
  }

  write(file: string, text: string): void {
    const fullPath = path.join(this.options.savedDir, file);
    mkdirSync(path.dirname(fullPath), { recursive: true });
    writeFileSync(fullPath, text);
  }

  git(...args: string[]): string {
    return execFileSync('git', args, { cwd: this.options.savedDir, stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  }

  hook(name: string, script: string): void {
    const file = path.join(this.dir, 'project/.git/hooks', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `#!/bin/sh\n${script}\n`);
    chmodSync(file, 0o755);
  }

  [Symbol.dispose](): void {
    rmSync(this.dir, { recursive: true, force: true });
  }
}

test('lists the changes to publish, and proposes a commit message', async () => {
  using project = new Project();
  project.write('pages/home.json', '{ "title": "Welcome" }\n');
  expect(await publishPreview(project.options)).toEqual({
    changes: [
      {
        file: 'pages/home.json',
        title: 'pages/home.json',
        sentences: ['Title of the home page: "Home" became "Welcome".'],
      },
    ],
    message: 'Title of the home page: "Home" became "Welcome"',
    git: { branch: 'main', isInConflict: false, isUnpushed: false },
  });
  project.write('pages/new.json', '{}\n');
  expect((await publishPreview(project.options)).message).toBe(
    'Changes to pages/home.json, pages/new.json\n\n- Title of the home page: "Home" became "Welcome".\n- The new page was added.',
  );
});

test('commits only files of the content folder; other staged files stay staged', async () => {
  using project = new Project();
  project.write('../code.ts', 'two\n');
  project.git('add', '../code.ts');
  project.write('pages/home.json', '{ "title": "Welcome" }\n');
  project.write('pages/new [1].json', '{}\n');
  expect(await publish(project.options, { message: 'Say welcome\n\n# 1 of these', push: false })).toMatch(
    /^Published 2 files \([0-9a-f]+\)\.$/,
  );
  expect(project.git('show', '--format=%s%n%b%an', '--name-only', 'HEAD').split('\n').filter(Boolean)).toEqual([
    'Say welcome',
    '# 1 of these',
    'Jo',
    'site-config/pages/home.json',
    'site-config/pages/new [1].json',
  ]);
  expect(project.git('diff', '--cached', '--name-only')).toBe('code.ts');
  expect((await unpublishedFiles(project.options)).files).toEqual([]);
  await expect(publish(project.options, { message: 'Again', push: false })).rejects.toThrow('nothing to publish');
});

test('publishes the removal of a file, and can make the first commit of a repository', async () => {
  using project = new Project();
  rmSync(path.join(project.options.savedDir, 'pages/home.json'));
  await publish(project.options, { message: 'Remove', push: false });
  expect(project.git('ls-files', '.')).toBe('');
  using fresh = new Project(false);
  fresh.git('init', '--quiet', '--initial-branch=main', '..');
  fresh.git('config', 'user.email', 'jo@example.com');
  fresh.git('config', 'user.name', 'Jo');
  await publish(fresh.options, { message: 'Begin', push: false });
  expect(fresh.git('ls-tree', '-r', '--name-only', '--full-tree', 'HEAD')).toBe('site-config/pages/home.json');
});

test('without a user name in git, the name of the account is used', async () => {
  using project = new Project();
  project.git('config', '--unset', 'user.name');
  project.git('config', '--unset', 'user.email');
  project.write('pages/home.json', '{}\n');
  expect(await publish(project.options, { message: 'Change', push: false })).toMatch(/does not know your name/);
});

describe('publishing is refused with a reason, and changes nothing', () => {
  async function expectRefusal(project: Project, words: RegExp): Promise<void> {
    const [head, staged] = [project.git('rev-parse', 'HEAD'), project.git('diff', '--cached', '--name-only')];
    await expect(publish(project.options, { message: 'Change', push: false })).rejects.toThrow(words);
    expect(project.git('rev-parse', 'HEAD')).toBe(head);
    expect(project.git('diff', '--cached', '--name-only')).toBe(staged);
  }

  test('during a merge with conflicts', async () => {
    using project = new Project();
    project.git('switch', '--quiet', '-c', 'other');
    project.write('pages/home.json', '{ "title": "Other" }\n');
    project.git('commit', '--quiet', '-am', 'Other');
    project.git('switch', '--quiet', 'main');
    project.write('pages/home.json', '{ "title": "Main" }\n');
    project.git('commit', '--quiet', '-am', 'Main');
    expect(() => project.git('merge', 'other')).toThrow();
    expect((await publishPreview(project.options)).git?.isInConflict).toBe(true);
    await expectRefusal(project, /in the middle of joining/);
  });

  test('while no branch is checked out', async () => {
    using project = new Project();
    project.git('switch', '--quiet', '--detach');
    project.write('pages/home.json', '{}\n');
    await expectRefusal(project, /No branch is checked out/);
  });

  test('if a hook fails', async () => {
    using project = new Project();
    project.hook('pre-commit', 'echo "Titles are too short." >&2; exit 1');
    project.write('pages/home.json', '{}\n');
    project.write('pages/new.json', '{}\n');
    await expectRefusal(project, /a hook of git.*\n {2}Titles are too short\./s);
    expect(project.git('status', '--porcelain', '.')).toBe(
      'M site-config/pages/home.json\n?? site-config/pages/new.json',
    );
  });

  test('while another git process holds the lock', async () => {
    using project = new Project();
    project.write('pages/home.json', '{}\n');
    writeFileSync(path.join(project.dir, 'project/.git/index.lock'), '');
    await expectRefusal(project, /Another program is working with git/);
  });

  test('without a message', async () => {
    using project = new Project();
    project.write('pages/home.json', '{}\n');
    await expect(publish(project.options, { message: ' ', push: false })).rejects.toThrow(/Write a message/);
  });
});

describe('pushes only on request', () => {
  function withRemote(project: Project): string {
    const remote = path.join(project.dir, 'remote.git');
    execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', remote]);
    project.git('remote', 'add', 'origin', remote);
    return remote;
  }

  const heads = (remote: string) =>
    execFileSync('git', ['-C', remote, 'for-each-ref', '--format=%(subject)']).toString().trim();

  test('pushes to the remote of the branch, including earlier commits', async () => {
    using project = new Project();
    const remote = withRemote(project);
    project.write('pages/home.json', '{}\n');
    await publish(project.options, { message: 'Change', push: false });
    expect(heads(remote)).toBe('');
    expect((await publishPreview(project.options)).git).toMatchObject({ isUnpushed: true });
    expect(await publish(project.options, { message: '', push: true })).toBe('It was sent to origin.');
    expect(heads(remote)).toBe('Change');
    expect((await publishPreview(project.options)).git).toMatchObject({ isUnpushed: false });
  });

  test('after a failed push, the commit stays and the message says why', async () => {
    using project = new Project();
    const remote = withRemote(project);
    project.git('push', '--quiet', 'origin', 'main');
    execFileSync('git', ['clone', '--quiet', remote, path.join(project.dir, 'other')]);
    const other = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=Al', '-c', 'user.email=al@example.com', ...args], {
        cwd: path.join(project.dir, 'other'),
        stdio: 'ignore',
      });
    other('commit', '--quiet', '--allow-empty', '-m', 'Theirs');
    other('push', '--quiet', 'origin', 'HEAD:main');
    project.write('pages/home.json', '{}\n');
    expect(await publish(project.options, { message: 'Mine', push: true })).toMatch(
      /^Published 1 file .* It could not be sent to origin\. Somebody else has sent changes meanwhile\./,
    );
    rmSync(remote, { recursive: true });
    expect(await publish(project.options, { message: 'Mine', push: true })).toMatch(
      /^It could not be sent to origin\./,
    );
    expect(project.git('log', '-1', '--format=%s')).toBe('Mine');
  });
});

test.each([
  ['no repository', false],
  ['no git', true],
])('%s: the published state is recorded', async (_, isWithoutProgram) => {
  using project = new Project(false);
  if (isWithoutProgram) vi.stubEnv('PATH', project.dir);
  expect(await unpublishedFiles(project.options)).toEqual({ files: [], hasGit: false });
  project.write('pages/home.json', '{ "title": "Welcome" }\n');
  expect((await publishPreview(project.options)).changes.flatMap(({ sentences }) => sentences)).toEqual([
    'Title of the home page: "Home" became "Welcome".',
  ]);
  expect(await publish(project.options, { message: 'Say welcome', push: true })).toMatch(/^Noted as .*1 file\./);
  expect(await unpublishedFiles(project.options)).toEqual({ files: [], hasGit: false });
  expect(readFileSync(path.join(project.options.savedDir, 'pages/home.json'), 'utf8')).toContain('Welcome');
});
