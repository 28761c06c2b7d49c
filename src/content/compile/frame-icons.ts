/** The icons of what script alone shows, which no document holds. */
import type { Navigation } from '../../generated/types.ts';
import { iconSet, symbolText } from '../read/icon-set.ts';

/** The one icon that the floating menu has by itself. */
const TOGGLE = 'plus';

/** Symbols of the floating menu, by id. */
export function frameIcons({ floatingMenu }: Navigation): Record<string, string> {
  const names = new Set([TOGGLE, ...floatingMenu.actions.map(({ icon }) => icon)]);
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const icon = iconSet().get(name);
      return icon ? [[`i-${name}`, symbolText(`i-${name}`, icon)]] : [];
    }),
  );
}
