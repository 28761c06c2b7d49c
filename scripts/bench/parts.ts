/** The parts that can be measured separately: `npm run bench -- --only NAME`. */
export const PARTS = ['bytes', 'lighthouse', 'check', 'build', 'dev', 'studio'] as const;

export type Part = (typeof PARTS)[number];

/** Whether this is the name of a part. */
export function isPart(name: string): name is Part {
  return PARTS.some((part) => part === name);
}
