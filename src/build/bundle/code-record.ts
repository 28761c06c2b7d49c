import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ModuleStyle } from '../style/css-modules.ts';

/** The built code, as rendering uses it. */
export interface Assets {
  /** Changes when the code or a dependency changes. */
  codeHash: string;
  /** Folder with the browser's files, laid out as they are served. */
  clientDir: string;
  /** The renderer's module for Node. */
  renderer: string;
  /** URL of the browser's entry. */
  entry: string;
  /** URL of each island's chunk, by block type. */
  islands: Record<string, string>;
  /** Suffixes of the CSS modules that each island may show later. */
  islandSuffixes: Record<string, string[]>;
  /** Suffixes of the CSS modules that the application may show later. */
  entrySuffixes: string[];
  /** Rules of each CSS module, in document order. */
  styles: ModuleStyle[];
  /** Rules of every page. */
  baseStyle: string;
  /** The inline starter. */
  starter: string;
}

/** File names in a folder of built code. The folder contains no absolute paths, so it can be moved or copied. */
const [RECORD, CLIENT, RENDERER] = ['assets.json', 'client', 'renderer/renderer.js'];

/** Paths inside a folder of built code. */
export const recordFile = (dir: string) => path.join(dir, RECORD);
export const clientFolder = (dir: string) => path.join(dir, CLIENT);
export const rendererFile = (dir: string) => path.join(dir, RENDERER);

/** Metadata of built code. */
export type CodeRecord = Omit<Assets, 'clientDir' | 'renderer'>;

/** Writes the record of built code into its folder, or into the temporary one that will be renamed to it. */
export function writeRecord(dir: string, record: CodeRecord): void {
  writeFileSync(recordFile(dir), JSON.stringify(record));
}

/** The built code in a folder, wherever that is now. @throws Error if there is none */
export function readRecord(dir: string): Assets {
  const record: CodeRecord = JSON.parse(readFileSync(recordFile(dir), 'utf8'));
  return { ...record, clientDir: clientFolder(dir), renderer: rendererFile(dir) };
}
