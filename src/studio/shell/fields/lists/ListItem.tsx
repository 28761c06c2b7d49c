import { pointerStep, textProperty } from '../../../../content/read/json.ts';
import type { Shape } from '../../schema/schema-set.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Menu, type MenuItem } from '../../ui/Menu.tsx';
import { useSortableItem } from '../../ui/sortable.tsx';
import { fill, words } from '../../words/words.ts';
import { useThingActions } from '../../workspace/operations/thing-actions.tsx';
import { useForm } from '../form-context.ts';
import { ItemCard, stepOf } from './ItemCard.tsx';
import styles from './ListField.module.css';

interface ListItemProps {
  id: string;
  index: number;
  pointer: string;
  /** The list. */
  name: string;
  title: string;
  saying?: string;
  shape: Shape;
  value: unknown;
  /** The whole list. */
  items: readonly unknown[];
  /** A single field, which needs no card. */
  isSimple: boolean;
  count: number;
  canRemove: boolean;
  depth: number;
  onMove: (from: number, to: number) => void;
  onDuplicate: () => void;
  onRemove: (index: number) => void;
}

/** An item of a list. */
export function ListItem(props: ListItemProps) {
  const { id, index, pointer, name, title, saying, shape, value, items, isSimple, depth, onMove } = props;
  const form = useForm();
  const { Field, Fields } = form;
  const { ref, handleRef, isDragging } = useSortableItem(id, index);
  const own = form.set.at(shape, value);
  const thing = useNamedItem(props);
  if (!isSimple) {
    return (
      <ItemCard
        pointer={pointer}
        title={title}
        saying={saying}
        actions={thing.items.length > 0 ? [...actionsOf(props).slice(0, -1), ...thing.items] : actionsOf(props)}
        dialog={thing.dialog}
        cardRef={ref}
        handleRef={handleRef}
        isDragging={isDragging}
        onMove={(step) => onMove(index, index + step)}
      >
        {own.schema.type === 'object' ? (
          <Fields
            pointer={pointer}
            shape={own}
            value={value}
            label={title}
            others={items.toSpliced(index, 1)}
            depth={depth + 1}
          />
        ) : (
          <Field pointer={pointer} name={name} label={title} shape={shape} value={value} isRequired depth={depth + 1} />
        )}
      </ItemCard>
    );
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears the keys of the field in it.
    <div
      ref={ref}
      className={styles.row}
      onKeyDown={(event) => {
        const step = event.altKey ? stepOf(event.key) : undefined;
        if (step === undefined) return;
        event.preventDefault();
        onMove(index, index + step);
      }}
    >
      <span ref={handleRef} className={styles.handle} title={fill(words.fields.drag, { what: title })}>
        <Icon name="grip-vertical" />
      </span>
      <div className={styles.rowField}>
        <Field
          pointer={pointer}
          name={name}
          label={title}
          isLabelHidden
          shape={shape}
          value={value}
          isRequired
          depth={depth}
        />
      </div>
      <Menu label={fill(words.fields.more, { what: title })} items={actionsOf(props)} className={styles.rowMenu} />
    </div>
  );
}

/** What can be done with an item that other content names; nothing more with others. */
function useNamedItem({ pointer, value }: ListItemProps): Pick<ReturnType<typeof useThingActions>, 'items' | 'dialog'> {
  const { file, kind } = useForm();
  const list = pointer.slice(0, pointer.lastIndexOf('/'));
  const by = kind.named.find(({ at }) => at === list)?.by;
  const name = by === undefined ? undefined : textProperty(value, by);
  const thing = useThingActions(`${file}#${pointer}${pointerStep(by ?? '')}`, name ?? '');
  return name === undefined ? { items: [], dialog: undefined } : thing;
}

function actionsOf({ index, count, canRemove, onMove, onDuplicate, onRemove }: ListItemProps): MenuItem[] {
  return [
    {
      label: words.fields.moveUp,
      icon: 'arrow-up',
      isDisabled: index === 0,
      run: () => onMove(index, index - 1),
    },
    {
      label: words.fields.moveDown,
      icon: 'arrow-down',
      isDisabled: index === count - 1,
      run: () => onMove(index, index + 1),
    },
    { label: words.fields.duplicate, icon: 'copy', run: onDuplicate },
    {
      label: words.fields.delete,
      icon: 'trash-2',
      tone: 'danger',
      isDisabled: !canRemove,
      run: () => onRemove(index),
    },
  ];
}
