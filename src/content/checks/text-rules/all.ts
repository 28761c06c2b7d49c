import { dates } from './dates.ts';
import { days } from './days.ts';
import { foreignMarkup } from './foreign-markup.ts';
import { apostrophes } from './grammar/apostrophes.ts';
import { grammar } from './grammar/grammar.ts';
import { languages } from './languages.ts';
import { letters } from './letters.ts';
import { links } from './links.ts';
import { markup } from './markup.ts';
import { numbers } from './numbers.ts';
import { pairs } from './pairs.ts';
import { ranges } from './ranges.ts';
import { sentences } from './sentences.ts';
import { spaces } from './spaces.ts';
import { spelling } from './spelling.ts';
import type { TextRule } from './text-rule.ts';
import { unfinished } from './unfinished.ts';
import { wordPairs } from './word-pairs.ts';

/** All rules for single texts, in the order they are tried. */
export const textRules: readonly TextRule[] = [
  ...markup,
  ...unfinished,
  ...links,
  ...foreignMarkup,
  ...letters,
  ...spaces,
  ...sentences,
  ...pairs,
  ...numbers,
  ...days,
  ...dates,
  ...ranges,
  ...spelling,
  grammar,
  ...apostrophes,
  ...wordPairs,
  ...languages,
];
