/**
 * How many of many similar cases a test tries: `*.sample.test.ts` files run in `npm test`, and with all cases in the
 * nightly tests; `*.storages.test.ts` files run over SQLite in `npm test`, and over every storage in the slow tests;
 * `*.slow.test.ts` files always try all.
 */

/** Whether all cases are tried. */
export const isThorough = process.env.THOROUGH === 'yes';

/** The storages that staff commands and retention are tried over. */
export const STORAGES = isThorough ? (['SQLite', 'PostgreSQL'] as const) : (['SQLite'] as const);

/** How often something random is tried: in `npm test`, and in the nightly tests. */
export function amount(everyDay: number, thorough: number): number {
  return isThorough ? thorough : everyDay;
}

/** A sample from the whole list of similar cases in `npm test`; all of them in the nightly tests. */
export function sample<Case>(cases: readonly Case[], everyDay: number): Case[] {
  if (isThorough || everyDay >= cases.length) return [...cases];
  const step = cases.length / everyDay;
  return Array.from({ length: everyDay }, (_, index) => cases.slice(Math.floor(index * step))[0]).filter(
    (one) => one !== undefined,
  );
}
