import type { ChartBasis, Proof } from '../../../contracts/resolved.ts';
import type { Row } from './rows.ts';

/** The bases of a chart's figures, without duplicates; if there are several, with the rows each applies to. */
export function basesOf(rows: Row[]): ChartBasis[] {
  const bases = new Map<string, { proof: Proof; labels: Set<string> }>();
  for (const { label, values } of rows)
    for (const { proof } of values) {
      if (!proof?.status) continue;
      const key = [proof.status, proof.period, proof.source].join();
      const basis = bases.get(key) ?? { proof, labels: new Set() };
      bases.set(key, basis);
      basis.labels.add(label);
    }
  return [...bases.values()].map(({ proof, labels }) => ({
    proof,
    ...(bases.size > 1 && { of: [...labels].join(', ') }),
  }));
}
