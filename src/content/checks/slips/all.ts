import { foreignMarkup } from './foreign-markup.ts';
import { letters } from './letters.ts';
import { links } from './links.ts';
import { markup } from './markup.ts';
import { numbers } from './numbers.ts';
import { pairs } from './pairs.ts';
import { sentences } from './sentences.ts';
import type { Slip } from './slip.ts';
import { spaces } from './spaces.ts';
import { spelling } from './spelling.ts';
import { unfinished } from './unfinished.ts';

/** All slips, in the order in which they are looked for. */
export const SLIPS: readonly Slip[] = [
  ...markup,
  ...unfinished,
  ...links,
  ...foreignMarkup,
  ...letters,
  ...spaces,
  ...sentences,
  ...pairs,
  ...numbers,
  ...spelling,
];
