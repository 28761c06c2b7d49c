import { namesFrom } from '../../references/name-sources.ts';
import { didYouMean, nearest, write } from '../../references/nearest.ts';
import { type ReferenceKind, referenceKind, unknownCodes } from '../../references/reference-kinds.ts';
import type { Use } from '../../references/uses.ts';
import type { Issue } from '../../report/issues.ts';
import type { Check } from '../check.ts';

/** Every name in the content names something that exists. */
export const check: Check = {
  codes: Object.fromEntries(unknownCodes.map((code) => [code, 'error'])),
  start: (content, report) => ({
    end: () => {
      for (const name of content.graph.kinds()) {
        const kind = referenceKind(name, content.kinds);
        if (!kind?.code || !kind.names) continue;
        const known = namesFrom(kind.names, content);
        if (!known) continue;
        for (const [value, places] of content.graph.named(name)) {
          if (value === '' || known.has(value)) continue;
          for (const use of places) report(unknown(kind, use, known, content.wellNamed(known)));
        }
      }
    },
  }),
};

function unknown(kind: ReferenceKind, use: Use, known: ReadonlySet<string>, offered: string[]): Issue {
  const { noun, place, code = '' } = kind;
  const spaced = use.value.trim() !== use.value && known.has(use.value.trim());
  const bare = use.value.replace(/^.*\//, '').replace(/\.(json|svg|webp|jpe?g|png|avif)$/i, '');
  const otherwise = `Choose one from ${place}, or add it there.`;
  const isPlain = spaced || offered.includes(bare);
  const advice = isPlain ? write(bare.trim()) : didYouMean(use.value, offered, otherwise);
  const isNear = spaced || nearest(use.value, offered) !== undefined;
  const message = `There is no ${noun} "${use.value}".${isNear ? '' : ` It is not in ${place}.`}`;
  return {
    code,
    path: use.from.path,
    pointer: use.pointer,
    at: { text: use.value },
    message,
    ...advice,
  };
}
