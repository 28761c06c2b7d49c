import { describe, expect, it } from 'vitest';
import type { Theme } from '../generated/types.ts';
import { themeCss } from './theme.ts';

const roles = {
  surface: 'light',
  raised: 'light',
  text: 'dark',
  muted: 'dark',
  accent: 'lime',
  link: 'dark',
  line: 'dark',
  button: 'dark',
  buttonText: 'light',
};

const theme: Theme = {
  palette: { light: '#ffffff', dark: '#111111', lime: '#d0c82a' },
  tones: { paper: roles, sand: roles, ink: { ...roles, surface: 'dark', text: 'light' }, accent: roles },
  fonts: { display: { family: 'Outfit' }, text: { family: 'system' } },
  radius: '12px',
  pageWidth: '1200px',
};

describe('themeCss', () => {
  it('applies the default tone to the page, and each other tone by its own rule', () => {
    const css = themeCss(theme);
    expect(css).toContain(':root,[data-tone=paper]{--surface:#ffffff;');
    expect(css).toContain('[data-tone=ink]{--surface:#111111;');
    expect(css).toContain('--error:#ffb7a6;color-scheme:dark}');
  });

  it('contains shapes and fonts, each with a fallback font of the same metrics', () => {
    const css = themeCss(theme);
    expect(css).toContain('--radius:12px;--page:75rem');
    expect(themeCss({ ...theme, pageWidth: '80rem' })).toContain('--page:80rem');
    expect(css).toContain("--font-display:'Outfit','display fallback',sans-serif");
    expect(css).toContain("--font-display-loaded:'late Outfit','display fallback',sans-serif");
    expect(css).toContain("--font-text-loaded:'text fallback',sans-serif");
  });

  it('keeps tones separate from paper, and darkens the ones the theme names if the system is in dark mode', () => {
    const night = { ...roles, surface: 'dark', text: 'light' };
    expect(themeCss(theme)).not.toContain('prefers-color-scheme');
    const css = themeCss({ ...theme, dark: { paper: night } });
    expect(css).toMatch(
      /^@layer tokens\{:root\{[^}]*\}:root,\[data-tone=paper\]\{[^}]*\}@media screen\{\[data-tone=sand\]/,
    );
    expect(css).toMatch(
      /@media screen and \(prefers-color-scheme:dark\)\{:root,\[data-tone=paper\]\{--surface:#111111;[^}]*color-scheme:dark\}main img\{[^}]*\}\}\}$/,
    );
  });

  it('gives panels inside a section their own colours in dark mode, except those on the accent', () => {
    const dark = { ink: { ...roles, surface: 'dark' }, panel: { ...roles, surface: 'lime' } };
    expect(themeCss({ ...theme, dark })).toContain(
      '[data-tone] [data-tone]:not([data-tone=accent]){--surface:#d0c82a}main img',
    );
    expect(themeCss({ ...theme, dark: { ink: dark.ink } })).not.toContain(':not([data-tone=accent])');
  });

  it('repeats in dark mode only what differs, and keeps the accent light there', () => {
    const dark = { paper: { ...roles, surface: 'dark' }, accent: { ...roles, surface: 'dark' } };
    expect(themeCss({ ...theme, dark })).toMatch(
      /\{:root,\[data-tone=paper\]\{--surface:#111111;--focus:[^}]*color-scheme:dark\}\[data-tone=accent\]\{--surface:#111111\}main img/,
    );
  });

  it('brings sections on the same background closer together', () => {
    expect(themeCss(theme)).toContain('[data-ends=ink]+[data-block] section[data-tone=ink],');
  });

  it('is in the tokens layer, so that components can override it', () => {
    expect(themeCss(theme)).toMatch(/^@layer tokens\{.*\}$/s);
  });

  it('throws for a colour that the palette lacks', () => {
    const broken = { ...theme, tones: { ...theme.tones, sand: { ...roles, link: 'violet' } } };
    expect(() => themeCss(broken)).toThrow('The palette has no colour "violet".');
  });
});
