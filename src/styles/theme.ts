import type { Theme } from '../generated/types.ts';

/** The ground of everything that names none. */
const DEFAULT_TONE = 'paper';

/** Grounds on which the browser draws its own controls for dark browserPorts. */
const DARK_TONES: readonly string[] = ['ink'];

/**
 * FairTurns theme.json into the style rules that feed every component: shape and faces on `:root`,
 * and the functional colours of each ground (`--surface`, `--text`, `--button-text` …) on `[data-tone="…"]`.
 *
 * @throws RangeError when a ground names a colour that the palette lacks; the checker reports it earlier, with its place
 */
export function themeCss(theme: Theme): string {
  const { display, text } = theme.fonts;
  const shape = [
    `--radius:${theme.radius}`,
    `--page:${theme.pageWidth}`,
    `--font-display:${fontStack(display.family, 'display fallback')}`,
    `--font-text-loaded:${fontStack(text.family, 'text fallback')}`,
  ];
  const tones = Object.entries(theme.tones).map(([name, roles]) => toneRule(theme, name, roles));
  return `@layer tokens{:root{${shape.join(';')}}${tones.join('')}}`;
}

function toneRule(theme: Theme, name: string, roles: Record<string, string>): string {
  const selector = name === DEFAULT_TONE ? `:root,[data-tone=${name}]` : `[data-tone=${name}]`;
  const colours = Object.entries(roles).map(([role, colour]) => `${property(role)}:${paletteColour(theme, colour)}`);
  const scheme = DARK_TONES.includes(name) ? 'dark' : 'light';
  return `${selector}{${colours.join(';')};color-scheme:${scheme}}`;
}

/** buttonText becomes --button-text. */
function property(role: string): string {
  return `--${role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

function paletteColour(theme: Theme, name: string): string {
  const value = theme.palette[name];
  if (value === undefined) throw new RangeError(`The palette has no colour "${name}".`);
  return value;
}

/** A face and the metric-matched system face of fonts.css that stands in for it. */
function fontStack(family: string, fallback: string): string {
  const stack = [`'${fallback}'`, 'sans-serif'];
  return (family === 'system' ? stack : [`'${family}'`, ...stack]).join(',');
}
