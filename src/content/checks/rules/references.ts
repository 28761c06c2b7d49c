import { namesFrom } from '../../references/name-sources.ts';
import { referenceKind, unknownCodes } from '../../references/reference-kinds.ts';
import { renamedByHand } from '../references/renamed-by-hand.ts';
import { unknownName } from '../references/unknown-name.ts';
import type { UnresolvedName } from '../references/unresolved-name.ts';
import type { Rule } from '../rule.ts';

/** Checks that every reference in the content exists. */
export const rule: Rule = {
  codes: Object.fromEntries(unknownCodes.map((code) => [code, 'error'])),
  *onEnd(content) {
    for (const name of content.graph.kinds()) {
      const kind = referenceKind(name, content.kinds);
      if (!kind?.code || !kind.names) continue;
      const known = namesFrom(kind.names, content);
      if (!known) continue;
      const offered = content.withoutInvalidNames(known);
      for (const [value, uses] of content.graph.usesByName(name)) {
        if (value === '' || known.has(value)) continue;
        const unresolved = { name, kind, code: kind.code, value, uses, known, offered };
        const renamed = renamedByHand(unresolved, content);
        yield renamed ?? [...eachUse(unresolved)].map(([use, count]) => unknownName(unresolved, use, count, content));
      }
    }
  },
};

/** If a file uses the same unknown name more often than this, it gets one finding. */
const MAX_FINDINGS_PER_FILE = 3;

/** The uses to report, each with how often its file has the name, if that is not reported for each. */
function* eachUse({ uses }: UnresolvedName) {
  for (const [, here] of Map.groupBy(uses, ({ from }) => from.path)) {
    const isOneForAll = here.length > MAX_FINDINGS_PER_FILE;
    for (const use of isOneForAll ? here.slice(0, 1) : here) yield [use, isOneForAll ? here.length : 1] as const;
  }
}
