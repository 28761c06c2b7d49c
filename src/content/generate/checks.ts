import { readdirSync } from 'node:fs';

/** The list of all rules: a new one is a new file in content/checks/rules/, which exports `check`. */
export function generateChecks(checksDir: string): string {
  const names = readdirSync(checksDir)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && name !== 'all.ts')
    .map((name) => name.slice(0, -'.ts'.length))
    .sort();
  const local = (name: string) => name.replace(/-(\w)/g, (_match, letter: string) => letter.toUpperCase());
  return `/* Written by scripts/generate.ts: every file of this folder. */
import type { Check } from '../check.ts';
${names.map((name) => `import { check as ${local(name)} } from './${name}.ts';`).join('\n')}

/** Every rule that looks beyond what a schema can say. */
export const checks: Check[] = [
${names.map((name) => `  ${local(name)},`).join('\n')}
];
`;
}
