import type { FallbackFont, GroundColours, Theme } from '../generated/types.ts';

/** The default background. */
const DEFAULT_TONE = 'paper';

/** The background that is dark even in light mode, and the one that is light even in dark mode. */
const DARK_TONE = 'ink';
const LIGHT_TONE = 'accent';

/** Extra properties on dark backgrounds; browser controls are dark there too. */
const ON_DARK = '--focus:var(--accent);--on-accent:var(--surface);--error:#ffb7a6;color-scheme:dark';
const ON_LIGHT = 'color-scheme:light';

/** Panels inside a section: in dark mode, they are lighter than the surface below them. */
const PANELS = `[data-tone] [data-tone]:not([data-tone=${LIGHT_TONE}])`;

/** Dims pictures in dark mode so that they do not glare; dark ones opt out (build/media/pictures.ts). */
const DIMMED = 'main img{filter:brightness(.8)}';

/**
 * Converts theme.json to the style rules that all components use: shapes and fonts on `:root`, and the functional
 * colours of each tone (`--surface`, `--text`, `--button-text` …) on `[data-tone="…"]`.
 * @throws RangeError if a tone names a colour that the palette lacks; the checker reports it earlier, with its place
 */
export function themeCss(theme: Theme): string {
  const { display, text } = theme.fonts;
  const shape = [
    `--radius:${theme.radius}`,
    `--page:${inRem(theme.pageWidth)}`,
    `--font-display:${fontStack(display.family, 'display fallback')}`,
    `--font-display-loaded:${fontStack(lateFontAlias(display.family), 'display fallback')}`,
    `--font-text-loaded:${fontStack(text.family, 'text fallback')}`,
  ];
  const { [DEFAULT_TONE]: page, ...others } = theme.tones;
  return [
    fallbackRules(theme),
    `@layer tokens{:root{${shape.join(';')}}`,
    toneRule(DEFAULT_TONE, toneProperties(theme, page, false)),
    // In print, every background is the page's.
    '@media screen{',
    ...Object.entries(others).map(([name, roles]) => toneRule(name, toneProperties(theme, roles, name === DARK_TONE))),
    '}',
    joinedSections(Object.keys(theme.tones)),
    darkRules(theme),
    '}',
  ].join('');
}

/** What dark mode changes: the properties that differ from those of light mode. */
function darkRules(theme: Theme): string {
  const { dark, tones } = theme;
  if (!dark) return '';
  const rules = Object.entries(tones).flatMap(([name, light]) => {
    const roles = Object.entries(dark).find(([tone]) => tone === name)?.[1];
    if (!roles) return [];
    const known = new Set(toneProperties(theme, light, name === DARK_TONE));
    const properties = toneProperties(theme, roles, name !== LIGHT_TONE);
    return toneRule(
      name,
      properties.filter((one) => !known.has(one)),
    );
  });
  return `@media screen and (prefers-color-scheme:dark){${rules.join('')}${panelRule(theme, dark)}${DIMMED}}`;
}

/** The colours of panels in dark mode, except those that all dark tones share. */
function panelRule(theme: Theme, { panel, ...dark }: NonNullable<Theme['dark']>): string {
  if (!panel) return '';
  const tones = Object.entries({ ...theme.tones, ...dark }).filter(([name]) => name !== LIGHT_TONE);
  const known = tones.map(([, roles]) => new Set(toneProperties(theme, roles, true)));
  const properties = toneProperties(theme, panel, true).filter((one) => !known.every((tone) => tone.has(one)));
  return `${PANELS}{${properties.join(';')}}`;
}

function toneRule(name: string, properties: string[]): string {
  const selector = name === DEFAULT_TONE ? `:root,[data-tone=${name}]` : `[data-tone=${name}]`;
  return `${selector}{${properties.join(';')}}`;
}

/** The properties of one tone's colours, and whether it is dark. */
function toneProperties(theme: Theme, roles: GroundColours, isDark: boolean): string[] {
  const colours = Object.entries(roles).map(([role, colour]) => `${property(role)}:${paletteColour(theme, colour)}`);
  return [...colours, isDark ? ON_DARK : ON_LIGHT];
}

/**
 * Between two sections on the same background, which look like one, there is less space than between two backgrounds.
 * The block's host says which background it ends on, because `:has()` would make navigation slower.
 */
function joinedSections(tones: string[]): string {
  const pairs = tones.map((name) => `[data-ends=${name}]+[data-block] section[data-tone=${name}]`);
  return `${pairs.join()}{--start:calc(var(--section)/4)}`;
}

/** The font size to which lengths in pixels refer. */
const USUAL_TEXT = 16;

/** A length that scales with the font size, as on very wide screens (styles/base.css). */
function inRem(length: string): string {
  return length.endsWith('px') ? `${Number.parseFloat(length) / USUAL_TEXT}rem` : length;
}

/** Converts a role such as buttonText to the property --button-text. */
function property(role: string): string {
  return `--${role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

function paletteColour(theme: Theme, name: string): string {
  const value = theme.palette[name];
  if (value === undefined) throw new RangeError(`The palette has no colour "${name}".`);
  return value;
}

/** `local()` sources of common fonts with about the same width. */
const local = (...names: string[]) => names.map((name) => `local("${name}")`).join(',');
const REGULAR = local('Arial', 'Liberation Sans', 'Nimbus Sans', 'Roboto');
const BOLD = local('Arial Bold', 'Liberation Sans Bold', 'NimbusSans-Bold', 'Roboto Bold');

/** System fonts adjusted to the metrics of the brand's fonts, so that nothing moves when a font arrives. */
function fallbackRules({ fonts }: Theme): string {
  const rule = (name: string, source: string, weights: string, { size, ascent, descent }: FallbackFont) =>
    `@font-face{font-family:"${name} fallback";src:${source};font-weight:${weights};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`;
  const rules = Object.entries(fonts).flatMap(([name, { fallback, boldFallback }]) => [
    fallback && rule(name, REGULAR, boldFallback ? '100 500' : '100 900', fallback),
    boldFallback && rule(name, BOLD, fallback ? '501 900' : '100 900', boldFallback),
  ]);
  return rules.filter((one) => one !== undefined).join('');
}

/**
 * A second name for the headline font. If the font is not there in time for the first paint, browsers ignore it under
 * its first name until the next document is loaded, even once it has arrived. Under another name it can be used.
 */
export function lateFontAlias(family: string): string {
  return family === 'system' ? family : `late ${family}`;
}

/** A font with its fallback fonts, as the value of `font-family`. */
function fontStack(family: string, fallback: string): string {
  const stack = [`'${fallback}'`, 'sans-serif'];
  return (family === 'system' ? stack : [`'${family}'`, ...stack]).join(',');
}
