import { readFileSync, statSync } from 'node:fs';
import { pointerStep, property } from '../../../read/json.ts';
import type { Rule } from '../../rule.ts';

/**
 * Checks that no picture exists twice under two names: visitors would load it twice, and staff would replace only one.
 */
export const rule: Rule = {
  codes: { 'copied-picture': 'warning' },
  *onEnd(content) {
    const [list] = content.documents('images');
    if (!list) return;
    const pictures = [...content.masters]
      .filter(([name]) => property(list.data, name) !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1));
    const bySize = Map.groupBy(pictures, ([, file]) => statSync(file, { throwIfNoEntry: false })?.size ?? 0);
    for (const [size, alike] of bySize) {
      if (size === 0) continue;
      const seen: [name: string, bytes: Buffer][] = [];
      for (const [name, file] of alike.length > 1 ? alike : []) {
        const bytes = readFileSync(file);
        const first = seen.find(([, other]) => other.equals(bytes))?.[0];
        seen.push([name, bytes]);
        if (first === undefined) continue;
        yield {
          path: list.file.path,
          pointer: pointerStep(name),
          at: 'key',
          code: 'copied-picture',
          message: `"${name}" is the same picture as "${first}".`,
          suggestion: `Write "${first}" wherever "${name}" is used, and remove "${name}"; or replace the file with the right picture.`,
        };
      }
    }
  },
};
