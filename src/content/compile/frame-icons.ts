/** The icons that only scripts show, and that documents do not contain. */
import type { Navigation } from '../../generated/types.ts';
import { iconSet, symbolText } from '../read/icon-set.ts';

/** The icon of the floating menu's button. */
const TOGGLE = 'plus';

/** The icon symbols of the floating menu, by id. */
export function frameIcons({ floatingMenu }: Navigation): Record<string, string> {
  const names = new Set([TOGGLE, ...floatingMenu.actions.map(({ icon }) => icon)]);
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const icon = iconSet().get(name);
      return icon ? [[`i-${name}`, symbolText(`i-${name}`, icon)]] : [];
    }),
  );
}
