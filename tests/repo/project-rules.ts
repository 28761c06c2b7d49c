import { matchesByLine, type SourceFile } from './source-files.ts';

/** The parts of package.json that rules look at. */
export interface PackageFile {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
}

/** An entry of the lockfile: a package where it lies in node_modules. */
interface LockedPackage {
  resolved?: string;
  hasInstallScript?: boolean;
  optional?: boolean;
  optionalDependencies?: Record<string, string>;
}

/** Entries of the lockfile that are bound to the registry they were first fetched from, or that run code at install. */
export function lockOffences(lock: { packages: Record<string, LockedPackage> }): string[] {
  return Object.entries(lock.packages).flatMap(([name, entry]) => [
    ...(entry.resolved === undefined ? [] : [`${name} is bound to ${entry.resolved}`]),
    ...(entry.hasInstallScript && !entry.optional ? [`${name} runs a script when it is installed`] : []),
  ]);
}

/** The folders whose node_modules a package is looked for in, from its own up to the project. */
function foldersAbove(place: string): string[] {
  const steps = place.split('/node_modules/');
  const nested = steps.map((_, depth) => steps.slice(0, steps.length - depth).join('/node_modules/'));
  return place === '' ? [''] : [...nested, ''];
}

/**
 * Optional parts of packages, mostly programs for one platform each, that the lockfile does not hold: they would be
 * installed nowhere, or in another version everywhere.
 */
export function missingParts({ packages }: { packages: Record<string, LockedPackage> }): string[] {
  const isThere = (place: string, part: string) =>
    foldersAbove(place).some((folder) => `${folder}/node_modules/${part}`.replace(/^\//, '') in packages);
  return Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((part) => !isThere(place, part))
      .map((part) => `${place || 'the project'} lacks ${part}`),
  );
}

const PRIVATE_PLACES = [/(?<![\w.])\/(?:root|work|Users\/\w+|home\/\w+)\//g, /\bregistry\.[\w-]+\.\w+/g];

/** Words that belong to the machine of whoever wrote them: folders of a person, hosts of a package registry. */
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

/** The settings that the table of settings in docs/deployment.md lists. */
export function settingsListed(readme: string): string[] {
  return [...readme.matchAll(/^\| `([A-Z][A-Z0-9_]*)` \|/gm)].map((match) => match[1] ?? '').sort();
}

/** npm scripts that would not install what is missing first. */
export function bootstrapOffences({ scripts }: PackageFile): string[] {
  return Object.keys(scripts)
    .filter(
      (name) => !name.startsWith('pre') && !/^node scripts\/bootstrap\.mjs( --dev)?$/.test(scripts[`pre${name}`] ?? ''),
    )
    .map((name) => `${name} has no script pre${name} that runs scripts/bootstrap.mjs`);
}

/** Packages that src/README.md does not give a reason for, in the first column of its table of dependencies. */
export function unjustifiedPackages(packageFile: PackageFile, readme: string): string[] {
  const section = readme.split(/^## Dependencies$/m)[1]?.split(/^## /m)[0] ?? '';
  const cells = [...section.matchAll(/^\|([^|]+)\|/gm)].flatMap((match) => match[1]?.split(',') ?? []);
  const named = new Set(cells.map((name) => name.trim().replaceAll('`', '')));
  const { dependencies, devDependencies, optionalDependencies } = packageFile;
  // Packages of types need no reason of their own: they go with what they describe.
  const isNamed = (name: string) => named.has(name) || name.startsWith('@types/');
  return Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies }).filter((name) => !isNamed(name));
}

/** Packages whose version is a range: the same commit would not always be the same program. */
export function rangeOffences(packageFile: PackageFile): string[] {
  const { dependencies, devDependencies, optionalDependencies } = packageFile;
  return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[a-z]+\.\d+)?$/.test(version))
    .map(([name, version]) => `${name} is ${version}, not one version`);
}

const CITATION = /\bspecification (?:section )?(\d+(?:\.\d+)?)/gi;

/** Rules of docs/specification.md that are cited somewhere and do not exist: 'file: number'. */
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
