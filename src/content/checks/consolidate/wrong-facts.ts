import type { Content } from '../../read/content.ts';
import { pointerSteps } from '../../read/json.ts';
import { wordSet } from '../../read/split-words.ts';
import type { Issue } from '../../report/issues.ts';

/** Findings about a chart whose figures are wrong, or cannot be read. */
const CHART_CODES = wordSet('description-differs share-beyond-whole part-beyond-whole no-figure units-differ');

/** Suppresses findings about charts that draw a fact with a wrong value, which is reported in facts.json. */
export function suppressChartsOfWrongFacts(issues: Issue[], content: Content): Issue[] {
  const [facts] = content.documents('facts');
  const wrong = new Set(
    issues.flatMap(({ path, pointer }) => {
      const [name = '', part, ...rest] = pointerSteps(pointer);
      return path === facts?.file.path && part === 'value' && rest.length === 0 ? [name] : [];
    }),
  );
  if (wrong.size === 0) return issues;
  const charts = new Set(
    [...wrong].flatMap((name) => content.graph.usesOf('fact', name).map((use) => chartOf(use.from.path, use.pointer))),
  );
  return issues.filter(({ code, path, pointer }) => !(CHART_CODES.has(code) && charts.has(chartOf(path, pointer))));
}

/** The chart that a value is in. */
const chartOf = (path: string, pointer: string) =>
  `${path} ${pointer.replace(/\/(?:rows\/.*|description|whole)$/, '')}`;
