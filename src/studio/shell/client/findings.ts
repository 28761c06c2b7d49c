import type { StudioFinding } from '../../contract/work.ts';

/** Findings indexed by location, for fields and outline entries. */
export interface FindingIndex {
  /** All findings, errors first, because they prevent saving. */
  all: readonly StudioFinding[];
  /** Findings by the key of their location (`locationKey`). */
  at: ReadonlyMap<string, readonly StudioFinding[]>;
  /** The highest severity at a location or inside it, by the key of the location. */
  worst: ReadonlyMap<string, 'error' | 'warning'>;
}

/** The map key of a location. */
export function locationKey(file: string, pointer: string): string {
  return `${file}#${pointer}`;
}

/** Builds the index of findings. */
export function indexFindings(findings: readonly StudioFinding[]): FindingIndex {
  const at = Map.groupBy(findings, ({ file, pointer }) => locationKey(file, pointer));
  const worst = new Map<string, 'error' | 'warning'>();
  for (const { file, pointer, severity } of findings) {
    for (const around of pointersAround(pointer)) {
      const key = locationKey(file, around);
      if (worst.get(key) !== 'error') worst.set(key, severity);
    }
  }
  const all = findings.toSorted((one, other) => rank(one) - rank(other));
  return { all, at, worst };
}

function rank({ severity }: StudioFinding): number {
  return severity === 'error' ? 0 : 1;
}

/** The pointers of all values that contain a location, from the whole file ('') to the location itself. */
export function pointersAround(pointer: string): string[] {
  const steps = pointer.split('/').slice(1);
  return Array.from({ length: steps.length + 1 }, (_, length) =>
    steps
      .slice(0, length)
      .map((step) => `/${step}`)
      .join(''),
  );
}
