import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../../read/content.ts';
import { entriesOf, isFileName } from '../../read/files.ts';
import { nearest } from '../../references/nearest.ts';
import type { Issue } from '../../report/issues.ts';
import type { Check } from '../check.ts';

/** Folders and files are where they are looked for, under names that can be linked to. */
export const check: Check = {
  codes: {
    'missing-folder': 'error',
    'bad-file-name': 'error',
    'unexpected-file': 'warning',
  },
  start: (content, report) => ({
    end: () => {
      const folders = listed(content);
      const issues = [...missingFolders(folders, content), ...badNames(content), ...unexpectedFiles(folders, content)];
      for (const issue of issues) report({ pointer: '', range: { offset: 0, length: 0 }, ...issue });
    },
  }),
};

type FileIssue = Omit<Issue, 'pointer' | 'range' | 'at'>;

/** What is in the folders of content, by their places; undefined for those that are missing. */
type Folders = Map<string, string[] | undefined>;

function listed({ kinds, places }: Content): Folders {
  const folders = kinds.filter((kind) => kind.isFolder).map((kind) => kind.place);
  return new Map(folders.map((place) => [place, entriesOf(join(places.configDir, place))]));
}

function missingFolders(folders: Folders, content: Content): FileIssue[] {
  const missing = [...folders].filter(([, names]) => names === undefined);
  return missing.map(([place]) => ({
    path: join(content.places.configDir, place),
    code: 'missing-folder',
    message: `The folder ${place}/ is missing.`,
    suggestion: 'Put it back, or make an empty one.',
  }));
}

function badNames(content: Content): FileIssue[] {
  return content.files
    .filter(({ id }) => !isFileName(id))
    .map(({ id, path }) => ({
      path,
      code: 'bad-file-name',
      message: `"${id}.json" cannot be a file name here: names have lower-case letters, digits and hyphens only.`,
      suggestion: `Call it "${goodName(id)}.json".`,
    }));
}

function goodName(id: string): string {
  return (
    id
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '') || 'page-name'
  );
}

/** Files that nothing reads: often a typing slip in the name of a file or its ending. */
function unexpectedFiles(folders: Folders, content: Content): FileIssue[] {
  const { configDir } = content.places;
  const known = content.kinds.map((kind) => kind.place);
  const top = (entriesOf(configDir) ?? []).filter((name) => !isExpected(name, known));
  const inside = [...folders].flatMap(([folder, names = []]) =>
    names.filter((name) => !name.endsWith('.json') && !isAside(name)).map((name) => `${folder}/${name}`),
  );
  return [...top, ...inside].map((name) => {
    const path = join(configDir, name);
    const near = nearest(name, known);
    const what = statSync(path, { throwIfNoEntry: false })?.isDirectory() ? 'folder' : 'file';
    const suggestion =
      near === undefined
        ? `Delete the ${what}, or give it a name that ends with .json in the folder it belongs to.`
        : `Did you mean "${near}"?`;
    return { path, code: 'unexpected-file', message: `Nothing reads this ${what}.`, suggestion };
  });
}

/** Folders of files that are no JSON. */
const FOLDERS = ['images', 'brand', 'public'];

function isExpected(name: string, known: string[]): boolean {
  return (
    isAside(name) || FOLDERS.includes(name) || known.some((place) => place === name || place.startsWith(`${name}/`))
  );
}

/** Notes for people, and what systems leave behind. */
function isAside(name: string): boolean {
  return name.startsWith('.') || name.endsWith('.md') || name === 'Thumbs.db' || name === 'desktop.ini';
}
