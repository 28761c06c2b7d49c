import path from 'node:path';
import { importsOf } from './imports.ts';
import { isTest, type SourceFile } from './source-files.ts';

/** Modules and the imports of each, by path from the root of the repository. */
type Graph = Map<string, string[]>;

/** The modules of src/ with all their imports of one another, including types and dynamic imports. */
function importGraph(files: SourceFile[]): Graph {
  const modules = files.filter((file) => /^src\/.*\.tsx?$/.test(file.path) && !isTest(file));
  const known = new Set(modules.map((file) => file.path));
  const targets = (file: SourceFile) =>
    importsOf(file.text)
      .map((name) => path.posix.join(path.posix.dirname(file.path), name))
      .filter((target) => known.has(target));
  return new Map(modules.map((file) => [file.path, targets(file)]));
}

/** Everything reachable from a module. It includes the module itself only if that is part of a cycle. */
function reachable(from: string, graph: Graph): Set<string> {
  const seen = new Set<string>();
  const open = [...(graph.get(from) ?? [])];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    open.push(...(graph.get(next) ?? []));
  }
  return seen;
}

/** Each group of modules of src/ with circular imports, as one line with its members. */
export function importCircles(files: SourceFile[]): string[] {
  const graph = importGraph(files);
  const reach = new Map([...graph.keys()].map((name) => [name, reachable(name, graph)]));
  const circle = (name: string) => [...(reach.get(name) ?? [])].filter((other) => reach.get(other)?.has(name)).sort();
  const inCircles = [...graph.keys()].filter((name) => reach.get(name)?.has(name));
  return [...new Set(inCircles.map((name) => circle(name).join(' ⇄ ')))];
}
