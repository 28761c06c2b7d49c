import { readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { entriesOf, fileNameFrom, isFileName } from '../../read/files.ts';
import { nearest } from '../../references/suggestions.ts';
import type { Content, Issue, Rule } from '../rule.ts';

/** Checks that folders and files are in the right place, with names that can be used in links. */
export const rule: Rule = {
  codes: {
    'missing-folder': 'error',
    'bad-file-name': 'error',
    'unexpected-file': 'warning',
  },
  *onEnd(content) {
    const folders = listed(content);
    const issues = [...missingFolders(folders, content), ...badNames(content), ...unexpectedFiles(folders, content)];
    for (const issue of issues) yield { pointer: '', range: { offset: 0, length: 0 }, ...issue };
  },
};

type PathIssue = Omit<Issue, 'pointer' | 'range' | 'at'>;

/** The contents of the content folders by path; undefined for missing ones. */
type Folders = Map<string, string[] | undefined>;

function listed({ kinds, configDir }: Content): Folders {
  const folders = kinds.filter((kind) => kind.isFolder).map((kind) => kind.place);
  return new Map(folders.map((place) => [place, entriesOf(join(configDir, place))]));
}

function missingFolders(folders: Folders, content: Content): PathIssue[] {
  const optional = new Set(
    content.kinds.filter(({ schema }) => schema.schema['x-optional'] === true).map(({ place }) => place),
  );
  const { configDir } = content;
  const missing = [...folders].flatMap(([place, names]) =>
    names === undefined && !optional.has(place) ? [place] : [],
  );
  const arePicturesGone = content.documents('images').length > 0 && entriesOf(join(configDir, PICTURES)) === undefined;
  const present = (entriesOf(configDir) ?? []).filter((name) => entriesOf(join(configDir, name)) !== undefined);
  const others = present.filter((name) => !isExpected(name, [...folders.keys()]));
  return [...missing, ...(arePicturesGone ? [PICTURES] : [])].map((place) => {
    const renamed = nearest(place, others);
    return {
      path: join(configDir, place),
      code: 'missing-folder',
      message: `The folder ${place}/ is missing.`,
      suggestion:
        renamed === undefined ? 'Restore it, or create an empty one.' : `Rename the folder "${renamed}" to "${place}".`,
    };
  });
}

/** The folder of pictures, which images.json describes. */
const PICTURES = 'images';

function badNames(content: Content): PathIssue[] {
  return content.files
    .filter(({ id }) => !isFileName(id))
    .map(({ id, path }) => ({
      path,
      code: 'bad-file-name',
      message: `"${id}.json" cannot be a file name here: names have lower-case letters, digits and hyphens only.`,
      suggestion: `Call it "${goodName(id)}.json".`,
    }));
}

const goodName = (id: string) => fileNameFrom(id) ?? 'page-name';

/** Files that are not read, often because of a typo in the name or extension. */
function unexpectedFiles(folders: Folders, content: Content): PathIssue[] {
  const { configDir } = content;
  const known = content.kinds.map((kind) => kind.place);
  const top = (entriesOf(configDir) ?? []).filter((name) => !isExpected(name, known));
  const inside = [...folders].flatMap(([folder, names = []]) =>
    names.filter((name) => !name.endsWith('.json') && !isAside(name)).map((name) => `${folder}/${name}`),
  );
  const parents = new Set([...folders.keys()].flatMap((place) => (place.includes('/') ? [posix.dirname(place)] : [])));
  const between = [...parents].flatMap((parent) =>
    (entriesOf(join(configDir, parent)) ?? [])
      .map((name) => `${parent}/${name}`)
      .filter((name) => !isExpected(name, known) && !isAside(posix.basename(name))),
  );
  return [...top, ...between, ...inside]
    .flatMap((name) => filesOr(name, configDir))
    .map((name) => {
      const path = join(configDir, name);
      const what = statSync(path, { throwIfNoEntry: false })?.isDirectory() ? 'folder' : 'file';
      const suggestion = adviceFor(name, what, known, content);
      return { path, code: 'unexpected-file', message: `The site does not use this ${what}.`, suggestion };
    });
}

/**
 * The content files in a folder that is not read, since its author expects them to be shown; otherwise the folder's
 * name.
 */
function filesOr(name: string, configDir: string): string[] {
  const files = (entriesOf(join(configDir, name)) ?? []).filter((one) => one.endsWith('.json'));
  return files.length > 0 && files.length <= MAX_NAMED ? files.map((file) => `${name}/${file}`) : [name];
}

const MAX_NAMED = 10;

/** Folders of files other than JSON. */
const FOLDERS = ['images', 'brand', 'public'];

/** Extensions that programs add to .json, or use instead. */
const NEARLY_JSON = /\.(?:json\.\w+|json5|jsonc|JSON|Json|txt)$/;
const PICTURE = /\.(?:webp|jpe?g|png|avif)$/i;

function adviceFor(name: string, what: 'file' | 'folder', known: string[], content: Content): string {
  const [folder, own] = name.includes('/') ? [posix.dirname(name), posix.basename(name)] : ['', name];
  const near = nearest(
    name,
    [...known, ...FOLDERS].filter((place) => place.endsWith('.json') === name.endsWith('.json')),
  );
  if (what === 'folder')
    return near === undefined
      ? `Delete it, or move its files to the folder they belong to: ${folder === '' ? 'pages/, forms/ …' : `${folder}/ itself`}.`
      : `Did you mean "${near}"?`;
  const home = homeOf(name, content) ?? homeBeside(folder, own, known);
  if (home !== undefined)
    return posix.dirname(home) === posix.dirname(name) ? `Call it "${home}".` : `Move it to ${home}.`;
  if (PICTURE.test(own)) return `Move it to images/, and describe it in images.json.`;
  if (/\.pdf$/i.test(own))
    return `A finished document to download belongs into public/: move it to public/${own}, and link to "/${own}".`;
  if (/\.(?:docx?|odt|rtf|pages|xlsx?|ods|csv|pptx?)$/i.test(own))
    return 'Copy what it says into a .json file, such as that of a page or an article, and keep this file elsewhere.';
  if (near !== undefined) return `Did you mean "${near}"?`;
  const base = goodName(own.replace(NEARLY_JSON, ''));
  if (NEARLY_JSON.test(own) && content.files.some(({ id, path }) => id === base && path.includes(folder)))
    return `Delete it: only ${base}.json is used.`;
  if (NEARLY_JSON.test(own)) return `Call it "${base}.json", or delete it.`;
  if (what === 'file' && isContent(join(content.configDir, name)))
    return `Call it "${goodName(own.replace(/\.\w*$|~$/, ''))}.json", or delete it.`;
  return 'Delete the file, or give it a name that ends with .json in the folder it belongs to.';
}

/** Whether a file without the ending .json has the content of one that has it: its first line says so. */
const isContent = (path: string) => /^\s*\{\s*"\$schema"/.test(readFileSync(path, 'utf8').slice(0, 200));

/** The right place for a file in a folder with a misspelt name. */
function homeBeside(folder: string, own: string, known: string[]): string | undefined {
  if (folder === '' || known.includes(folder)) return undefined;
  const near = nearest(
    folder,
    known.filter((place) => !place.endsWith('.json')),
  );
  return near === undefined ? undefined : `${near}/${own}`;
}

/** The right place for a file, according to its "$schema". */
function homeOf(name: string, { kinds, configDir }: Content): string | undefined {
  if (!name.endsWith('.json')) return undefined;
  const text = readFileSync(join(configDir, name), 'utf8');
  const kind = kinds.find(({ schema }) => new RegExp(`"\\$schema"\\s*:\\s*"[^"]*/${schema.path}"`).test(text));
  return kind && (kind.isFolder ? `${kind.place}/${posix.basename(name)}` : kind.place);
}

function isExpected(name: string, known: string[]): boolean {
  return (
    isAside(name) || FOLDERS.includes(name) || known.some((place) => place === name || place.startsWith(`${name}/`))
  );
}

/** Whether a file is a note for people, or a leftover of the operating system. */
function isAside(name: string): boolean {
  return name.startsWith('.') || name.endsWith('.md') || name === 'Thumbs.db' || name === 'desktop.ini';
}
