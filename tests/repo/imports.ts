import path from 'node:path';
import { isTest, type SourceFile, withoutComments } from './source-files.ts';

/** A room of src/ from the table in src/README.md. Names are paths relative to src/, without extension. */
export interface Room {
  name: string;
  may: string[];
  /** For a room that may import everything else: what it must not import. */
  mustNot?: string[];
  /** Whether packages of React are forbidden. */
  withoutReact: boolean;
}

const STATEMENT = /(?:^|\n)\s*(?:import|export)\b[^'"\n;]*(?:\n[^'"\n;]*)*?\bfrom\s*['"]([^'"]+)['"]/g;
const SIDE_EFFECT = /(?:^|\n)\s*import\s*['"]([^'"]+)['"]/g;
const DYNAMIC = /\bimport\(\s*(?:\/\*[^*]*\*\/\s*)?['"]([^'"]+)['"]/g;

/** Every module that a file imports: static, side-effect, re-exported or dynamic. Code inside `…` is ignored. */
export function importsOf(text: string): string[] {
  const code = withoutComments(text).replace(/`(?:\\.|[^`\\])*`/g, '``');
  return [STATEMENT, SIDE_EFFECT, DYNAMIC].flatMap((pattern) =>
    [...code.matchAll(pattern)].map((match) => match[1] ?? ''),
  );
}

function quotedNames(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map((match) => (match[1] ?? '').replace(/\/?(<type>)?\/?$|\.tsx?$/g, ''));
}

/** Parses the table of rooms in src/README.md. Throws if there is none. */
export function parseRooms(readme: string): Room[] {
  const table = readme.split('## Rooms')[1]?.split('\n## ')[0] ?? '';
  const rows = table.split('\n').filter((line) => line.startsWith('| `'));
  if (rows.length === 0) throw new Error('src/README.md has no table of rooms under "## Rooms".');
  return rows.flatMap((row) => {
    const [, names = '', , rule = ''] = row.split(/(?<!\\)\|/);
    const targets = quotedNames(rule);
    const but = /anything but/.test(rule) ? { may: [], mustNot: targets } : { may: targets };
    return quotedNames(names).map((name) => ({ name, ...but, withoutReact: /never React/.test(rule) }));
  });
}

const isInside = (file: string, room: string) =>
  file === room || file.startsWith(`${room}/`) || file.startsWith(`${room}.`);

/** The room of a file: the longest matching name, so that content/checks takes precedence over content. */
function roomOf(file: string, rooms: Room[]): Room | undefined {
  return rooms.filter((room) => isInside(file, room.name)).sort((a, b) => b.name.length - a.name.length)[0];
}

/** What every room may import: types without behaviour. */
const OPEN_TO_ALL = ['generated/types', 'contracts'];

function mayImport(from: string, target: string, room: Room): boolean {
  const [folder, own] = from.split('/');
  if (folder === 'blocks' && isInside(target, 'blocks')) return isInside(target, `blocks/${own}`);
  if (room.mustNot) return !room.mustNot.some((name) => isInside(target, name));
  return [room.name, ...room.may, ...OPEN_TO_ALL].some((name) => isInside(target, name));
}

function offencesOfFile(file: SourceFile, rooms: Room[]): string[] {
  const from = file.path.replace(/^src\//, '');
  const room = roomOf(from, rooms);
  if (!room) return [`${file.path}: this place is not in the table of rooms`];
  return importsOf(file.text).flatMap((name) => {
    if (!name.startsWith('.')) {
      return room.withoutReact && /^react/.test(name) ? [`${file.path}: ${room.name} must not import ${name}`] : [];
    }
    const target = path.posix.normalize(path.posix.join(path.posix.dirname(from), name));
    if (target.startsWith('../'))
      return target.endsWith('.json') || target.endsWith('package.json') ? [] : [`${file.path}: ${name} leaves src/`];
    return mayImport(from, target, room) ? [] : [`${file.path}: ${room.name} must not import ${target}`];
  });
}

/** Imports in src/ that the table of rooms does not allow. Tests may import what they test. */
export function importOffences(files: SourceFile[], rooms: Room[]): string[] {
  return files
    .filter((file) => file.path.startsWith('src/') && /\.tsx?$/.test(file.path) && !isTest(file))
    .flatMap((file) => offencesOfFile(file, rooms));
}

/** Files that Node runs directly but that import JSX, which Node cannot parse. */
export function jsxOffences(files: SourceFile[]): string[] {
  return files
    .filter((file) => /^(scripts|src\/(content|server|forms\/(rules|kinds)))\/.*\.ts$/.test(file.path) && !isTest(file))
    .flatMap((file) =>
      importsOf(file.text)
        .filter((name) => name.startsWith('.') && name.endsWith('.tsx'))
        .map((name) => `${file.path}: ${name} is JSX, which Node cannot run`),
    );
}
