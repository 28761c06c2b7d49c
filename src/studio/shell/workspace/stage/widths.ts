import type { IconName } from '../../ui/Icon.tsx';
import { fill, words } from '../../words/words.ts';

const KEY = 'studio-width';

/** The width that fills the available space, without scaling. */
export const FULL_WIDTH = 0;

/** A choice of width in CSS pixels, with a label such as "Phone, 390 pixels". */
const device = (value: number, icon: IconName, name: string) => ({
  value,
  icon,
  label: value === FULL_WIDTH ? name : `${name}, ${fill(words.stage.width, { width: value })}`,
});

/** The widths to choose from. */
export const devices = [
  device(FULL_WIDTH, 'panels-top-left', words.stage.fit),
  device(390, 'smartphone', words.stage.phone),
  device(768, 'tablet', words.stage.tablet),
  device(1280, 'laptop', words.stage.laptop),
  device(1600, 'monitor', words.stage.desktop),
];

/** The stored width, or FULL_WIDTH. */
export function widthStored(): number {
  const stored = Number(localStorage.getItem(KEY) ?? FULL_WIDTH);
  return devices.find(({ value }) => value === stored)?.value ?? FULL_WIDTH;
}

/** Stores the width in this browser. @param width in CSS pixels, or FULL_WIDTH */
export function storeWidth(width: number): void {
  localStorage.setItem(KEY, String(width));
}
