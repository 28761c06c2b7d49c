import type { Content } from '../../../read/content.ts';
import { isObject, property, textProperty } from '../../../read/json.ts';
import { factsIn } from '../../../references/figure.ts';
import type { Use } from '../../../references/uses.ts';
import type { Report } from '../../../report/issues.ts';
import type { Check } from '../../check.ts';

/** The details shown below a large figure. */
const ASKED = ['period', 'source', 'status'] as const;

/** Checks that large figures have a period and a source, or are marked as targets. */
export const check: Check = {
  codes: {
    'figure-without-proof': 'warning',
    'figure-without-fact': 'warning',
  },
  start: (content, report) => ({
    end: () => {
      const shown = new Set([...content.graph.named('figure').keys()].flatMap(factsIn));
      for (const name of [...shown].sort()) reportUnproven(name, content, report);
      for (const [text, uses] of content.graph.named('figure'))
        if (factsIn(text).length === 0 && MEASURED.test(text)) for (const use of uses) reportTyped(text, use, report);
    },
  }),
};

/** A share, a sum or "more than": figures that were measured. */
const MEASURED = /\d(?:%|\+|[KMB]\b| ?(?:million|billion)\b)/;

function reportTyped(text: string, { from, pointer }: Use, report: Report): void {
  report({
    path: from.path,
    pointer,
    code: 'figure-without-fact',
    message: `"${text}" is shown large, but nothing says what it is based on.`,
    suggestion: 'Add it to facts.json with its period and source, and quote it here: {{facts.name}}.',
  });
}

function reportUnproven(name: string, content: Content, report: Report): void {
  const [document] = content.documents('facts');
  const fact = property(document?.data, name);
  if (!document || !isObject(fact)) return;
  const missing = ASKED.filter((part) => textProperty(fact, part) === undefined);
  if (missing.length === 0) return;
  report({
    path: document.file.path,
    pointer: `/${name}`,
    at: 'key',
    code: 'figure-without-proof',
    message: `The figure "${name}" is shown large, but does not give its ${listed(missing)}, so visitors cannot tell what it is based on.`,
    suggestion: `Add ${listed(missing.map((part) => `"${part}"`))}.`,
  });
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
