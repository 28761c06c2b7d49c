/** How much of what is alike a test tries: files named `*.sample.test.ts` run every day, and again in the long proofs. */

/** Whether these are the long proofs. */
const isThorough = process.env.THOROUGH === 'yes';

/** How often something random is tried: every day, and in the long proofs. */
export function amount(everyDay: number, thorough: number): number {
  return isThorough ? thorough : everyDay;
}

/** Of cases that are alike, some from everywhere in the list every day; in the long proofs all. */
export function sample<Case>(cases: readonly Case[], everyDay: number): Case[] {
  if (isThorough || everyDay >= cases.length) return [...cases];
  const step = cases.length / everyDay;
  return Array.from({ length: everyDay }, (_, index) => cases.slice(Math.floor(index * step))[0]).filter(
    (one) => one !== undefined,
  );
}
