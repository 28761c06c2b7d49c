const WITHIN = /\bwithin \**(\{\{facts\.\w+\}\})/g;

/** The facts that texts quote as the time until people get an answer: "within {{facts.replyTime}}". English only. */
export const promisedTimes = (texts: readonly unknown[]): string[] =>
  texts.flatMap((text) => [...String(text ?? '').matchAll(WITHIN)].map(([, fact = '']) => fact));
