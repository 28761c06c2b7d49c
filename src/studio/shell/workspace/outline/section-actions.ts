import type { MenuItem } from '../../ui/Menu.tsx';
import { words } from '../../words/words.ts';
import type { SectionEdits } from './section-edits.ts';

interface SectionPlace {
  index: number;
  /** How many sections there are. */
  count: number;
  /** `insert` asks what to insert before it. */
  actions: Omit<SectionEdits, 'insert'> & { insert?: (index: number) => void };
}

/** What can be done with a section of a page, whether it is chosen from a menu or by a button. */
export function sectionActions({
  index,
  count,
  actions,
}: SectionPlace): (MenuItem & Required<Pick<MenuItem, 'icon'>>)[] {
  const { fields, pages } = words;
  const { insert } = actions;
  return [
    { label: fields.moveUp, icon: 'arrow-up', isDisabled: index === 0, run: () => actions.move(index, index - 1) },
    {
      label: fields.moveDown,
      icon: 'arrow-down',
      isDisabled: index === count - 1,
      run: () => actions.move(index, index + 1),
    },
    { label: fields.duplicate, icon: 'copy', run: () => actions.duplicate(index) },
    ...(insert ? [{ label: pages.addBefore, icon: 'plus' as const, run: () => insert(index) }] : []),
    {
      label: fields.delete,
      icon: 'trash-2',
      tone: 'danger',
      isDisabled: count === 1,
      run: () => actions.remove(index),
    },
  ];
}
