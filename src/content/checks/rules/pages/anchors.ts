import { asErrors, type Rule } from '../../rule.ts';

/** Checks that anchors on a page are unique. */
export const rule: Rule = {
  codes: asErrors('duplicate-anchor'),
  *onDocument({ references }) {
    const seen = new Set<string>();
    const lost = lostAnchor(references);
    for (const { kind, value, pointer } of references) {
      if (kind !== 'anchor') continue;
      if (seen.has(value)) {
        yield {
          pointer,
          code: 'duplicate-anchor',
          ...(lost !== undefined && { subject: lost }),
          message: `Two sections of this page have the id "${value}", so links to #${value} cannot tell them apart.`,
          suggestion:
            lost === undefined
              ? 'Give one of them another id.'
              : `Write "id": "${lost}" in one of them: a link leads there, and no section has it.`,
        };
      }
      seen.add(value);
    }
  },
};

/** The only anchor that links within the page lead to, but no section has: one of two sections with the same id had it. */
function lostAnchor(references: readonly { kind: string; value: string }[]): string | undefined {
  const ids = new Set(references.flatMap(({ kind, value }) => (kind === 'anchor' ? [value] : [])));
  const lost = references.flatMap(({ kind, value }) => (kind === 'link' && /^#./.test(value) ? [value.slice(1)] : []));
  const [only, another] = new Set(lost.filter((anchor) => !ids.has(anchor)));
  return another === undefined ? only : undefined;
}
