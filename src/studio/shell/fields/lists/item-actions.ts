import { uiTexts } from '../../i18n/ui-texts.ts';
import type { IconName } from '../../ui/Icon.tsx';
import type { MenuItem } from '../../ui/Menu.tsx';

interface ListedItem {
  index: number;
  /** How many items there are. */
  count: number;
  canRemove: boolean;
  actions: {
    move: (from: number, to: number) => void;
    duplicate: (index: number) => void;
    remove: (index: number) => void;
    /** Asks what to insert before the item. */
    insert?: (index: number) => void;
  };
}

/** What can be done with a list item, or with a section of a page, whether it is chosen from a menu or by a button. */
export function itemActions({ index, count, canRemove, actions }: ListedItem): (MenuItem & { icon: IconName })[] {
  const { fields, pages } = uiTexts;
  const { move, duplicate, remove, insert } = actions;
  return [
    { label: fields.moveUp, icon: 'arrow-up', isDisabled: index === 0, run: () => move(index, index - 1) },
    { label: fields.moveDown, icon: 'arrow-down', isDisabled: index === count - 1, run: () => move(index, index + 1) },
    { label: fields.duplicate, icon: 'copy', run: () => duplicate(index) },
    ...(insert ? [{ label: pages.addBefore, icon: 'plus' as const, run: () => insert(index) }] : []),
    { label: fields.delete, icon: 'trash-2', tone: 'danger', isDisabled: !canRemove, run: () => remove(index) },
  ];
}
