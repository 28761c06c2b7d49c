import type { Content, ContentDocument } from '../../../../read/content.ts';
import { asObject, isObject, pointerStep, property, textProperty } from '../../../../read/json.ts';
import { factsIn, isAddress } from '../../../../references/figure.ts';
import type { Use } from '../../../../references/uses.ts';
import type { Issue, Issues } from '../../../../report/issues.ts';
import { asWarnings, type Rule } from '../../../rule.ts';

/** The details shown below a large figure. */
const REQUIRED_DETAILS = ['period', 'source', 'status'] as const;

/** Checks that large figures have a period and a source, or are marked as targets. */
export const rule: Rule = {
  codes: asWarnings('figure-without-proof figure-without-fact no-source'),
  onEnd: (content) => {
    const shown = new Set([...content.graph.usesByName('figure').keys()].flatMap(factsIn));
    return [
      content.documents('facts').map(notes),
      [...shown].sort().map((name) => unproven(name, content)),
      [...content.graph.usesByName('figure').values()].flat().map(typed),
    ];
  },
};

/** Notes to colleagues instead of the source of a figure. */
const NO_SOURCE =
  /^(?:(?:please )?(?:ask|check|confirm|verify|see) (?:with |by )?\p{Lu}\p{Ll}+|(?:ask|check with|confirm with) .*|\p{Lu}\p{Ll}+ (?:knows|will (?:check|confirm|tell|send)|said|told (?:me|us))\b.*|(?:to be |not yet )(?:checked|confirmed|found|known|added)|(?:own |a |my |our )?(?:guess|gut feeling)|i think.*|not sure.*|unknown|none|nothing|internet|google|chatgpt|n\/?a|me|\?+|[-–—.]+)\.?$/iu;

function notes({ file, data }: ContentDocument): Issues<Issue> {
  return Object.entries(asObject(data)).map(([name, fact]) => {
    const source = textProperty(fact, 'source')?.trim() ?? '';
    if (!NO_SOURCE.test(source)) return undefined;
    return {
      path: file.path,
      pointer: `${pointerStep(name)}/source`,
      code: 'no-source',
      message: `Visitors would read "Source: ${source}", which does not say what the figure is based on.`,
      suggestion: 'Name the records, such as "our rent ledger, month by month".',
    };
  });
}

/** A percentage, sum or "more than": such figures were measured. */
const MEASURED = /\d(?:%|\+|[KMB]\b| ?(?:million|billion)\b)|\bper ?cent\b/;
/** A number in the thousands; in a chart, its source is next to it. */
const [LARGE, CHART_POINTER] = [/^\d{1,3}(?:,\d{3})+$/, /\/rows\/\d+\//];

function typed({ value, from, pointer }: Use): Issues<Issue> {
  const isMeasured = MEASURED.test(value) || (LARGE.test(value) && !CHART_POINTER.test(pointer));
  if (factsIn(value).length > 0 || !isMeasured) return undefined;
  return {
    path: from.path,
    pointer,
    code: 'figure-without-fact',
    message: `"${value}" is shown large, but nothing says what it is based on.`,
    suggestion: 'Add it to facts.json with its period and source, and quote it here: {{facts.name}}.',
  };
}

function unproven(name: string, content: Content): Issues<Issue> {
  const [document] = content.documents('facts');
  const fact = property(document?.data, name);
  // The address of a document is no figure, which is reported where it is shown.
  if (!document || !isObject(fact) || isAddress(textProperty(fact, 'value') ?? '')) return undefined;
  const missing = REQUIRED_DETAILS.filter((part) => textProperty(fact, part) === undefined);
  if (missing.length === 0) return undefined;
  return {
    path: document.file.path,
    pointer: `/${name}`,
    at: 'key',
    code: 'figure-without-proof',
    message: `The figure "${name}" is shown large, but does not give its ${listed(missing)}, so visitors cannot tell what it is based on.`,
    suggestion: `Add ${listed(missing.map((part) => `"${part}"`))}.`,
  };
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
