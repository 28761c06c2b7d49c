import { property, textProperty } from '../../../content/read/json.ts';
import type { StudioClient } from '../client/studio-client.ts';

const KEY = 'studio-look';

export const appearances = ['system', 'light', 'dark'] as const;
export type Appearance = (typeof appearances)[number];

const device = () => matchMedia('(prefers-color-scheme: dark)');

/** The chosen appearance. */
export function chosenAppearance(): Appearance {
  const stored = localStorage.getItem(KEY);
  return appearances.find((appearance) => appearance === stored) ?? 'system';
}

/** Applies the chosen appearance, and follows changes of the device's colour scheme. */
export function applyAppearance(): void {
  showAppearance();
  device().addEventListener('change', showAppearance);
}

/** Applies an appearance, and stores the choice in this browser. */
export function chooseAppearance(appearance: Appearance): void {
  localStorage.setItem(KEY, appearance);
  showAppearance();
}

function showAppearance(): void {
  const appearance = chosenAppearance();
  document.documentElement.dataset.look = appearance === 'system' ? (device().matches ? 'dark' : 'light') : appearance;
  showAccent();
}

let accents: Record<string, readonly [string, string]> = {};

/** Keeps the studio's accent colour the same as the site's link colour. @returns a function that stops this */
export function syncAccentColour(studio: StudioClient): () => void {
  const theme = studio.overview.get().files.find(({ file }) => file === 'theme.json');
  if (!theme) return () => {};
  const { view } = studio.file(theme.file);
  const take = () => {
    const { data } = view.get();
    accents = { light: accentOn(data, 'paper'), dark: accentOn(data, 'ink') };
    showAccent();
  };
  take();
  return view.watch(take);
}

function accentOn(theme: unknown, tone: string): readonly [string, string] {
  const colour = (role: string) =>
    textProperty(property(theme, 'palette'), textProperty(property(property(theme, 'tones'), tone), role) ?? '') ?? '';
  return [colour('link'), colour('surface')];
}

function showAccent(): void {
  const { style, dataset } = document.documentElement;
  const [accent = '', onAccent = ''] = accents[dataset.look ?? 'light'] ?? [];
  style.setProperty('--accent', accent);
  style.setProperty('--on-accent', onAccent);
}
