/** Removes the rules of a style sheet that a document cannot need: selectors with classes that it does not contain. */
import type { StylePart } from './style-parts.ts';

/** The part of a style sheet that a document needs. */
export interface UsedRules {
  css: string;
  /** Whether it is the whole style sheet. */
  isWhole: boolean;
}

/** Returns the part of a style sheet that a document with these classes needs. */
export function purgeCss({ css, parts }: { css: string; parts: StylePart[] }, classes: ReadonlySet<string>): UsedRules {
  let isWhole = true;
  const textOf = (part: StylePart): string => {
    if (typeof part === 'string') return part;
    if ('parts' in part) {
      const inside = part.parts.map(textOf).join('');
      return inside === '' ? '' : `${part.head}{${inside}}`;
    }
    const wanted = part.selectors.filter((selector) => selector.classes.every((name) => classes.has(name)));
    // Unused selectors do not make a sheet incomplete: it is not worth fetching again for them.
    if (wanted.length === 0) isWhole = false;
    return wanted.length === 0 ? '' : wanted.map(({ text }) => text).join(',') + part.block;
  };
  const used = parts.map(textOf).join('');
  return isWhole ? { css, isWhole } : { css: used, isWhole };
}
