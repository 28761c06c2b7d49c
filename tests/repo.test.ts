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

test('the table of rooms names only rooms that exist', () => {
  const places = parseRooms(read('src/README.md')).map((room) => `src/${room.name}`);
  const there = (place: string) =>
    existsSync(path.join(ROOT, place)) ||
    existsSync(path.join(ROOT, `${place}.ts`)) ||
    existsSync(path.join(ROOT, `${place}.tsx`));
  expect(places.filter((place) => !there(place))).toEqual([]);
});

test('no modules import one another in a circle', () => {
  expect(importCircles(files)).toEqual([]);
});

test('no folder has more entries than can be taken in at once', () => {
  expect(code.crowdedFolders(files)).toEqual([]);
});

test('every file and folder that the documents name exists', () => {
  expect(lostPaths(files, (place) => existsSync(path.join(ROOT, place)))).toEqual([]);
});

test('every file that a comment names by its path exists', () => {
  expect(lostInComments(files)).toEqual([]);
});

test('what Node runs imports no JSX', () => {
  expect(jsxOffences(files)).toEqual([]);
});

test('no code quiets the compiler', () => {
  expect(code.typeOffences(files)).toEqual([]);
});

test('no file is longer than can be read at once', () => {
  expect(code.lengthOffences(files)).toEqual([]);
});

test('no component carries styles in its markup', () => {
  expect(code.styleOffences(files)).toEqual([]);
});

test('nothing glides for visitors who asked for less motion', () => {
  expect(code.motionOffences(files)).toEqual([]);
});

test('no component carries words that visitors read', () => {
  expect(code.copyOffences(files)).toEqual([]);
});

test('every test runs', () => {
  expect(code.skippedTestOffences(files)).toEqual([]);
});

test('no test gives up after a second', () => {
  expect(code.hastyWaitOffences(files)).toEqual([]);
});

test('no file lists the block types by hand', () => {
  expect(code.blockListOffences(files, content.blockTypes(files))).toEqual([]);
});

test('every block has its schema, its component and its example', () => {
  expect(content.blockPartOffences(files)).toEqual([]);
});

test('every property of every schema is described', () => {
  expect(content.descriptionOffences(files)).toEqual([]);
});

test('the lockfile is bound to no registry and runs nothing at install', () => {
  expect(project.lockOffences(JSON.parse(read('package-lock.json')))).toEqual([]);
});

test('the lockfile holds the parts of packages for every platform', () => {
  expect(project.missingParts(JSON.parse(read('package-lock.json')))).toEqual([]);
});

test('every package is pinned to one version', () => {
  expect(project.rangeOffences(packageFile)).toEqual([]);
});

test('every package has its reason in src/README.md', () => {
  expect(project.unjustifiedPackages(packageFile, read('src/README.md'))).toEqual([]);
});

test('every npm script installs what is missing first', () => {
  expect(project.bootstrapOffences(packageFile)).toEqual([]);
});

test.each(['package.json', 'deploy/website@.service', 'docs/deployment.md'])(
  '%s starts servers as tests do',
  (file) => {
    expect(read(file)).toContain(`node ${SERVER_FLAGS.join(' ')} `);
  },
);

test('nothing names a private folder or a registry host', () => {
  expect(project.privatePlaceOffences(files)).toEqual([]);
});

test('docs/deployment.md lists exactly the settings that the server reads', () => {
  expect(project.settingsListed(read('docs/deployment.md'))).toEqual(
    project.settingsRead(read('src/server/startup/env.ts')),
  );
});

test('every rule of the specification that is cited exists', () => {
  expect(project.unknownCitations(files, read('docs/specification.md'))).toEqual([]);
});
