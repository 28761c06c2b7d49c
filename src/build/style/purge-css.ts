/** Leaves out of a style sheet what a document cannot need: rules for classes that do not occur in it. */
import type { StylePart } from './style-parts.ts';

/** What a document needs of a style sheet. */
export interface UsedRules {
  css: string;
  /** Whether it is the whole style sheet. */
  isWhole: boolean;
}

/** What a document with these classes needs of a style sheet with these parts. */
export function purgeCss({ css, parts }: { css: string; parts: StylePart[] }, classes: ReadonlySet<string>): UsedRules {
  let isWhole = true;
  const textOf = (part: StylePart): string => {
    if ('parts' in part) {
      const inside = part.parts.map(textOf).join('');
      return inside === '' ? '' : `${part.head}{${inside}}`;
    }
    if (part.selectors.some((wanted) => wanted.every((name) => classes.has(name)))) return part.text;
    isWhole = false;
    return '';
  };
  const used = parts.map(textOf).join('');
  return isWhole ? { css, isWhole } : { css: used, isWhole };
}
