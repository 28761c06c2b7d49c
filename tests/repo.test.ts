/** The rules of this repository, applied to it. The rules themselves are tested in repo-rules.test.ts. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../scripts/lib/root.ts';
import { SERVER_FLAGS } from '../scripts/lib/run.ts';
import { importCircles } from './repo/circles.ts';
import * as code from './repo/code-rules.ts';
import * as content from './repo/content-rules.ts';
import { lostInComments, lostPaths } from './repo/docs-rules.ts';
import { importOffences, jsxOffences, parseRooms } from './repo/imports.ts';
import * as project from './repo/project-rules.ts';
import { repositoryFiles } from './repo/source-files.ts';

const files = repositoryFiles();
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const packageFile: project.PackageFile = JSON.parse(read('package.json'));

test('rooms import only what the table in src/README.md allows', () => {
  expect(importOffences(files, parseRooms(read('src/README.md')))).toEqual([]);
});

test('the table of rooms names only existing rooms', () => {
  const rooms = parseRooms(read('src/README.md')).map((room) => `src/${room.name}`);
  const isThere = (room: string) =>
    existsSync(path.join(ROOT, room)) ||
    existsSync(path.join(ROOT, `${room}.ts`)) ||
    existsSync(path.join(ROOT, `${room}.tsx`));
  expect(rooms.filter((room) => !isThere(room))).toEqual([]);
});

test('there are no circular imports', () => {
  expect(importCircles(files)).toEqual([]);
});

test('no folder has too many entries', () => {
  expect(code.crowdedFolders(files)).toEqual([]);
});

test('every file and folder named in documents exists', () => {
  expect(lostPaths(files, (place) => existsSync(path.join(ROOT, place)))).toEqual([]);
});

test('every file whose path a comment names exists', () => {
  expect(lostInComments(files)).toEqual([]);
});

test('modules that Node runs import no JSX', () => {
  expect(jsxOffences(files)).toEqual([]);
});

test('no code silences the compiler', () => {
  expect(code.typeOffences(files)).toEqual([]);
});

test('no file is too long', () => {
  expect(code.lengthOffences(files)).toEqual([]);
});

test('no component has inline styles', () => {
  expect(code.styleOffences(files)).toEqual([]);
});

test('no script scrolls smoothly, since that ignores reduced motion', () => {
  expect(code.motionOffences(files)).toEqual([]);
});

test('no style rule makes navigation compute the styles of the whole page', () => {
  expect(code.anySiblingOffences(files)).toEqual([]);
});

test('no pattern has modifiers', () => {
  expect(code.modifierOffences(files)).toEqual([]);
});

test('no component contains visible text', () => {
  expect(code.copyOffences(files)).toEqual([]);
});

test('no test is skipped', () => {
  expect(code.skippedTestOffences(files)).toEqual([]);
});

test('no test times out after a second', () => {
  expect(code.hastyWaitOffences(files)).toEqual([]);
});

test('no file contains a handwritten list of block types', () => {
  expect(code.blockListOffences(files, content.blockTypes(files))).toEqual([]);
});

test('every block has a schema, a component and an example', () => {
  expect(content.blockPartOffences(files)).toEqual([]);
});

test('every property of every schema has a description', () => {
  expect(content.descriptionOffences(files)).toEqual([]);
});

test('the lockfile names no registry, and runs no scripts at installation', () => {
  expect(project.lockOffences(JSON.parse(read('package-lock.json')))).toEqual([]);
});

test('the lockfile has the packages for every platform', () => {
  expect(project.missingParts(JSON.parse(read('package-lock.json')))).toEqual([]);
});

test('every package is pinned to one version', () => {
  expect(project.rangeOffences(packageFile)).toEqual([]);
});

test('every package has a reason in src/README.md', () => {
  expect(project.unjustifiedPackages(packageFile, read('src/README.md'))).toEqual([]);
});

test('every npm script installs missing packages first', () => {
  expect(project.bootstrapOffences(packageFile)).toEqual([]);
});

test.each(['package.json', 'deploy/website@.service', 'docs/deployment.md'])(
  '%s starts servers as tests do',
  (file) => {
    expect(read(file)).toContain(`node ${SERVER_FLAGS.join(' ')} `);
  },
);

test('nothing names a private folder or the host of a registry', () => {
  expect(project.privatePlaceOffences(files)).toEqual([]);
});

test('docs/deployment.md lists exactly the settings that the server reads', () => {
  expect(project.settingsListed(read('docs/deployment.md'))).toEqual(
    project.settingsRead(read('src/server/startup/env.ts')),
  );
});

test('every cited rule of the specification exists', () => {
  expect(project.unknownCitations(files, read('docs/specification.md'))).toEqual([]);
});
