import { readdirSync } from 'node:fs';
import path from 'node:path';
import { camelCase } from '../edit/words/letter-case.ts';

/** Generates the list of all rules. To add one, create a file below content/checks/rules/ that exports `check`. */
export function generateChecks(checksDir: string): string {
  const names = readdirSync(checksDir, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && name !== 'all.ts')
    .map((name) => name.slice(0, -'.ts'.length))
    .sort();
  const local = (name: string) => camelCase(path.posix.basename(name));
  return `/* Written by scripts/generate.ts: every file below this folder. */
import type { Check } from '../check.ts';
${names.map((name) => `import { check as ${local(name)} } from './${name}.ts';`).join('\n')}

/** All rules that check what schemas cannot express. */
export const checks: Check[] = [
${names.map((name) => `  ${local(name)},`).join('\n')}
];
`;
}
