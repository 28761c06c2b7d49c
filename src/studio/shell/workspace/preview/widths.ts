import { fill, uiTexts } from '../../i18n/ui-texts.ts';
import type { IconName } from '../../ui/Icon.tsx';

const KEY = 'studio-width';

/** The width that fills the available space, without scaling. */
export const FULL_WIDTH = 0;

/** A choice of width in CSS pixels, with a label such as "Phone, 390 pixels". */
const device = (value: number, icon: IconName, name: string) => ({
  value,
  icon,
  label: value === FULL_WIDTH ? name : `${name}, ${fill(uiTexts.stage.width, { width: value })}`,
});

/** The widths to choose from. */
export const devices = [
  device(FULL_WIDTH, 'panels-top-left', uiTexts.stage.fit),
  device(390, 'smartphone', uiTexts.stage.phone),
  device(768, 'tablet', uiTexts.stage.tablet),
  device(1280, 'laptop', uiTexts.stage.laptop),
  device(1600, 'monitor', uiTexts.stage.desktop),
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
