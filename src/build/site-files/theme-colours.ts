import type { Theme } from '../../generated/types.ts';

/** Colours that browsers and systems show around the site: its background, and the dark background of its icons. */
export function themeColours({ palette, tones }: Theme): { ground: string; dark: string } {
  const colour = (name: string) => palette[name] ?? name;
  return { ground: colour(tones.paper.surface), dark: colour(tones.ink.surface) };
}
