import { matchesByLine, type SourceFile } from './source-files.ts';

/** The parts of package.json that rules check. */
export interface PackageFile {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
}

/** An entry of the lockfile: a package at its path in node_modules. */
interface LockedPackage {
  resolved?: string;
  hasInstallScript?: boolean;
  optional?: boolean;
  optionalDependencies?: Record<string, string>;
}

/** Entries of the lockfile that name the registry they were fetched from, or that run code when installed. */
export function lockOffences(lock: { packages: Record<string, LockedPackage> }): string[] {
  return Object.entries(lock.packages).flatMap(([name, entry]) => [
    ...(entry.resolved === undefined ? [] : [`${name} is bound to ${entry.resolved}`]),
    ...(entry.hasInstallScript && !entry.optional ? [`${name} runs a script when it is installed`] : []),
  ]);
}

/** The folders whose node_modules are searched for a package, from its own up to the project. */
function foldersAbove(folder: string): string[] {
  const steps = folder.split('/node_modules/');
  const nested = steps.map((_, depth) => steps.slice(0, steps.length - depth).join('/node_modules/'));
  return folder === '' ? [''] : [...nested, ''];
}

/**
 * Optional dependencies of packages, mostly programs for one platform each, that the lockfile omits: they would be
 * installed nowhere, or in varying versions.
 */
export function missingParts({ packages }: { packages: Record<string, LockedPackage> }): string[] {
  const isThere = (folder: string, part: string) =>
    foldersAbove(folder).some((parent) => `${parent}/node_modules/${part}`.replace(/^\//, '') in packages);
  return Object.entries(packages).flatMap(([folder, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((part) => !isThere(folder, part))
      .map((part) => `${folder || 'the project'} lacks ${part}`),
  );
}

const PRIVATE_PLACES = [/(?<![\w.])\/(?:root|work|Users\/\w+|home\/\w+)\//g, /\bregistry\.[\w-]+\.\w+/g];

/** Texts that belong to the author's machine: home folders, hosts of a package registry. */
export function privatePlaceOffences(files: SourceFile[]): string[] {
  return files.flatMap((file) => PRIVATE_PLACES.flatMap((pattern) => matchesByLine(file, file.text, pattern)));
}

/** The settings that src/server/startup/env.ts reads. */
export function settingsRead(source: string): string[] {
  const names = [...source.matchAll(/(?:\.|['"`])([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)\b(?=['"`]|\W)/g)].map(
    (match) => match[1] ?? '',
  );
  return [...new Set(names)].sort();
}

/** The settings in the table of docs/deployment.md. */
export function settingsListed(readme: string): string[] {
  return [...readme.matchAll(/^\| `([A-Z][A-Z0-9_]*)` \|/gm)].map((match) => match[1] ?? '').sort();
}

/** npm scripts that would not install missing packages first. */
export function bootstrapOffences({ scripts }: PackageFile): string[] {
  return Object.keys(scripts)
    .filter(
      (name) => !name.startsWith('pre') && !/^node scripts\/bootstrap\.mjs( --dev)?$/.test(scripts[`pre${name}`] ?? ''),
    )
    .map((name) => `${name} has no script pre${name} that runs scripts/bootstrap.mjs`);
}

/** Packages without a reason in the table of dependencies in src/README.md. */
export function unjustifiedPackages(packageFile: PackageFile, readme: string): string[] {
  const section = readme.split(/^## Dependencies$/m)[1]?.split(/^## /m)[0] ?? '';
  const cells = [...section.matchAll(/^\|([^|]+)\|/gm)].flatMap((match) => match[1]?.split(',') ?? []);
  const named = new Set(cells.map((name) => name.trim().replaceAll('`', '')));
  const { dependencies, devDependencies, optionalDependencies } = packageFile;
  // Packages with types need no separate reason: they belong to the package they describe.
  const isNamed = (name: string) => named.has(name) || name.startsWith('@types/');
  return Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies }).filter((name) => !isNamed(name));
}

/** Packages whose version is a range, so that the same commit could install different versions. */
export function rangeOffences(packageFile: PackageFile): string[] {
  const { dependencies, devDependencies, optionalDependencies } = packageFile;
  return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[a-z]+\.\d+)?$/.test(version))
    .map(([name, version]) => `${name} is ${version}, not one version`);
}

const CITATION = /\bspecification (?:section )?(\d+(?:\.\d+)?)/gi;

/** Cited rules that docs/specification.md does not have: 'file: number'. */
export function unknownCitations(files: SourceFile[], specification: string): string[] {
  const known = new Set([...specification.matchAll(/^#{2,3} (\d+(?:\.\d+)?)\.? /gm)].map(([, number]) => number));
  return files
    .filter((file) => /\.(tsx?|css|md)$/.test(file.path))
    .flatMap((file) =>
      [...file.text.matchAll(CITATION)].flatMap(([, number = '']) =>
        known.has(number) ? [] : [`${file.path}: ${number}`],
      ),
    );
}
