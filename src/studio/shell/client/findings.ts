import type { StudioFinding } from '../../contract/work.ts';

/** Findings by where they are, so that each field and each part of an outline finds its own. */
export interface FindingIndex {
  /** Errors first: they stand in the way of saving. */
  all: readonly StudioFinding[];
  /** By file and JSON pointer. */
  at: ReadonlyMap<string, readonly StudioFinding[]>;
  /** The highest severity at a place or anywhere below it, by file and pointer. */
  worst: ReadonlyMap<string, 'error' | 'warning'>;
}

/** A place as a key: file and pointer. */
export function placeKey(file: string, pointer: string): string {
  return `${file}#${pointer}`;
}

/** Findings by place, with the worst severity at and inside each place. */
export function indexFindings(findings: readonly StudioFinding[]): FindingIndex {
  const at = Map.groupBy(findings, ({ file, pointer }) => placeKey(file, pointer));
  const worst = new Map<string, 'error' | 'warning'>();
  for (const { file, pointer, severity } of findings) {
    for (const around of pointersAround(pointer)) {
      const key = placeKey(file, around);
      if (worst.get(key) !== 'error') worst.set(key, severity);
    }
  }
  const all = findings.toSorted((one, other) => rank(one) - rank(other));
  return { all, at, worst };
}

function rank({ severity }: StudioFinding): number {
  return severity === 'error' ? 0 : 1;
}

/** The pointer itself and those of everything around it, up to the whole file. */
export function pointersAround(pointer: string): string[] {
  const steps = pointer.split('/').slice(1);
  return Array.from({ length: steps.length + 1 }, (_, length) =>
    steps
      .slice(0, length)
      .map((step) => `/${step}`)
      .join(''),
  );
}
