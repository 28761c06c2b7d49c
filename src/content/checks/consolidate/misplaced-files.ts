import { basename, relative } from 'node:path';
import type { Content } from '../../read/content.ts';
import { fileNameFrom } from '../../read/files.ts';
import type { Issue } from '../../report/issues.ts';

/** The name that a file would have in its right place: "careers" for pages/Careers.json.txt. */
const nameOf = (path: string) => fileNameFrom(basename(path).replace(/\..*$/, '')) ?? '';

/**
 * Points from a name that does not exist to the file that would have it with another extension, or in another folder,
 * and reports each such file once.
 */
export function mergeMisplacedFiles(issues: Issue[], { configDir }: Content): Issue[] {
  const misplaced = issues.filter(({ code }) => code === 'unexpected-file' || code === 'wrong-folder');
  if (misplaced.length === 0) return issues;
  const found = new Set<Issue>();
  const pointed = issues.flatMap((issue) => {
    const written = issue.code.startsWith('unknown-') && typeof issue.at === 'object' ? issue.at.text : undefined;
    const file = misplaced.find(({ path }) => written !== undefined && nameOf(path) === written);
    if (file === undefined) return [issue];
    if (file.code === 'wrong-folder') return [];
    found.add(file);
    const { meant: _, fix: __, ...others } = issue;
    return [
      {
        ...others,
        suggestion: `Its file seems to be ${relative(configDir, file.path)}. ${file.suggestion}`,
      },
    ];
  });
  return pointed.filter((issue) => !found.has(issue));
}
