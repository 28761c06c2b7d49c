import { readdirSync } from 'node:fs';
import path from 'node:path';
import { camelCase } from '../edit/words/letter-case.ts';

/**
 * Generates the list of all rules. To add a rule, create a file in content/checks/rules/ or a subfolder that exports
 * `rule`.
 */
export function generateRulesList(rulesDir: string): string {
  const names = readdirSync(rulesDir, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && name !== 'all.ts')
    .map((name) => name.slice(0, -'.ts'.length))
    .sort();
  const exported = (name: string) => `export { rule as ${camelCase(name.replaceAll('/', '-'))} } from './${name}.ts';`;
  return `/* Written by scripts/generate.ts: every file below this folder. */\n${names.map(exported).join('\n')}\n`;
}
